import { decodedAddress } from '../../content/forms/addresses.ts';
import { type Issue, issueAt } from '../../content/issue.ts';

/**
 * The source of a pattern (flag `i`) for a word of CSS however a drawing writes it: letter by letter, as itself,
 * as an escape (`\75 rl`) or as an entity (`&#117;rl`). A browser reads all of them as the word.
 */
const disguised = (word: string): string => [...word].map(anySpelling).join('');

function anySpelling(sign: string): string {
  const codes = [sign.toLowerCase(), sign.toUpperCase()].map((same) => same.charCodeAt(0));
  const hex = codes.map((code) => code.toString(16)).join('|');
  const itself = /[a-z]/i.test(sign) ? `\\\\?${sign}` : `[${sign}]`;
  return `(?:${itself}|\\\\0{0,4}(?:${hex})\\s?|&#(?:0*(?:${codes.join('|')})|x0*(?:${hex}));)`;
}

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
  {
    pattern: new RegExp(`(?:@|&#(?:0*64|x0*40);)${disguised('import')}`, 'gi'),
    what: 'un appel à une feuille de style extérieure',
  },
];

const ADDRESS =
  /(?:href|src|action|formaction|to|from|values)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/gi;
const NAMESPACE = /xmlns(?::[^\s=]+)?\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const HTML = 'http://www.w3.org/1999/xhtml';
const OPEN = '(?:\\(|&#(?:0*40|x0*28);|&lpar;)\\s*';
const QUOTE = `(?:["']|&quot;|&apos;|&#(?:0*3[49]|x0*2[27]);)`;
const STYLE_ADDRESS = new RegExp(`${disguised('url')}${OPEN}["']?([^"')]*)`, 'gi');
/** Pictures that CSS takes by their address alone: `image-set("…")`, `image("…")`, `src("…")`. */
const STYLE_PICTURE = new RegExp(
  `(?:${disguised('image')}(?:${disguised('-set')})?|${disguised('src')})${OPEN}${QUOTE}`,
  'gi',
);
const PICTURE_DATA = /^data:image\/(?:png|jpe?g|webp|avif);/i;

/** Findings reported of one drawing. */
const MOST = 20;

/** Script, handlers, foreign content, HTML, external references and entities in an SVG drawing. */
export function svgIssues(file: string, bytes: Uint8Array): Issue[] {
  const text = new TextDecoder().decode(bytes);
  if (text.includes('\0') || /encoding\s*=\s*["'](?!utf-8)/i.test(text.slice(0, 200))) {
    return [issue(file, text, { at: 0, what: 'un alphabet autre que l’UTF-8' })];
  }
  // The first ones only: a line is counted for each.
  return findings(text)
    .slice(0, MOST)
    .map((finding) => issue(file, text, finding));
}

interface Finding {
  /** Where it begins in the text. */
  at: number;
  what: string;
}

function findings(text: string): Finding[] {
  const all = (pattern: RegExp, what: string, isBad: (match: RegExpMatchArray) => boolean) =>
    [...text.matchAll(pattern)].filter(isBad).map(({ index }) => ({ at: index ?? 0, what }));
  return [
    ...REFUSED.flatMap(({ pattern, what }) => all(pattern, what, () => true)),
    // HTML acts in a drawing that is opened by itself, whatever its elements are called.
    ...all(
      NAMESPACE,
      'des balises de page web (HTML)',
      ([, double, single]) => decodedAddress(double ?? single ?? '') === HTML,
    ),
    ...all(ADDRESS, 'un lien vers autre chose que lui-même', ([, double, single, bare]) =>
      leadsOut(double ?? single ?? bare ?? ''),
    ),
    ...all(
      STYLE_ADDRESS,
      'une référence à un fichier extérieur',
      ([, address = '']) => !/^#/.test(decodedAddress(address)) && !PICTURE_DATA.test(address),
    ),
    ...all(STYLE_PICTURE, 'une référence à un fichier extérieur', () => true),
  ];
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

function issue(file: string, text: string, { at, what }: Finding): Issue {
  const before = text.slice(0, at).split('\n');
  const place = { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
  return issueAt(file, place, {
    rule: 'svg-dangereux',
    message: `Ce dessin SVG contient ${what} : le site le refuse.`,
    hint: 'Exportez le dessin en « SVG simple » depuis votre logiciel, ou enregistrez-le en PNG.',
  });
}
