// Reads the file of a game; the rules engine checks what is in it.

/** A long game of six players has less than half of this, in bytes. */
const MOST = 8_000_000;

export type ReadRecord = { record: unknown } | { fault: 'notRecord' | 'tooLarge' };

export async function readRecord(file: Blob): Promise<ReadRecord> {
  if (file.size > MOST) return { fault: 'tooLarge' };
  try {
    const record = JSON.parse(await file.text()) as { format?: unknown } | null;
    return record?.format === 'rattus-record' ? { record } : { fault: 'notRecord' };
  } catch {
    return { fault: 'notRecord' };
  }
}
