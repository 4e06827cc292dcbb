import postcss, { type ChildNode, type Rule } from 'postcss';

/** A part of a sheet: one that every page has, a rule, or a condition around others. */
export type Piece =
  | { text: string }
  | { selectors: { text: string; needed: string[] }[]; body: string }
  | { around: string; pieces: Piece[] };

/**
 * Cuts the site's sheet down to the rules that a page's HTML can use, so that a page's first answer
 * carries its own styles only; the browser fetches the whole sheet once the page is shown.
 * A rule stays when one of its selectors asks for no class and no kind of element, or only for those that stand in the HTML.
 */
export function createPageStyles(sheet: readonly Piece[]): (html: string) => string {
  const cached = new Map<string, string>();
  return (html) => {
    const used = usedNames(html);
    // Pages of one kind mostly use the same names.
    const key = [...used].sort().join(' ');
    const styles = cached.get(key) ?? pickPieces(sheet, used);
    cached.set(key, styles);
    return styles;
  };
}

/** The kinds of elements in the HTML, and the words of its class attributes, each after a dot. */
function usedNames(html: string): Set<string> {
  // The root gets its class from the page's first script.
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

/** A kind of element, at the beginning of a selector or behind one of its combinators. */
const TAG = /(?<=^|[\s>+~])[a-z]\w*/g;

/** Rules that no selector binds to a page. */
const FREE = /font-face|keyframes|property|page|view-transition/;

/** A sheet in pieces from which the styles of a page are put together. Raises postcss' error on a fault. */
export const piecesOf = (css: string): Piece[] => postcss.parse(css).nodes.flatMap(pieceOf);

/**
 * The sheet that comes once a page is shown, without what every document holds already: a font declared a second time
 * has each of its lines laid out anew.
 */
export function lateSheet(css: string): string {
  const sheet = postcss.parse(css);
  sheet.walkAtRules(FREE, (rule) => void rule.remove());
  return sheet.toString();
}

function pieceOf(node: ChildNode): Piece[] {
  if (node.type === 'rule') return [rulePiece(node)];
  if (node.type !== 'atrule') return [];
  if (!node.nodes) return [{ text: `${node.toString()};` }];
  if (FREE.test(node.name)) return [{ text: node.toString() }];
  return [{ around: `@${node.name} ${node.params}`, pieces: node.nodes.flatMap(pieceOf) }];
}

const rulePiece = (rule: Rule): Piece => ({
  selectors: rule.selectors.flatMap(oneByOne).map((text) => ({ text, needed: namesIn(text) })),
  body: rule.nodes.map((child) => child.toString()).join(';'),
});

const ANY_OF = /:is\((\.[\w-]+(?:,\.[\w-]+)+)\)/;

/** A selector for each class of an `:is()`, any of which is enough. */
function oneByOne(selector: string): string[] {
  const names = ANY_OF.exec(selector)?.[1]?.split(',');
  return names?.flatMap((name) => oneByOne(selector.replace(ANY_OF, name))) ?? [selector];
}

/** The names that a selector asks for. Classes inside `:not()` need not stand in the page, nor elements in any brackets. */
function namesIn(selector: string): string[] {
  const classes = selector.replace(/:not\([^)]*\)/g, '').match(CLASS) ?? [];
  let outside = selector.replace(/\[[^\]]*\]/g, '');
  while (outside.includes('(')) outside = outside.replace(/\([^()]*\)/g, '');
  return [...classes.map((name) => name.replace(/\\/g, '')), ...(outside.match(TAG) ?? [])];
}
