// The proof that a shuffle was not changed during the game: its SHA-256 was shown before the first token was laid
// (docs/reference/protocol.md).

export type Verdict = 'good' | 'bad' | 'cannot';

/** Compares a seed with the hash shown before. Browsers only do so over a secure connection. */
export async function checkSeal(seed: string, hash: string): Promise<Verdict> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (!subtle) return 'cannot';
  const digest = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(seed)));
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex === hash.toLowerCase() ? 'good' : 'bad';
}
