import { type Diagnosis, type Issue, issueAt } from '../issue.ts';
import { MOST_OF_TEXT } from '../limits.ts';

/** Levels of quotations, lists and brackets that a text may nest (contract section 6). */
const DEEPEST = 100;

/** Signs of Markdown that one paragraph may hold: the parser's time grows with their square. */
const BUSIEST = 4000;

/** Lines of one text, and of them quotations, notes, lines of signs and items: the parser's time grows with their square too. */
const MOST_LINES = 20_000;
const MOST_NESTED = 1500;
const MOST_ITEMS = 8000;

/** What stops a body before it reaches the parser, which would hang or overflow on it: one reading, in linear time. */
export function limitIssue(body: string, file: string): Issue | undefined {
  const lines = body.split('\n');
  // The lines of the keys above it are blank here.
  const keys = Math.max(0, body.search(/[^\n]/));
  const isLong = Buffer.byteLength(body) > MOST_OF_TEXT || lines.length - keys > MOST_LINES;
  if (isLong) return issueAt(file, { line: 1, column: 1 }, tooLong);
  let brackets = 0;
  let busy = 0;
  let nested = 0;
  let items = 0;
  for (const [index, text] of lines.entries()) {
    // A blank line ends the paragraph, and so all that it opened.
    if (/^[\s>]*$/.test(text)) [brackets, busy] = [0, 0];
    brackets = Math.max(0, brackets + count(text, /\[/g) - count(text, /\]/g));
    busy += count(text, BUSY);
    if (NESTED.test(text)) nested++;
    else if (ITEM.test(text)) items++;
    const isDeep = brackets > DEEPEST || prefixDepth(text) > DEEPEST;
    const isFull = nested > MOST_NESTED || items > MOST_ITEMS;
    const found = isDeep ? tooDeep : busy > BUSIEST ? tooBusy : isFull ? tooLong : undefined;
    if (found) return issueAt(file, { line: index + 1, column: 1 }, found);
  }
  return undefined;
}

/** A line that opens a quotation, a note or an item of an inner list, or that underlines; an item of an outer list. */
const NESTED =
  /^[ \t]*>|^\[\^|^(?:(?: {2,}|[ \t]*\t)[ \t]*(?:[-*+]|\d+[.)])[ \t]| ?(?:[-*+]|\d+[.)])[ \t]+(?:>|(?:[-*+]|\d+[.)])[ \t]))|^ {0,3}(?:=+|-{2,})[ \t]*$/;
const ITEM = /^ ?(?:[-*+]|\d+[.)])(?:[ \t]|$)/;

const BUSY = /[*_`[\]!<&~\\@:]|www\./gi;

const count = (text: string, sign: RegExp) => text.match(sign)?.length ?? 0;

/** How many quotations and lists a line opens or continues, indentation counted as lists. */
function prefixDepth(text: string): number {
  const prefix = /^(?:[ \t]*(?:[-*+>]|\d{1,9}[.)])(?=[ \t]|$|>))*[ \t]*/.exec(text)?.[0] ?? '';
  const quotes = /^(?:[ \t]*>)*/.exec(text)?.[0] ?? '';
  const signs = count(prefix, /[-*+>]|\d[.)]/g);
  const indent = prefix.replace(/[^ \t]/g, '').replace(/\t/g, '    ').length;
  return Math.max(signs, count(quotes, />/g), signs + (indent - signs) / 2);
}

const tooLong: Diagnosis = {
  rule: 'trop-gros',
  message:
    'Ce texte est trop long : plus de 1 Mo, de 20 000 lignes, de 8 000 points de liste, ou de 1 500 citations, notes, traits et listes placées dans d’autres.',
  hint: 'Coupez-le en plusieurs pages, ou retirez ce qui a été collé par erreur.',
};

const tooDeep: Diagnosis = {
  rule: 'trop-profond',
  message: `Cette ligne ouvre ou prolonge plus de ${DEEPEST} listes, citations ou crochets placés les uns dans les autres.`,
  hint: 'Retirez les signes en trop (« > », « - », « * », « [ ») ou les espaces au début de la ligne.',
};

const tooBusy: Diagnosis = {
  rule: 'paragraphe-charge',
  message:
    'Ce paragraphe compte plus de 4 000 signes de mise en forme (« * », « [ », « _ », « < »…).',
  hint: 'Coupez-le par des lignes vides, ou retirez les signes en trop.',
};

const PRIVATE = /[\ue000-\uf8ff]/;

/** Signs of a symbol font, as word processors paste them for bullets: no visitor's browser has them. */
export const privateSigns = (body: string, file: string): Issue[] =>
  !PRIVATE.test(body)
    ? []
    : body.split('\n').flatMap((text, index) => {
        const place = { line: index + 1, column: text.search(PRIVATE) + 1 };
        if (place.column === 0) return [];
        const suggestion = text
          .replace(/^\s*[\ue000-\uf8ff]+\s*/, '- ')
          .replace(/[\ue000-\uf8ff]/g, '');
        return [issueAt(file, place, { ...privateSign, suggestion })];
      });

const privateSign: Diagnosis = {
  rule: 'texte-illisible',
  message: 'Ce signe vient d’une police de symboles : les visiteurs verraient un carré vide.',
  hint: 'Remplacez-le. Pour une liste, commencez la ligne par un tiret et une espace : « - premier point ».',
};
