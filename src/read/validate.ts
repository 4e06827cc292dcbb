import type { z } from 'zod';
import type { Issue, Place } from '../content/issue.ts';
import { explain } from '../content/messages.ts';

interface Subject {
  /** Path relative to the repository. */
  file: string;
  data: unknown;
  schema: z.ZodType;
  /** Place of a key in the whole file; of the opening fence for an empty path. */
  placeOf(path: readonly PropertyKey[]): Place;
}

/** Data of a known shape, or the issues that say why it is not: one for each field at fault. */
export function validate<T>(subject: Subject): { value: T | undefined; issues: Issue[] } {
  const result = subject.schema.safeParse(subject.data ?? {});
  if (result.success) return { value: result.data as T, issues: [] };
  const issues = result.error.issues.flatMap((fault) =>
    explain(fault, subject.data, subject.schema).map(({ path, ...said }) => ({
      ...said,
      severity: 'error' as const,
      file: subject.file,
      ...subject.placeOf(path),
    })),
  );
  return { value: undefined, issues };
}
