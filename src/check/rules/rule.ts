import type { Issue } from '../../content/issue.ts';
import type { Checking } from '../checking.ts';

/** A rule looks at the whole content and says what is wrong; it never prints. */
export type Rule = (checking: Checking) => Issue[];

/** An issue about a whole file: its first line. */
export const aboutFile = (
  file: string,
  said: Pick<Issue, 'rule' | 'message' | 'hint' | 'suggestion'>,
  severity: Issue['severity'] = 'error',
): Issue => ({ severity, file, line: 1, column: 1, ...said });
