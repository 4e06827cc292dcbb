import type { Issue } from '../content/issue.ts';

/** An issue of a file that is being read: its name and, for an error, its severity are added later. */
export type Fault = Omit<Issue, 'file' | 'severity'> & { severity?: Issue['severity'] };

/** Faults as issues of a file. */
export const issuesOf = (faults: readonly Fault[], file: string): Issue[] =>
  faults.map((fault) => ({ severity: 'error', ...fault, file }));
