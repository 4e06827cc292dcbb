import { parse, type Selector } from 'css-what';
import postcss, { type ChildNode, type Rule } from 'postcss';

/** Part of a style sheet: CSS for every page, a rule, or an at-rule such as `@media` around other parts. */
type Piece =
  | { text: string }
  | { selectors: { text: string; needed: string[][] }[]; body: string }
  | { around: string; pieces: Piece[] };

/**
 * Returns a function from the HTML of a page to the CSS of a sheet that is inlined in it: the selectors whose classes and tag
 * names are all in the HTML, with their rules. Throws `CssSyntaxError` for invalid CSS.
 */
export function createPageStyles(css: string): (html: string) => string {
  const sheet = postcss.parse(css).nodes.flatMap(pieceOf);
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
  const selectors = piece.selectors.filter(({ needed }) =>
    needed.every((names) => names.some((name) => used.has(name))),
  );
  if (selectors.length === 0) return '';
  return `${selectors.map(({ text }) => text).join(',')}{${piece.body}}`;
}

/** At-rules that every page gets whole, because they have no selectors. */
const GLOBAL_RULES = /font-face|keyframes|property|page/;

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
  selectors: rule.selectors.map((text) => ({ text, needed: parse(text).flatMap(needsOf) })),
  body: rule.nodes.map((child) => child.toString()).join(';'),
});

/** Classes and tag names that a selector needs: of each list, one is enough. None for `:not()` and `[class]`. */
function needsOf(selector: readonly Selector[]): string[][] {
  return selector.flatMap((part) => {
    if (part.type === 'tag') return [[part.name]];
    if (part.type === 'attribute' && part.name === 'class' && part.action === 'element')
      return [[`.${part.value}`]];
    if (part.type !== 'pseudo' || part.name === 'not' || !Array.isArray(part.data)) return [];
    const inner = part.data.map(needsOf);
    if (inner.length === 1) return inner.flat();
    // Of the selectors in `:is()`, an element has one.
    return inner.every(({ length }) => length > 0) ? [inner.flatMap(([first = []]) => first)] : [];
  });
}
