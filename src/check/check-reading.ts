import type { Reading } from '../read/content.ts';
import { applyRules, type CheckResult } from './apply-rules.ts';
import { factsReader } from './read-facts.ts';

/** Applies every rule to content that was read, and reads its bodies for that. */
export const checkReading = (reading: Reading): CheckResult =>
  applyRules(reading, factsReader(reading));
