import { decode } from '../../documents/decode.ts';
import type { Reading } from '../../documents/read-content.ts';
import { type Issue, issueAt } from '../../values/issue.ts';
import { blocksPage } from '../guide/blocks-page.ts';
import { repositoryOfLink } from '../guide/regions.ts';

/** Reports manual changes in BLOCS.md: `npm run guide` generates this file and would overwrite them. */
export function editedGuide({ guides, nameOf, model }: Reading): Issue[] {
  const path = 'BLOCS.md';
  const file = guides.get(path);
  const blocks = file && blocksPage(model);
  const text = file && decode(file.bytes, nameOf(path)).text;
  if (text === undefined || blocks === undefined || text === blocks) return [];
  const right = blocks.split('\n');
  const lines = text.split('\n');
  const line = Math.max(1, lines.findIndex((one, at) => one !== right[at]) + 1);
  const suggestion = lines.length === right.length ? right[line - 1] : undefined;
  return [
    issueAt(
      nameOf(path),
      { line, column: 1 },
      {
        rule: 'guide-modifie',
        severity: 'warning',
        message:
          'Cette page est écrite par une commande, à partir du code du site : ce qui y est changé à la main se perdra.',
        hint: 'Remettez-la comme elle était depuis l’historique du fichier (sur GitHub : « History »). Pour changer ce qu’elle dit, adressez-vous à la personne qui développe le site (la commande « npm run guide » récrit la page).',
        ...(suggestion ? { suggestion } : {}),
      },
    ),
  ];
}

export const LINKED_GUIDES = ['README.md', 'JE-VEUX.md'];

/** Reports links « ➕ » of the guide (create a file on GitHub) that open another repository than that of the content. */
export const guideLinks = ({ content, guides, nameOf, model }: Reading): Issue[] =>
  LINKED_GUIDES.flatMap((path) => {
    const now = model.repository?.read(content.shared)?.replace(/\/+$/, '');
    const file = guides.get(path);
    if (!now || !file) return [];
    const lines = decode(file.bytes, nameOf(path)).text.split('\n');
    const repositories = lines.map(repositoryOfLink);
    const at = repositories.findIndex((one) => one !== undefined && one !== now);
    if (at < 0) return [];
    const position = { line: at + 1, column: (lines[at] ?? '').indexOf('](') + 3 };
    return [
      issueAt(nameOf(path), position, {
        rule: 'a-remplacer',
        severity: 'warning',
        message: `Les liens « ➕ » de cette page ouvrent le dépôt ${repositories[at]}, et non celui que nomme ${model.repository?.file}.`,
        hint: `Dans toute la page, remplacez « ${repositories[at]} » par « ${now} ». Sur un ordinateur où le site est installé, la commande « npm run guide » le fait.`,
      }),
    ];
  });
