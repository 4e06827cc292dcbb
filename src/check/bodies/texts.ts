import type { Code, Paragraph, Text } from 'mdast';
import { nodeIssue, rangeOf, sourceOf, startOf } from '../../documents/body/node-places.ts';
import type { Document } from '../../model/document.ts';
import { type Issue, issueAt } from '../../values/issue.ts';
import { pointAt } from '../../values/positions.ts';
import { shorten } from '../../values/text.ts';
import { unreadableCharacter } from '../../values/unreadable.ts';
import { withLevels } from './unparsed/line-patterns.ts';
import { MARK } from './unparsed/markup-pattern.ts';

/** Reports characters of a text that visitors could not read, also when they are written as entities: `&#x202e;`. */
export function unreadableText(node: Text, document: Document): Issue[] {
  const found = unreadableCharacter(node.value);
  if (!found) return [];
  const { from, to } = rangeOf(node);
  const source = sourceOf(node, document);
  const written = unreadableCharacter(source);
  if (!written) return [nodeIssue(node, document, found.fault)];
  const { index, fault } = written;
  // At the start of a line, a sign of a symbol font is the bullet of a list; Word's second level has an « o » with a tab.
  const listed = withLevels(source, /^(\s*)(\p{Co}+|o(?=\t))\s*/gmu);
  const left = unreadableCharacter(listed);
  const text = left ? left.rest : listed;
  const start = pointAt(document.text, from + index, node.position?.start);
  const place = { ...start, range: { from, to } };
  return [issueAt(document.file, place, { ...fault, right: text })];
}

/** Other marks of messengers: `~barré~`, and `_en italique_`, which Markdown has, too. */
const OF_MESSENGER = /(?<![\p{L}\p{N}_~])([_~])(?=[^\s_~])[^_~\n]*[^\s_~]\1(?![\p{L}\p{N}_~])/u;

/** Reports words between single stars in a paragraph with other marks of messengers: there one star means bold. */
export function messengerBold(node: Paragraph, document: Document): Issue[] {
  const source = sourceOf(node, document);
  const [, sign] = OF_MESSENGER.exec(source.replace(/~~.*?~~|__.*?__/g, '')) ?? [];
  if (!sign) return [];
  return node.children.flatMap((child) => {
    const words = sourceOf(child, document);
    const { from, to } = rangeOf(child);
    // A label: first on its line, with its colon; the whole line may be italic on purpose.
    const isFirst = /(?:^|\n)[\s>]*$/.test(document.text.slice(Math.max(0, from - 20), from));
    const isLabel =
      words.endsWith(':*') ||
      (sign === '~' ? /^[ \t]*(?::|\n|$)/ : /^[ \t]*:/).test(document.text.slice(to, to + 9));
    return child.type === 'emphasis' && words.startsWith('*') && isFirst && isLabel
      ? nodeIssue(child, document, {
          ...MARK,
          message: `« ${shorten(words)} » serait en italique : une seule étoile ne met en gras que dans une messagerie.`,
          hint: 'Pour du gras, mettez deux étoiles avant et deux après. Exemple : **Rendez-vous :**',
          right: `*${words}*`,
        })
      : [];
  });
}

const MIN_LINE = 55;
const MAX_LINE = 100;
/** Lines of one width differ by at most a long word. */
const MAX_DIFFERENCE = 25;

/** The first cell of a line of a list: a bullet, also a letter of Word's symbol fonts, or a number with its dot. */
const POINT =
  /^(?:[^\p{L}\p{N}]{1,3}|[oØ§üvqn]|[\p{L}\p{N}]{1,5}[.)°º]|(?:\d{1,3}\.)+\d{1,3}\.?)$/u;

