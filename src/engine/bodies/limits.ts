import { type Diagnosis, type Issue, issueAt } from '../issue.ts';

/** Levels of quotations, lists and brackets that a text may nest (contract section 6). */
const DEEPEST = 100;

/** Signs of Markdown that one paragraph may hold: the parser's time grows with their square. */
const BUSIEST = 4000;

/** Bytes of one body, columns of a table and cells of all tables: what a parser makes of them takes time and memory. */
const MAX_BYTES = 256 * 1024;
const MAX_COLUMNS = 100;
const MAX_CELLS = 20_000;

/** Signs of Markdown in one text: each costs some 30 microseconds where none of them marks anything. */
const MAX_SIGNS = 40_000;

/** Lines of one text, and of them quotations, notes, lines of signs and items: the parser's time grows with their square too. */
const MOST_LINES = 20_000;
const MOST_NESTED = 1500;
const MOST_ITEMS = 8000;

/** What stops a body before it reaches the parser, which would hang or overflow on it: one reading, in linear time. */
export function limitIssue(body: string, file: string): Issue | undefined {
  const lines = body.split('\n');
  // The lines of the keys above it are blank here.
  const keys = Math.max(0, body.search(/[^\n]/));
  const isLong =
    Buffer.byteLength(body.slice(keys)) > MAX_BYTES || lines.length - keys > MOST_LINES;
  if (isLong) return issueAt(file, { line: 1, column: 1 }, tooLong);
  let brackets = 0;
  let busy = 0;
  let signs = 0;
  let cells = 0;
  let nested = 0;
  let items = 0;
  for (const [index, text] of lines.entries()) {
    // A blank line ends the paragraph, and so all that it opened.
    if (/^[\s>]*$/.test(text)) [brackets, busy] = [0, 0];
    brackets = Math.max(0, brackets + count(text, /\[/g) - count(text, /\]/g));
    const found = count(text, BUSY);
    busy += found;
    signs += found;
    cells += count(text, /\|/g);
    if (isNested(text)) nested++;
    else if (ITEM.test(text)) items++;
    const isDeep = brackets > DEEPEST || prefixDepth(text.trimEnd()) > DEEPEST;
    const isFull =
      nested > MOST_NESTED || items > MOST_ITEMS || signs > MAX_SIGNS || cells > MAX_CELLS;
    const isWide =
      DASHES.test(text) &&
      count(text, /\|[ \t]*:?-/g) >= MAX_COLUMNS + (FIRST_BAR.test(text) ? 1 : 0);
    const fault = isDeep
      ? tooDeep
      : busy > BUSIEST
        ? tooBusy
        : isFull
          ? tooLong
          : isWide
            ? tooWide
            : undefined;
    if (fault) return issueAt(file, { line: index + 1, column: 1 }, fault);
  }
  return undefined;
}

const MARK = String.raw`(?:[-*+]|\d+[.)])[ \t]`;
const INNER_ITEM = new RegExp(`^${MARK}`);
const ITEM_IN_ITEM = new RegExp(`^${MARK}[ \\t]*(?:>|${MARK})`);
const UNDERLINE = /^(?:=+|-{2,})[ \t]*$/;

/**
 * Whether a line opens a quotation, a note or an item of an inner list, or underlines. Its margin is measured by a loop:
 * a pattern would begin again at each of its blanks.
 */
function isNested(text: string): boolean {
  let margin = 0;
  let hasTab = false;
  for (; text[margin] === ' ' || text[margin] === '\t'; margin++) hasTab ||= text[margin] === '\t';
  const rest = text.slice(margin);
  if (rest.startsWith('>') || text.startsWith('[^')) return true;
  if (hasTab || margin > 1)
    return INNER_ITEM.test(rest) || (!hasTab && margin < 4 && UNDERLINE.test(rest));
  return ITEM_IN_ITEM.test(rest) || UNDERLINE.test(rest);
}

/** An item of an outer list. */
const ITEM = /^ ?(?:[-*+]|\d+[.)])(?:[ \t]|$)/;

/** The line that makes a table of the one above it. */
const DASHES = /^[\s|:-]*$/;

const FIRST_BAR = /^\s*\|/;

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
    'Ce texte est trop long : plus de 256 Ko, de 20 000 lignes, de 8 000 points de liste, de 40 000 signes de mise en forme, de 20 000 cellules de tableau, ou de 1 500 citations, notes, traits et listes placées dans d’autres.',
  hint: 'Coupez-le en plusieurs pages, ou retirez ce qui a été collé par erreur.',
};

const tooWide: Diagnosis = {
  rule: 'tableau',
  message: `Ce tableau compte plus de ${MAX_COLUMNS} colonnes : aucun écran ne les montrerait.`,
  hint: 'Faites-en plusieurs tableaux, ou mettez en lignes ce qui est en colonnes.',
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
