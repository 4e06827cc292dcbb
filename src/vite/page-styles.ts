import postcss, { type ChildNode, type Rule } from 'postcss';

/** A part of a sheet: one that every page has, a rule, or a condition around others. */
export type Piece =
  | { text: string }
  | { selectors: { text: string; classes: string[] }[]; body: string }
  | { around: string; pieces: Piece[] };

/**
 * Cuts the site's sheet down to the rules that a page's HTML can use, so that a page's first answer
 * carries its own styles only; the browser fetches the whole sheet once the page is shown.
 * A rule stays when one of its selectors has no class, or only classes that stand in the HTML.
 */
export function createPageStyles(sheet: readonly Piece[]): (html: string) => string {
  const cached = new Map<string, string>();
  return (html) => {
    const used = usedClasses(html);
    // Pages of one kind mostly use the same names.
    const key = [...used].sort().join(' ');
    const styles = cached.get(key) ?? pickPieces(sheet, used);
    cached.set(key, styles);
    return styles;
  };
}

/** The words of the class attributes in the HTML. */
function usedClasses(html: string): Set<string> {
  const used = new Set<string>();
  for (const [, names = ''] of html.matchAll(/\sclass="([^"]*)"/g)) {
    for (const name of names.split(/\s+/)) used.add(name);
  }
  // The root gets this class from the page's first script.
  return used.add('js');
}

const pickPieces = (pieces: readonly Piece[], used: ReadonlySet<string>): string =>
  pieces.map((piece) => pickPiece(piece, used)).join('');

function pickPiece(piece: Piece, used: ReadonlySet<string>): string {
  if ('text' in piece) return piece.text;
  if ('around' in piece) {
    const inner = pickPieces(piece.pieces, used);
    return inner === '' ? '' : `${piece.around}{${inner}}`;
  }
  const selectors = piece.selectors.filter(({ classes }) =>
    classes.every((name) => used.has(name)),
  );
  if (selectors.length === 0) return '';
  return `${selectors.map(({ text }) => text).join(',')}{${piece.body}}`;
}

const CLASS = /\.((?:[\w-]|\\.)+)/g;

/** Rules that no selector binds to a page. */
const FREE = /font-face|keyframes|property|page|view-transition/;

/** A sheet in pieces from which the styles of a page are put together. Raises postcss' error on a fault. */
export const piecesOf = (css: string): Piece[] => postcss.parse(css).nodes.flatMap(pieceOf);

function pieceOf(node: ChildNode): Piece[] {
  if (node.type === 'rule') return [rulePiece(node)];
  if (node.type !== 'atrule') return [];
  if (!node.nodes) return [{ text: `${node.toString()};` }];
  if (FREE.test(node.name)) return [{ text: node.toString() }];
  return [{ around: `@${node.name} ${node.params}`, pieces: node.nodes.flatMap(pieceOf) }];
}

const rulePiece = (rule: Rule): Piece => ({
  selectors: rule.selectors.flatMap(oneByOne).map((text) => ({ text, classes: classesOf(text) })),
  body: rule.nodes.map((child) => child.toString()).join(';'),
});

const ANY_OF = /:is\((\.[\w-]+(?:,\.[\w-]+)+)\)/;

/** A selector for each class of an `:is()`, any of which is enough. */
function oneByOne(selector: string): string[] {
  const names = ANY_OF.exec(selector)?.[1]?.split(',');
  return names?.flatMap((name) => oneByOne(selector.replace(ANY_OF, name))) ?? [selector];
}

/** Classes inside `:not()` need not stand in the page. */
function classesOf(selector: string): string[] {
  const positive = selector.replace(/:not\([^)]*\)/g, '');
  return [...positive.matchAll(CLASS)].map(([, name = '']) => name.replace(/\\/g, ''));
}
