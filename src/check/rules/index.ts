import type { Issue } from '../../content/issue.ts';
import type { Reading } from '../../read/content.ts';

/** A rule looks at the whole content and says what is wrong; it never prints. */
export type Rule = (reading: Reading) => Issue[];

export const rules: readonly Rule[] = [];
