import postcss, { type ChildNode, type Rule } from 'postcss';

/** Part of a style sheet: CSS for every page, a rule, or an at-rule such as `@media` around other parts. */
export type Piece =
  | { text: string }
  | { selectors: { text: string; needed: string[] }[]; body: string }
  | { around: string; pieces: Piece[] };

/**
 * Returns a function from the HTML of a page to the CSS that is inlined in it: the selectors whose classes and tag names
 * are all in the HTML, with their rules.
 */
export function createPageStyles(sheet: readonly Piece[]): (html: string) => string {
  const cached = new Map<string, string>();
  return (html) => {
    const used = usedNames(html);
    // Similar pages use the same names, and so the same styles.
    const key = [...used].sort().join(' ');
    const styles = cached.get(key) ?? pickPieces(sheet, used);
    cached.set(key, styles);
    return styles;
  };
}

/** Tag names and `.class` names in the HTML. */
function usedNames(html: string): Set<string> {
  // The class `js` is added in the browser, by the script in the document's head.
  const used = new Set(['html', 'body', '.js']);
  for (const [, tag = ''] of html.matchAll(/<([a-z]\w*)/g)) used.add(tag);
  for (const [, names = ''] of html.matchAll(/\sclass="([^"]*)"/g)) {
    for (const name of names.split(/\s+/)) used.add(`.${name}`);
  }
  return used;
}

const pickPieces = (pieces: readonly Piece[], used: ReadonlySet<string>): string =>
  pieces.map((piece) => pickPiece(piece, used)).join('');

function pickPiece(piece: Piece, used: ReadonlySet<string>): string {
  if ('text' in piece) return piece.text;
  if ('around' in piece) {
    const inner = pickPieces(piece.pieces, used);
    return inner === '' ? '' : `${piece.around}{${inner}}`;
  }
  const selectors = piece.selectors.filter(({ needed }) => needed.every((name) => used.has(name)));
  if (selectors.length === 0) return '';
  return `${selectors.map(({ text }) => text).join(',')}{${piece.body}}`;
}

const CLASS = /\.(?:[\w-]|\\.)+/g;

/** A tag name begins a selector, or follows a combinator (` `, `>`, `+`, `~`). */
const TAG = /(?<=^|[\s>+~])[a-z]\w*/g;

/** At-rules that every page gets whole, because they have no selectors. */
const GLOBAL_RULES = /font-face|keyframes|property|page|view-transition/;

/** Splits a style sheet for `createPageStyles`. Throws `CssSyntaxError` for invalid CSS. */
export const piecesOf = (css: string): Piece[] => postcss.parse(css).nodes.flatMap(pieceOf);

/** CSS to load after the first paint, without `GLOBAL_RULES`, which are inlined: a second `@font-face` causes a new layout. */
export function lateSheet(css: string): string {
  const sheet = postcss.parse(css);
  sheet.walkAtRules(GLOBAL_RULES, (rule) => void rule.remove());
  return sheet.toString();
}

function pieceOf(node: ChildNode): Piece[] {
  if (node.type === 'rule') return [rulePiece(node)];
  if (node.type !== 'atrule') return [];
  if (!node.nodes) return [{ text: `${node.toString()};` }];
  if (GLOBAL_RULES.test(node.name)) return [{ text: node.toString() }];
  return [{ around: `@${node.name} ${node.params}`, pieces: node.nodes.flatMap(pieceOf) }];
}

const rulePiece = (rule: Rule): Piece => ({
  selectors: rule.selectors.flatMap(expandIs).map((text) => ({ text, needed: namesIn(text) })),
  body: rule.nodes.map((child) => child.toString()).join(';'),
});

const ANY_OF = /:is\((\.[\w-]+(?:,\.[\w-]+)+)\)/;

/** Replaces `:is(.a,.b)` by two selectors, since a page may have only one of the classes. */
function expandIs(selector: string): string[] {
  const names = ANY_OF.exec(selector)?.[1]?.split(',');
  return names?.flatMap((name) => expandIs(selector.replace(ANY_OF, name))) ?? [selector];
}

/** Classes and tag names that a selector requires; none inside `:not()`, no tag names inside `[…]` or `(…)`. */
function namesIn(selector: string): string[] {
  const classes = selector.replace(/:not\([^)]*\)/g, '').match(CLASS) ?? [];
  let outside = selector.replace(/\[[^\]]*\]/g, '');
  while (outside.includes('(')) outside = outside.replace(/\([^()]*\)/g, '');
  return [...classes.map((name) => name.replace(/\\/g, '')), ...(outside.match(TAG) ?? [])];
}
