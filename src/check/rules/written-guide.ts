import { blocksPage } from '../../content/guide/blocks.ts';
import type { Issue } from '../../content/issue.ts';
import type { Reading } from '../../read/content.ts';
import { decode } from '../../read/decode.ts';

const PATH = 'BLOCS.md';

/** Written once a process: the list of blocks is code. */
let written: string[] | undefined;

/** The page of blocks says what the code says: whatever is changed in it by hand goes with the next writing. */
export function writtenGuide({ guides, nameOf }: Reading): Issue[] {
  const file = guides.get(PATH);
  if (!file) return [];
  written ??= blocksPage().split('\n');
  const lines = decode(file.bytes, PATH).text.split('\n');
  const at = lines.findIndex((line, index) => line !== written?.[index]);
  const isSame = at < 0 && lines.length === written.length;
  if (isSame) return [];
  const line = at < 0 ? lines.length : at + 1;
  const right = lines.length === written.length ? written[at] : undefined;
  return [
    {
      rule: 'guide-modifie',
      severity: 'warning',
      file: nameOf(PATH),
      line,
      column: 1,
      message:
        'Cette page est écrite par une commande, à partir du code du site : ce qui y est changé à la main se perdra.',
      hint: 'Remettez-la comme elle était depuis l’historique du fichier (sur GitHub : « History »). Pour changer ce qu’elle dit, adressez-vous à la personne qui développe le site (la commande « npm run guide » récrit la page).',
      ...(right ? { suggestion: right } : {}),
    },
  ];
}
