import { documentRules } from '../../src/check/rules/index.ts';
import { readDocument } from '../../src/documents/read-mdx.ts';
import { kindOf } from '../../src/site/kinds/index.ts';
import { number, type Section } from './report.ts';

/** Pieces of a text that a rule might look at again for each other one; a line end belongs to the piece. */
const PIECES: readonly string[] = [
  ...['\n', '`a` ', '`a ', '] ', '[a] ', '[a](/b) ', '![a](/images/b.jpg) ', 'https://a.ga/b '],
  ...[
    'exemple.ga/a\n',
    ' mot *ici\n\n',
    '**a ',
    '[^a] ',
    '- a\n',
    '- a\n\nb\n\n',
    '|a|b|\n|-|-|\n\n',
  ],
  ...['| a | b |\n', 'a\tb\n', '•\ta\n', '## a\n\n', '##a\n\n', '<Prénom Nom>\n\n', '<div\n\n'],
  ...['<Section>\n\n</Section>\n\n', 'a\u0001\n\n', 'Ã© ', 'lundi 31 novembre 2026\n', '2OO €\n'],
  ...[
    '«a" ',
    '> 5 a\n\n',
    '&amp;',
    '```\na\n```\n\n',
    '<!-- a -->\n\n',
    'C:\\a\\b ',
    '~8h~ ',
    '@a b\n',
  ],
];

/** Bytes of the three texts of each pattern: up to the size that a body may have (docs/contract.md#caps). */
const SIZES = [60_000, 120_000, 240_000];
/** Length of a paragraph, and number of lines of a body, that the caps allow. */
const PARAGRAPH = 1200;
const LINES = 4800;

/** A text of a size made of one piece: paragraphs, or as many lines as there may be, each as long as it has to be. */
function textOf(piece: string, size: number): string {
  const lines = piece.split('\n').length - 1;
  if (lines === 0) {
    const paragraph = piece.repeat(Math.floor(PARAGRAPH / piece.length));
    return `${paragraph}\n\n`.repeat(Math.floor(size / PARAGRAPH));
  }
  const count = Math.floor(((LINES / lines) * size) / Math.max(...SIZES));
  const padding = ' mot'.repeat(Math.max(0, Math.floor((size / count - piece.length) / 4)));
  return piece.replace('\n', `${padding}\n`).repeat(count);
}

/** Processor time of reading and checking hostile texts, at three sizes: a time that grows with the square is four times as long at twice the size. */
export async function texts(): Promise<Section> {
  timeOf('Bonjour **à** tous, [ici](/a).\n');
  const rows = PIECES.map((piece) => {
    const times = SIZES.map((size) => timeOf(textOf(piece, size)));
    const [small = 0, , large = 0] = times;
    const name = `\`\` ${JSON.stringify(piece).slice(1, -1).replaceAll('|', '\\|')} \`\``;
    return [name, ...times.map((time) => number(time, 2)), number(large / small, 1)];
  });
  return {
    title: 'Lire et contrôler un texte hostile (s)',
    note: 'Processeur, pour des corps de 60, 120 et 240 Ko faits d’un seul motif ; rapport : le plus grand au plus petit, 4 si le temps suit la taille, 16 s’il suit son carré.',
    rows: [['motif', ...SIZES.map((size) => `${size / 1000} Ko`), 'rapport'], ...rows],
  };
}

const path = 'articles/essai.mdx';
const kind = kindOf(path) ?? 'article';

/** Seconds of processor time. */
function timeOf(body: string): number {
  const text = `---\ntitle: a\n---\n\n${body}\n`;
  const before = process.cpuUsage();
  const { document } = readDocument({ path, file: `content/${path}`, kind, text });
  for (const rule of documentRules) rule(document);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}
