import { resolve } from 'node:path';
import { recallFacts } from '../documents/body/body-facts.ts';
import { diskCache } from '../documents/disk/cache.ts';
import { sourcesKey } from '../documents/disk/stamp.ts';
import { readContent } from '../documents/read-content.ts';
import type { Reading } from '../documents/read-files.ts';
import type { BodyFacts } from '../model/body.ts';
import type { Document } from '../model/document.ts';
import type { Issue } from '../values/issue.ts';
import { applyRules, type CheckResult } from './apply-rules.ts';
import { bodyIssues, recallIssues } from './bodies/body-issues.ts';
import { pictureFiles } from './rules/picture-files.ts';

/** Reads a content folder and applies every rule; what is known of a body is read from the disk the next time. */
export async function check(folder: string): Promise<CheckResult> {
  const reading = await readContent(folder);
  Array.from(completeBodies(reading.content.documents));
  return checkReading(reading);
}

/** Applies every rule to a content folder that is already parsed. */
export const checkReading = (reading: Reading): CheckResult => applyRules(reading, [pictureFiles]);

/** What a check found in a body. */
interface StoredBody {
  facts: BodyFacts;
  issues: Issue[];
}

/** Cache of what checks find in bodies, so that a text is parsed one time; at most 100 MB. */
const bodyCache = diskCache(resolve('.cache/checks'), 100_000_000);

/** Code on which the facts and issues of a body depend. */
const keyOf = sourcesKey('values', 'site', 'model', 'documents', 'check');

/**
 * Gives the documents the facts and issues of their bodies: from the disk, or else found, and stored there. Yields each
 * document whose body had to be parsed, while it is in memory.
 */
export function* completeBodies(
  documents: readonly Document[],
  cache = bodyCache,
): Generator<Document> {
  for (const document of documents) {
    // The text also contains the frontmatter, on which both depend.
    const key = keyOf(document.file, document.text);
    const bytes = cache.recall(key);
    if (bytes) {
      const { facts, issues }: StoredBody = JSON.parse(bytes.toString('utf8'));
      recallFacts(document, facts);
      recallIssues(document, issues);
      continue;
    }
    const found: StoredBody = { facts: document.facts, issues: bodyIssues(document) };
    cache.store(key, Buffer.from(JSON.stringify(found)));
    yield document;
  }
}
