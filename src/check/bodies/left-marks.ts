import type { Leftover } from './leftovers.ts';
import { PARSED } from './prose-lines.ts';

const MARK = { rule: 'mise-en-forme', severity: 'warning' } as const;

/** Before stars or underscores that may open: no word, because a star behind a word refers to a note (`Prix*`) or multiplies (`2*3`). */
const FREE = String.raw`(?<![\p{L}\p{N}*_\\.)%€])`;
const TWO_STARS = /(?<![*\\])\*\*(?!\*)/g;
const BOLD =
  'Pour du gras, écrivez deux étoiles avant et deux après, collées aux mots en gras, et laissez l’espace au-dehors. Exemple : **Attention :** lisez';
const ITALICS =
  'Pour de l’italique, écrivez une étoile avant et une après, collées aux mots, et laissez l’espace au-dehors. Exemple : *Attention :* lisez';

const bold = {
  ...MARK,
  message: () => 'Ces étoiles ne mettent rien en gras : elles seraient montrées.',
  hint: BOLD,
};

/** Marks of headings, bold, boxes and notes, and those of other tools. */
export const LEFT_MARKS: readonly Leftover[] = [
  {
    rule: 'mise-en-forme',
    example: '##Nos actions',
    find: /^(#{2,6})(?=[\p{L}«*]).*$/gu,
    only: 'paragraph',
    message: ({ match }) =>
      `Une espace manque après « ${match[1]} » : ce titre serait montré comme du texte, avec ses dièses.`,
    hint: 'Pour un titre, écrivez au moins deux dièses, une espace, puis le titre. Exemple : ## Nos actions',
    write: ({ source }) => source.trimEnd().replace(/^#+/, '$& '),
  },
  {
    ...bold,
    example: '**Attention :**lisez',
    find: new RegExp(String.raw`${FREE}\*\*[^*\s](?:[^*]*[^*\s])?\*\*(?=[\p{L}\p{N}])`, 'gu'),
    write: ({ source }) => `${source} `,
  },
  {
    ...bold,
    example: '** mot **',
    find: new RegExp(
      String.raw`${FREE}\*\*(?![*])(?=\s|[^*]*\s\*\*)\s*([^*]*[^*\s])\s*\*\*(?!\*)`,
      'gu',
    ),
    write: ({ match, line }) => `**${match[1]}**${gap(line.source, match)}`,
  },
  {
    ...MARK,
    example: '*Attention :*lisez',
    find: new RegExp(
      String.raw`${FREE}(\*|__|_)(?=[^\s*_])[^*_${PARSED}]*[^\s*_${PARSED}]\1(?=[\p{L}\p{N}])`,
      'gu',
    ),
    message: () => 'Ces signes ne mettent rien en forme : ils seraient montrés.',
    hint: ITALICS,
    write: ({ source }) => `${source} `,
  },
  {
    ...bold,
    example: '**Un mot sans fin',
    find: /(?<![\p{L}\p{N}*\\.)%€])\*\*(?=[\p{L}«“"])(?!.*\*\*)/gu,
    isMeant: ({ lines }) =>
      lines.flatMap(({ unparsed }) => unparsed.match(TWO_STARS) ?? []).length === 1,
  },
  {
    ...bold,
    example: '**mot*',
    find: new RegExp(`(?<=${PARSED})\\*(?!\\*)|(?<![*\\\\])\\*(?=${PARSED})`, 'g'),
    isMeant: ({ line: { source }, match: { index } }) =>
      source[index - 1] === '*' || source[index + 1] === '*',
  },
  {
    ...MARK,
    example: '- [] à faire, - [v] fait, - [ ]collé',
    find: /^\[(?:\s{2,}|)\](?=\s|\p{L})\s*|^\[([vVxX✓✔])\](?=\s|\p{L})\s*|^\[ \](?=\p{L})/gu,
    only: 'item',
    hint: 'Pour une case à cocher, écrivez « [ ] » ou « [x] » au début du point, avec une espace derrière.',
    write: ({ match }) => `[${match[1] ? 'x' : ' '}] `,
  },
  {
    ...MARK,
    example: ':smile:',
    find: /(?<![\p{L}\p{N}:]):(?:[a-z][a-z0-9_+-]{0,30}|[+-]1):(?![\p{L}\p{N}:])/gu,
    hint: 'Mettez le dessin lui-même (sur Windows : touches Windows et point), ou effacez ces signes.',
  },
  {
    ...MARK,
    example: '==mot==',
    find: /(?<![=\p{L}\p{N}])==(?=[^\s=])([^=]{0,200}[^\s=])==(?!=)/gu,
    hint: 'Le site ne surligne pas. Pour insister, écrivez **votre texte**.',
    write: ({ source }) => `**${source.slice(2, -2)}**`,
  },
  {
    ...MARK,
    example: '::: note',
    find: /^:{3,}\s*[a-z].*/gi,
    hint: 'Pour une note, écrivez « > [!NOTE] » seul sur sa ligne, puis le texte sur des lignes qui commencent par « > ».',
  },
  {
    ...MARK,
    example: '[[TOC]]',
    find: /^\[\[?_?toc_?\]?\]$|^\$\{toc\}$/gi,
    hint: 'Le site n’a pas de sommaire à demander ainsi : effacez cette ligne.',
  },
  {
    ...MARK,
    example: 'Nos actions {#actions}',
    find: /\s?\{[#.][\w-]+[^}\n]*\}\s*$/g,
    hint: 'Effacez ces accolades : le repère d’un titre vient de ses mots.',
  },
  {
    ...MARK,
    example: '> [!INFO]',
    find: /^\[!(?!(?:note|tip|important|warning|caution)\]\s*$)\w+\].*/gi,
    hint: 'Dans une citation, écrivez seul sur sa ligne l’un de ces mots : [!NOTE], [!TIP], [!IMPORTANT], [!WARNING] ou [!CAUTION].',
  },
  {
    ...MARK,
    example: '^[une note]',
    find: /(?<!\\)\^\[(?=[^\]\n]*\p{L})[^\]\n]{1,200}\]/gu,
    hint: 'Pour une note, écrivez « [^1] » à cet endroit et, au bas de la page, une ligne qui commence par « [^1]: ».',
  },
  {
    ...MARK,
    example: 'm^2^',
    find: /(?<=[\p{L}\p{N}])\^[\p{L}\p{N}]{1,4}\^/gu,
    hint: 'Écrivez les signes eux-mêmes : « m² », « 1er », « n° ».',
  },
];

/** The space that a mark needs before the word behind it. */
const gap = (source: string, { 0: whole, index }: RegExpExecArray) =>
  /^[\p{L}\p{N}]/u.test(source.slice(index + whole.length)) ? ' ' : '';
