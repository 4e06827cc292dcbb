import { resolve } from 'node:path';
import { type ParsedDocument, parse } from '../documents/body/parse-body.ts';
import { diskCache } from '../documents/disk/cache.ts';
import { sourcesKey } from '../documents/disk/stamp.ts';
import { readContent } from '../documents/read-content.ts';
import type { Reading } from '../documents/read-files.ts';
import type { Document, ReadDocument } from '../model/document.ts';
import { applyRules, type CheckResult } from './apply-rules.ts';
import { checked, findingsIn } from './checked.ts';
import { pictureFiles } from './rules/picture-files.ts';

/** Reads a content folder and applies every rule; what is known of a body is read from the disk the next time. */
export async function check(folder: string): Promise<CheckResult> {
  const reading = await readContent(folder);
  Array.from(recalled(reading.content.documents));
  return checkReading(reading);
}

/** Applies every rule to a content folder that is already parsed. */
export const checkReading = (reading: Reading): CheckResult => applyRules(reading, [pictureFiles]);

/** Cache of what checks find in bodies, so that a text is parsed one time; at most 100 MB. */
const bodyCache = diskCache(resolve('.cache/checks'), 100_000_000);

/** Code on which the facts and issues of a body depend. */
const keyOf = sourcesKey('values', 'site', 'model', 'documents', 'check');

/**
 * Finds what is in the bodies of documents: on the disk, or else by parsing, and stores it there. Yields each document whose
 * body had to be parsed, with its tree, which nobody keeps.
 */
export function* recalled(
  documents: readonly ReadDocument[],
  cache = bodyCache,
): Generator<{ document: Document; parsed: ParsedDocument }> {
  for (const read of documents) {
    // The text also contains the frontmatter, on which both depend.
    const key = keyOf(read.file, read.text);
    const bytes = cache.recall(key);
    if (bytes) {
      checked(read, () => JSON.parse(bytes.toString('utf8')));
      continue;
    }
    const parsed = parse(read);
    const found = findingsIn(parsed);
    cache.store(key, Buffer.from(JSON.stringify(found)));
    yield { document: checked(read, () => found), parsed };
  }
}