/** Reports lines with the tabs of a spreadsheet: they would be shown as a line of words each. */
export function pastedTable(node: Paragraph, document: Document): Issue[] {
  const source = sourceOf(node, document);
  const rows = source.split('\n').map((line) =>
    line
      .trimEnd()
      .split(/\t/)
      .map((cell) => cell.trim().replaceAll('|', '\\|')),
  );
  const [titles = []] = rows;
  const isTable =
    rows.length > 1 &&
    rows.every(({ length }) => length === titles.length) &&
    !rows.every(([first = '']) => POINT.test(first));
  if (!isTable || titles.length < 2) return [];
  const lines = [titles, titles.map(() => '---'), ...rows.slice(1)];
  // In a list or a quotation, with code, without titles, or of labels, « Ouvert : », a table is not certain.
  const isCertain =
    startOf(node).column === 1 &&
    !/`|\\\||^[\s>]/m.test(source) &&
    !/^\d/.test(source) &&
    !rows.every(([first = '']) => first.endsWith(':'));
  return [
    nodeIssue(node, document, {
      rule: 'tableau',
      severity: 'warning',
      message: `Ces ${rows.length} lignes semblent venir d’un tableur : le site les montrerait sans leurs colonnes.`,
      hint: 'Écrivez-les comme un tableau : une barre « | » de chaque côté d’une case, et une ligne de tirets sous les titres.',
      right: isCertain ? lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n') : undefined,
    }),
  ];
}

/** A word that a PDF cut at the end of a line. */
const CUT_WORD = /(?<=\p{Ll}{2})-\n[\s>]*(?=\p{Ll}{2})/gu;

/** Reports words cut at the ends of lines, as in a text copied from a PDF: line breaks are shown. */
export function cutWords(node: Paragraph, document: Document): Issue[] {
  const count = sourceOf(node, document).match(CUT_WORD)?.length ?? 0;
  if (count === 0) return [];
  return [
    nodeIssue(node, document, {
      ...MARK,
      message: `Des mots sont coupés au bout des lignes (${count}), comme dans un PDF : ils resteraient coupés sur la page.`,
      // Whether the hyphen belongs to the word, « rendez-vous », only the editor knows.
      hint: 'Réunissez les mots coupés et les lignes du paragraphe ; un mot composé garde son trait d’union.',
    }),
  ];
}

/** Reports a paragraph of three or more lines of like length: pasted from a PDF or a mail, whose line breaks would be shown. */
export function wrappedLines(node: Paragraph, document: Document): Issue[] {
  const lines = sourceOf(node, document)
    .split('\n')
    .map((line) => line.replace(/^[\s>]+/, ''));
  const lengths = lines.slice(0, -1).map(({ length }) => length);
  const [shortest, longest] = [Math.min(...lengths), Math.max(...lengths)];
  const isPasted =
    lines.length > 2 &&
    sourceOf(node, document).search(CUT_WORD) < 0 &&
    shortest >= MIN_LINE &&
    longest <= MAX_LINE &&
    longest - shortest <= MAX_DIFFERENCE &&
    (lines.at(-1)?.length ?? 0) <= MAX_LINE &&
    !lines.slice(0, -1).every((line) => /[.!?:;…]$/.test(line)) &&
    !lines.some((line) => /\\$| {2}$/.test(line)) &&
    !node.children.some(({ type }) => type === 'mdxJsxTextElement');
  if (!isPasted) return [];
  return [
    nodeIssue(node, document, {
      ...MARK,
      message: `Ce paragraphe de ${lines.length} lignes semble collé d’un PDF ou d’un courriel : le site irait à la ligne aux mêmes endroits.`,
      hint:
        'Réunissez ses lignes en une seule : le texte se coupera selon l’écran. Si ce sont des vers, ' +
        'terminez chaque ligne par une barre oblique inverse « \\ ».',
      right: lines.map((line) => line.trim()).join(' '),
    }),
  ];
}

/** Reports a code fence (three backticks) that is never closed: the rest of the page would be shown as code. */
export function unclosedFence(node: Code, document: Document): Issue[] {
  const lines = sourceOf(node, document).split('\n');
  const fence = /^(?:`+|~+)/.exec(lines[0] ?? '')?.[0] ?? '';
  const closing = lines.length > 1 ? /^[\s>]*(`+|~+)\s*$/.exec(lines.at(-1) ?? '')?.[1] : '';
  if (closing?.startsWith(fence)) return [];
  const sign = fence.slice(0, 20);
  return [
    nodeIssue(node, document, {
      rule: 'code-non-ferme',
      message: `La ligne « ${sign} » commence un passage montré comme du code, et aucune ligne ne le finit : la suite serait montrée de même.`,
      hint:
        `Là où ce passage finit, ajoutez une ligne qui ne contient que « ${sign} » : les mêmes signes, ` +
        'aussi nombreux. S’il n’y a rien à montrer ainsi, effacez cette ligne.',
    }),
  ];
}
