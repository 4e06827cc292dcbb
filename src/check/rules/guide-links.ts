import { repositoryOfLink } from '../../content/guide/regions.ts';
import type { Issue } from '../../content/issue.ts';
import type { Reading } from '../../read/content.ts';
import { decode } from '../../read/decode.ts';

const PATH = 'README.md';

/** The guide's links to a new file open the repository that `site.yml` names: moving house leaves them behind. */
export function guideLinks({ content, guides, nameOf }: Reading): Issue[] {
  const now = content.site?.repository?.replace(/\/+$/, '');
  const file = guides.get(PATH);
  if (!now || !file) return [];
  const lines = decode(file.bytes, PATH).text.split('\n');
  const repositories = lines.map(repositoryOfLink);
  const at = repositories.findIndex((one) => one !== undefined && one !== now);
  if (at < 0) return [];
  return [
    {
      rule: 'a-remplacer',
      severity: 'warning',
      file: nameOf(PATH),
      line: at + 1,
      column: (lines[at] ?? '').indexOf('](') + 3,
      message: `Les liens « ➕ » de cette page ouvrent le dépôt ${repositories[at]}, et non celui que nomme site.yml.`,
      hint: `Dans toute la page, remplacez « ${repositories[at]} » par « ${now} ». Sur un ordinateur où le site est installé, la commande « npm run guide » le fait.`,
    },
  ];
}
