// Reads what this page has left in the browser's storage. Whatever stands there, an older page or a person may have
// written it: nothing about it is certain.

export function browserStorage(): Storage | null {
  try {
    return typeof localStorage === 'undefined' ? null : localStorage;
  } catch {
    return null; // barred by the browser's settings
  }
}

/** The fields of the object under `key`, and no others (as "constructor" would be); none if there is no such object. */
export function storedFields(key: string, storage = browserStorage()): Record<string, unknown> {
  const fields = Object.create(null) as Record<string, unknown>;
  try {
    const value: unknown = JSON.parse(storage?.getItem(key) ?? 'null');
    return typeof value === 'object' && !Array.isArray(value) ? Object.assign(fields, value) : fields;
  } catch {
    return fields;
  }
}

interface Types {
  string: string;
  number: number;
}
/** The fields that hold a value of this type. */
export function storedOf<T extends keyof Types>(type: T, fields: Record<string, unknown>): Record<string, Types[T]> {
  for (const [name, value] of Object.entries(fields)) if (typeof value !== type) delete fields[name];
  return fields as Record<string, Types[T]>;
}
