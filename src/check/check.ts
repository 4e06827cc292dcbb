import { storedBodies } from '../documents/disk/body-cache.ts';
import { readContent } from '../documents/read-content.ts';
import type { Reading } from '../documents/read-files.ts';
import { applyRules, type CheckResult } from './apply-rules.ts';
import { readBody } from './bodies/read-body.ts';
import { pictureFiles } from './rules/picture-files.ts';

/** Reads a content folder and applies every rule; what `read` found in a body is read from the disk the next time. */
export const check = async (folder: string, read = storedBodies(readBody)): Promise<CheckResult> =>
  checkReading(await readContent(folder, read));

/** Applies every rule to a content folder that is already parsed. */
export const checkReading = (reading: Reading): CheckResult => applyRules(reading, [pictureFiles]);
