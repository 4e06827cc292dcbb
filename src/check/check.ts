import { readContent } from '../documents/read-content.ts';
import type { Reading } from '../documents/read-files.ts';
import { applyRules, type CheckResult } from './apply-rules.ts';
import { recallBodies } from './bodies/stored-bodies.ts';
import { pictureFiles } from './rules/picture-files.ts';

/** Reads a content folder and applies every rule; what is known of a body is read from the disk the next time. */
export async function check(folder: string): Promise<CheckResult> {
  const reading = await readContent(folder);
  recallBodies(reading.content.documents);
  return checkReading(reading);
}

/** Applies every rule to a content folder that is already parsed. */
export const checkReading = (reading: Reading): CheckResult => applyRules(reading, [pictureFiles]);
