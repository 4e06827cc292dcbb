import { decodedAddress } from '../../content/forms/link.ts';
import type { Issue } from '../../content/issue.ts';

/** What a drawing must not hold, each with the words for it. */
const REFUSED: readonly { pattern: RegExp; what: string }[] = [
  { pattern: /<!(?:DOCTYPE|ENTITY)/gi, what: 'une déclaration « <!DOCTYPE » ou « <!ENTITY »' },
  { pattern: /<\?xml-stylesheet/gi, what: 'un appel à une feuille de style extérieure' },
  {
    // A prefix may hold dots and letters of any alphabet.
    pattern:
      /<(?:[^\s<>/:"'=]+:)?(?:script|foreignObject|iframe|embed|object|audio|video|handler|listener)\b/gi,
    what: 'une balise qui peut exécuter du code',
  },
  { pattern: /[\s"'/]on[a-z]+\s*=/gi, what: 'un attribut « on… » qui peut exécuter du code' },
  { pattern: /@import\b/gi, what: 'un appel à une feuille de style extérieure' },
];

const ADDRESS =
  /(?:href|src|action|formaction|to|from|values)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/gi;
const NAMESPACE = /xmlns(?::[^\s=]+)?\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const HTML = 'http://www.w3.org/1999/xhtml';
const STYLE_ADDRESS = /url\(\s*["']?([^"')]*)/gi;
const PICTURE_DATA = /^data:image\/(?:png|jpe?g|webp|avif);/i;

/** Script, handlers, foreign content, HTML, external references and entities in an SVG drawing. */
export function svgIssues(file: string, bytes: Uint8Array): Issue[] {
  const text = new TextDecoder().decode(bytes);
  if (text.includes('\0') || /encoding\s*=\s*["'](?!utf-8)/i.test(text.slice(0, 200))) {
    return [issue(file, text, 0, 'un alphabet autre que UTF-8')];
  }
  const found = REFUSED.flatMap(({ pattern, what }) =>
    [...text.matchAll(pattern)].map((match) => issue(file, text, match.index, what)),
  );
  const links = [...text.matchAll(ADDRESS)]
    .filter(([, double, single, bare]) => leadsOut(double ?? single ?? bare ?? ''))
    .map((match) => issue(file, text, match.index, 'un lien vers autre chose que lui-même'));
  // HTML acts in a drawing that is opened by itself, whatever its elements are called.
  const html = [...text.matchAll(NAMESPACE)]
    .filter(([, double, single]) => decodedAddress(double ?? single ?? '') === HTML)
    .map((match) => issue(file, text, match.index, 'des balises de page web (HTML)'));
  const styles = [...text.matchAll(STYLE_ADDRESS)]
    .filter(
      ([, address = '']) => !/^#/.test(decodedAddress(address)) && !PICTURE_DATA.test(address),
    )
    .map((match) => issue(file, text, match.index, 'une référence à un fichier extérieur'));
  return [...found, ...html, ...links, ...styles].slice(0, 20);
}

/** Values of animations may be numbers and colours; addresses of anything but the drawing's own parts are refused. */
function leadsOut(value: string): boolean {
  const address = decodedAddress(value);
  if (address === '' || address.startsWith('#') || PICTURE_DATA.test(address)) return false;
  return (
    /^[a-z][a-z0-9+.-]*:|^\/|^\.{1,2}\/|\.(?:svg|png|jpe?g|js|html?|css)\b/i.test(address) ||
    /javascript:/i.test(address)
  );
}

function issue(file: string, text: string, at: number, what: string): Issue {
  const before = text.slice(0, at).split('\n');
  return {
    rule: 'svg-dangereux',
    severity: 'error',
    file,
    line: before.length,
    column: (before.at(-1)?.length ?? 0) + 1,
    message: `Ce dessin SVG contient ${what} : le site le refuse.`,
    hint: 'Exportez le dessin en « SVG simple » depuis votre logiciel, ou enregistrez-le en PNG.',
  };
}
