import { readStored, writeStored } from '../../ui/stored/browser-store.ts';
import { CONTRIBUTIONS_KEY, withoutRecord } from './contributions.ts';

/**
 * Takes a contribution out of the browser's storage, read anew so that two tabs do not undo each
 * other. False when the storage cannot be read or written: nothing is lost then.
 */
export function deleteContribution(record: unknown): boolean {
  const stored = readStored(CONTRIBUTIONS_KEY);
  if (stored.kind === 'unreadable') return false;
  const items = stored.kind === 'list' ? stored.items : [];
  try {
    writeStored(CONTRIBUTIONS_KEY, withoutRecord(items, record));
    return true;
  } catch {
    return false;
  }
}
