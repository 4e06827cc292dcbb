import { readContent } from '../documents/read-content.ts';
import type { Reading } from '../documents/read-files.ts';
import { applyRules, type CheckResult } from './apply-rules.ts';
import { readBody } from './bodies/read-body.ts';
import { pictureFiles } from './rules/picture-files.ts';

/** Reads a content folder and applies every rule; called by `npm run check`, the build and dev. */
export const check = async (folder: string): Promise<CheckResult> =>
  checkReading(await readContent(folder, readBody));

/** Applies every rule to a content folder that is already parsed. */
export const checkReading = (reading: Reading): CheckResult => applyRules(reading, [pictureFiles]);
