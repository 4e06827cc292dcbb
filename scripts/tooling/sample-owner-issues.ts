import { readFileSync } from 'node:fs';
import type { Issue } from '../../src/values/issue.ts';

/** GitHub's list of the people who must review changes of each file. */
export const CODEOWNERS = '.github/CODEOWNERS';

/** Warnings for the sample owners (`@example-org/…`) in CODEOWNERS, which GitHub ignores silently. */
export function sampleOwnerIssues(read = (file: string) => readFileSync(file, 'utf8')): Issue[] {
  return read(CODEOWNERS)
    .split('\n')
    .flatMap((line, at): Issue[] => {
      const column = line.startsWith('#') ? 0 : line.indexOf('@example-org/') + 1;
      if (column === 0) return [];
      return [
        {
          rule: 'a-remplacer',
          severity: 'warning',
          file: CODEOWNERS,
          line: at + 1,
          column,
          message: `« ${line.slice(column - 1)} » est une équipe d’exemple : personne ne relit ces fichiers.`,
          hint: 'Écrivez à la place votre équipe ou votre nom d’utilisateur GitHub.',
        },
      ];
    });
}
