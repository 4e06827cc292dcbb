import { type Diagnosis, type Fault, FIRST_LINE } from '../../values/issue.ts';

const MAX_BYTES = 256 * 1024;
const MAX_LINES = 5000;

const tooLarge: Fault = {
  rule: 'trop-gros',
  message: 'Ce texte est trop long : plus de 256 Ko ou de 5 000 lignes.',
  hint: 'Coupez-le en plusieurs pages, ou retirez ce qui a été collé par erreur.',
};

const tooNested: Fault = {
  rule: 'trop-profond',
  message:
    'Trop de listes, de citations ou de crochets sont placés ici les uns dans les autres : plus de 100, ou toute une suite de lignes.',
  hint: 'Ce passage n’est pas un texte : effacez-le.',
};

const tooBusy: Fault = {
  rule: 'paragraphe-charge',
  message:
    'Ce passage compte trop de signes de mise en forme (« * », « [ », « _ », « < », « | », « @ »…) pour être un texte.',
  hint: 'Effacez-le.',
};

/** Levels of all lines of a body with more than one: of nested containers the parser reads each line in quadratic time. */
const MAX_LEVELS = 4000;
const MAX_MARKS = 40_000;
const MARK = /[*_`[\]!<&~\\@:|]|www\./gi;
/** A letter with what may be within an address: GFM reads on from each to the end of the word. */
const ADDRESS_MARK = /\w[.@_]/g;

const count = (text: string, character: RegExp) => text.match(character)?.length ?? 0;

/** Nesting depth of a line in quotations and lists: 2 for `> - a`. Two columns of indentation count as one level. */
function depthOf(line: string): number {
  const text = line.trimEnd();
  const prefix = /^(?:[ \t]*(?:[-*+>]|\d{1,9}[.)])(?=[ \t]|$|>))*[ \t]*/.exec(text)?.[0] ?? '';
  const quotes = /^(?:[ \t]*>)*/.exec(text)?.[0] ?? '';
  const signs = count(prefix, /[-*+>]|\d[.)]/g);
  const indent = prefix.replace(/[^ \t]/g, '').replace(/\t/g, '    ').length;
  return Math.max(signs, count(quotes, />/g), signs + (indent - signs) / 2);
}

/**
 * The first limit that a body exceeds; `bodyLine` is its 1-based first line. Runs before the parser, which would hang or
 * overflow the stack on such a text. With these limits, all texts that were measured take less than 3 seconds.
 */
export function limitOf(body: string, bodyLine: number): Diagnosis | undefined {
  const lines = body.split('\n');
  const isLong = new TextEncoder().encode(body).length > MAX_BYTES || lines.length > MAX_LINES;
  if (isLong) return { ...tooLarge, place: FIRST_LINE };
  let [brackets, markup, levels, marks] = [0, 0, 0, 0];
  for (const [index, line] of lines.entries()) {
    const endsParagraph = /^[\s>]*$/.test(line);
    const own = count(line, MARK);
    const depth = depthOf(line);
    brackets = endsParagraph ? 0 : Math.max(0, brackets + count(line, /\[/g) - count(line, /\]/g));
    markup = endsParagraph ? 0 : markup + own;
    levels += depth > 1 ? depth : 0;
    marks += own;
    const isDeep = brackets > 100 || depth > 100 || levels > MAX_LEVELS;
    const isBusy =
      markup > 4000 ||
      marks > MAX_MARKS ||
      line.split(/\s+/).some((word) => count(word, ADDRESS_MARK) > 100);
    const limit = isDeep ? tooNested : isBusy ? tooBusy : undefined;
    if (limit) return { ...limit, place: { line: bodyLine + index, column: 1 } };
  }
  return undefined;
}
