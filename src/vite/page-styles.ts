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
  const known = new Map<string, string>();
  return (html) => {
    const used = usedNames(html);
    // Pages of one kind mostly use the same names.
    const key = [...used].sort().join(' ');
    const kept = known.get(key) ?? keep(sheet, used);
    known.set(key, kept);
    return kept;
  };
}

/** Words of class and id attributes, and element names, as they stand in the HTML. */
function usedNames(html: string): Set<string> {
  const used = new Set<string>();
  for (const [, names = ''] of html.matchAll(/\sclass="([^"]*)"/g)) {
    for (const name of names.split(/\s+/)) used.add(name);
  }
  // The root gets this class from the page's first script.
  return used.add('js');
}

const keep = (pieces: readonly Piece[], used: ReadonlySet<string>): string =>
  pieces.map((piece) => keepPiece(piece, used)).join('');

function keepPiece(piece: Piece, used: ReadonlySet<string>): string {
  if ('text' in piece) return piece.text;
  if ('around' in piece) {
    const inner = keep(piece.pieces, used);
    return inner === '' ? '' : `${piece.around}{${inner}}`;
  }
  const selectors = piece.selectors.filter(({ classes }) =>
    classes.every((name) => used.has(name)),
  );
  if (selectors.length === 0) return '';
  return `${selectors.map(({ text }) => text).join(',')}{${piece.body}}`;
}
