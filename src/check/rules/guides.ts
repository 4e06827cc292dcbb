import { sharedOf } from '../../content/document.ts';
import { decode } from '../../documents/decode.ts';
import type { Reading } from '../../documents/read-files.ts';
import { type Issue, issueAt } from '../../values/issue.ts';
import { repositoryOfLink } from '../guide/regions.ts';

/** The guide with links « ➕ ». */
export const LINKED_GUIDE = 'JE-VEUX.md';

/** Reports links « ➕ » of the guide (create a file on GitHub) that open another repository than that of the content. */
export function guideLinks({ content, guides, nameOf }: Reading): Issue[] {
  const now = sharedOf(content).site?.repository?.replace(/\/+$/, '');
  const file = guides.get(LINKED_GUIDE);
  if (!now || !file) return [];
  const lines = decode(file.bytes).text.split('\n');
  const repositories = lines.map(repositoryOfLink);
  const at = repositories.findIndex((one) => one !== undefined && one !== now);
  if (at < 0) return [];
  const position = { line: at + 1, column: (lines[at] ?? '').indexOf('](') + 3 };
  return [
    issueAt(nameOf(LINKED_GUIDE), position, {
      rule: 'a-remplacer',
      severity: 'warning',
      message: `Les liens « ➕ » de cette page ouvrent le dépôt ${repositories[at]}, et non celui que nomme site.yml.`,
      hint: `Dans toute la page, remplacez « ${repositories[at]} » par « ${now} ». Sur un ordinateur où le site est installé, la commande « npm run guide » le fait.`,
    }),
  ];
}
