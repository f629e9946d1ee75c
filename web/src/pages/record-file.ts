// Reads the file of a game, finished or not; the rules engine checks what is in it.
import { fromFile, type LocalTable } from '../wire/local-tables';

/** A long game of six players has less than half of this, in bytes. */
const MOST = 8_000_000;

export type ReadRecord = { record: unknown } | { table: LocalTable } | { fault: 'notRecord' | 'tooLarge' };

export async function readRecord(file: Blob): Promise<ReadRecord> {
  if (file.size > MOST) return { fault: 'tooLarge' };
  try {
    const record = JSON.parse(await file.text()) as { format?: unknown } | null;
    const table = fromFile(record);
    if (table) return { table };
    return record?.format === 'rattus-record' ? { record } : { fault: 'notRecord' };
  } catch {
    return { fault: 'notRecord' };
  }
}
