import { readFileSync } from 'node:fs';
import type { Issue } from '../../src/engine/issue.ts';

/** Who must review which file, as GitHub reads it. */
export const OWNERS = '.github/CODEOWNERS';

/** The lines of CODEOWNERS whose owners are those of the sample: GitHub ignores them without a word. */
export function ownersToName(read = (file: string) => readFileSync(file, 'utf8')): Issue[] {
  return read(OWNERS)
    .split('\n')
    .flatMap((line, at): Issue[] => {
      const column = line.startsWith('#') ? 0 : line.indexOf('@example-org/') + 1;
      if (column === 0) return [];
      return [
        {
          rule: 'a-remplacer',
          severity: 'warning',
          file: OWNERS,
          line: at + 1,
          column,
          message: `« ${line.slice(column - 1)} » est une équipe d’exemple : personne ne relit ces fichiers.`,
          hint: 'Écrivez à la place votre équipe ou votre nom d’utilisateur GitHub.',
        },
      ];
    });
}
