import postcss, { type ChildNode, type Rule } from 'postcss';
import type { Piece } from './page-styles.ts';

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
  selectors: rule.selectors.map((text) => ({ text, classes: classesOf(text) })),
  body: rule.nodes.map((child) => child.toString()).join(';'),
});

/** Classes inside `:not()` need not stand in the page. */
function classesOf(selector: string): string[] {
  const positive = selector.replace(/:not\([^)]*\)/g, '');
  return [...positive.matchAll(CLASS)].map(([, name = '']) => name.replace(/\\/g, ''));
}
