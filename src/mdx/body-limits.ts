import { type Diagnosis, type Issue, issueAt } from '../values/issue.ts';

const MAX_BYTES = 256 * 1024;
const MAX_LINES = 20_000;

const MARK = String.raw`(?:[-*+]|\d+[.)])[ \t]`;
const INNER_ITEM = new RegExp(`^${MARK}`);
const ITEM_IN_ITEM = new RegExp(`^${MARK}[ \\t]*(?:>|${MARK})`);
const UNDERLINE = /^(?:=+|-{2,})[ \t]*$/;

/**
 * True for a line that starts a quotation (`> a`), a footnote (`[^1]: a`) or an inner list item (`  - a`), or underlines a
 * heading (`---`). A loop counts the leading blanks, because a regular expression would be slow on many blanks.
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

const isItem = (text: string) => /^ ?(?:[-*+]|\d+[.)])(?:[ \t]|$)/.test(text) && !isNested(text);

const count = (text: string, character: RegExp) => text.match(character)?.length ?? 0;

const markupIn = (text: string) => count(text, /[*_`[\]!<&~\\@:]|www\./gi);

/** Number of columns in the line of dashes of a table: 2 for `|---|---|`; 0 for a line of text. */
const columnsIn = (text: string) =>
  /^[\s|:-]*$/.test(text) ? count(text, /\|[ \t]*:?-/g) + (/^\s*\|/.test(text) ? 0 : 1) : 0;

/** Nesting depth of a line in quotations and lists: 2 for `> - a`. Two columns of indentation count as one level. */
function depthOf(line: string): number {
  const text = line.trimEnd();
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
  message: 'Ce tableau compte plus de 100 colonnes : aucun écran ne les montrerait.',
  hint: 'Faites-en plusieurs tableaux, ou mettez en lignes ce qui est en colonnes.',
};

const tooDeep: Diagnosis = {
  rule: 'trop-profond',
  message:
    'Cette ligne ouvre ou prolonge plus de 100 listes, citations ou crochets placés les uns dans les autres.',
  hint: 'Retirez les signes en trop (« > », « - », « * », « [ ») ou les espaces au début de la ligne.',
};

const tooBusy: Diagnosis = {
  rule: 'paragraphe-charge',
  message:
    'Ce paragraphe compte plus de 4 000 signes de mise en forme (« * », « [ », « _ », « < »…).',
  hint: 'Coupez-le par des lignes vides, ou retirez les signes en trop.',
};

/** Limits for syntax that takes the parser quadratic time; `max` applies to a line, a paragraph or the whole text. */
const LIMITS = [
  { in: 'line', max: 100, of: depthOf, fault: tooDeep },
  {
    in: 'paragraph',
    max: 100,
    of: (text) => count(text, /\[/g) - count(text, /\]/g),
    fault: tooDeep,
  },
  { in: 'paragraph', max: 4000, of: markupIn, fault: tooBusy },
  { in: 'text', max: 40_000, of: markupIn, fault: tooLong },
  { in: 'text', max: 1500, of: (text) => Number(isNested(text)), fault: tooLong },
  { in: 'text', max: 8000, of: (text) => Number(isItem(text)), fault: tooLong },
  { in: 'text', max: 20_000, of: (text) => count(text, /\|/g), fault: tooLong },
  { in: 'line', max: 100, of: columnsIn, fault: tooWide },
] as const satisfies readonly {
  in: 'line' | 'paragraph' | 'text';
  max: number;
  of: (line: string) => number;
  fault: Diagnosis;
}[];

/** Issue of the first exceeded limit. Runs before the parser, which would hang or overflow the stack on such a text. */
export function limitIssue(body: string, file: string): Issue | undefined {
  const lines = body.split('\n');
  // Blank lines replace the frontmatter in `body`: they do not count.
  const keys = Math.max(0, body.search(/[^\n]/));
  const isLong = Buffer.byteLength(body.slice(keys)) > MAX_BYTES || lines.length - keys > MAX_LINES;
  if (isLong) return issueAt(file, { line: 1, column: 1 }, tooLong);
  const sums = LIMITS.map(() => 0);
  for (const [index, text] of lines.entries()) {
    // A blank line ends the paragraph: the sums of paragraph limits restart at 0.
    const isBlank = /^[\s>]*$/.test(text);
    for (const [at, limit] of LIMITS.entries()) {
      const isNew = limit.in === 'line' || (limit.in === 'paragraph' && isBlank);
      const sum = Math.max(0, (isNew ? 0 : (sums[at] ?? 0)) + limit.of(text));
      if (sum > limit.max) return issueAt(file, { line: index + 1, column: 1 }, limit.fault);
      sums[at] = sum;
    }
  }
  return undefined;
}

const PRIVATE = /[\ue000-\uf8ff]/;

/** Reports characters of symbol fonts (Unicode's private use area): bullets in a word processor, an empty box in a browser. */
export const privateCharacters = (body: string, file: string): Issue[] =>
  !PRIVATE.test(body)
    ? []
    : body.split('\n').flatMap((text, index) => {
        const position = { line: index + 1, column: text.search(PRIVATE) + 1 };
        if (position.column === 0) return [];
        const suggestion = text
          .replace(/^\s*[\ue000-\uf8ff]+\s*/, '- ')
          .replace(/[\ue000-\uf8ff]/g, '');
        return [issueAt(file, position, { ...privateCharacter, suggestion })];
      });

const privateCharacter: Diagnosis = {
  rule: 'texte-illisible',
  message: 'Ce signe vient d’une police de symboles : les visiteurs verraient un carré vide.',
  hint: 'Remplacez-le. Pour une liste, commencez la ligne par un tiret et une espace : « - premier point ».',
};
