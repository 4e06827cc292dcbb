import { SaxesParser } from 'saxes';
import { type Fault, FIRST_LINE, type Issue, issueAt } from '../../values/issue.ts';
import { pointAt } from '../../values/positions.ts';
import { percentDecoded } from '../../values/text.ts';
import { drawnElements, type Part, WHOLE } from './drawn-elements.ts';

const ACTIVE_TAGS = /^(?:script|foreignObject|iframe|embed|object|audio|video|handler|listener)$/i;
const ADDRESS = /^(?:href|src|action|formaction|to|from|values)$/i;
const HTML = 'http://www.w3.org/1999/xhtml';

/** Start of an allowed address: a part of the same drawing (`#…`), or a PNG as data: a photo would keep its place and device. */
const OWN = '#|data:image/png;';

/** An address outside of the drawing: `https:…`, `../a.svg`. Not the numbers and colours of animations. */
const LEADS_OUT = new RegExp(
  `^(?!${OWN})(?:[a-z][a-z0-9+.-]*:|[.]{0,2}/|.*(?:[.](?:svg|png|jpe?g|js|html?|css)\\b|javascript:))`,
  'i',
);

/** CSS that loads a file: `url(https:…)`, `image-set("a.png")`. */
const FETCHED = new RegExp(`url\\((?!["']?(?:${OWN}))|image-set\\(|(?:image|src)\\(["'/]`, 'i');

/** Characters that are parsed at a time; depth of elements, and number of issues, at which parsing ends. */
const [CHUNK, MAX_DEPTH, MAX_FINDINGS] = [16_384, 1000, 20];

/** Elements of a drawing: SVGO, which the build optimises it with, takes their square (11 MB held the check for 300 s). */
const MAX_ELEMENTS = 20_000;
/** Elements that a browser draws, copies counted: `<use>` within what `<use>` names multiplies them (2 KB held it for minutes). */
const MAX_DRAWN = 100_000;
/** Attributes of one element: two hundred thousand take half a minute. */
const MAX_ATTRIBUTES = 1000;

/** Issues of an SVG: scripts, event handlers (`onload`), HTML, references to other files, `<!DOCTYPE`; else invalid XML. */
export function svgIssues(file: string, bytes: Uint8Array): Issue[] {
  const text = new TextDecoder().decode(bytes);
  // Blanks before the first tag may be invalid XML, but the build removes them.
  const start = Math.max(0, text.search(/\S/));
  const parser = new SaxesParser();
  const dangers: Issue[] = [];
  /** Each open element: its text without its children, so that CSS is checked as a whole, and what it is as a part. */
  const open: { text: string; part: Part }[] = [];
  const parts = new Map<string, Part>();
  const uses: string[] = [];
  const issue = (sign: string, fault: Fault) => {
    const at = text.lastIndexOf(sign, start + parser.position - 1);
    return issueAt(file, pointAt(text, at), fault);
  };
  const found = (sign: string, isDangerous: boolean) =>
    isDangerous && dangers.length < MAX_FINDINGS && dangers.push(issue(sign, DANGEROUS));
  const append = (text: string) => {
    const inner = open.at(-1);
    if (inner) inner.text += text;
  };
  parser.on('text', append);
  parser.on('cdata', append);
  parser.on('xmldecl', ({ encoding = 'utf-8' }) => found('<?', !/^utf-8$/i.test(encoding)));
  parser.on('doctype', () => found('<!DOCTYPE', true));
  parser.on('processinginstruction', ({ target }) => found('<?', target === 'xml-stylesheet'));
  let [elements, attributes, most] = [0, 0, 0];
  parser.on('attribute', ({ name, value }) => {
    attributes += 1;
    most = Math.max(most, attributes);
    found(name, isActive(name, value));
  });
  parser.on('opentag', ({ name, attributes: given }) => {
    const part = { elements, firstUse: uses.length, lastUse: 0 };
    const id = open.length === 0 ? WHOLE : given.id;
    // A browser takes the first of two elements with one name.
    if (id && !parts.has(id)) parts.set(id, part);
    open.push({ text: '', part });
    const targets = Object.keys(given).filter(
      (one) => local(name) === 'use' && local(one) === 'href',
    );
    uses.push(...targets.map((one) => percentDecoded((given[one] ?? '').trim().slice(1))));
    elements += 1;
    attributes = 0;
    found('<', ACTIVE_TAGS.test(local(name)));
  });
  parser.on('closetag', ({ name }) => {
    const { text: css, part } = open.pop() ?? {
      text: '',
      part: { elements, firstUse: 0, lastUse: 0 },
    };
    part.elements = elements - part.elements;
    part.lastUse = uses.length;
    found(`<${name}`, loadsFile(css));
  });
  const isTooMuch = () => elements > MAX_ELEMENTS || most > MAX_ATTRIBUTES;
  try {
    for (let at = start; at < text.length && dangers.length < MAX_FINDINGS; at += CHUNK) {
      if (open.length > MAX_DEPTH) break;
      if (isTooMuch()) return [issueAt(file, FIRST_LINE, TOO_DETAILED)];
      parser.write(text.slice(at, at + CHUNK));
    }
    parser.close();
    if (isTooMuch() || drawnElements(parts, uses) > MAX_DRAWN)
      return [issueAt(file, FIRST_LINE, TOO_DETAILED)];
  } catch {
    // The parser throws for invalid XML, which browsers do not show.
    if (dangers.length === 0) return [issue('', unopened(file))];
  }
  return dangers;
}

const local = (name: string) => name.slice(name.lastIndexOf(':') + 1);

/** True for an attribute that may run code, lead out of the drawing, or hold a photo, with its place and device. */
function isActive(name: string, value: string): boolean {
  // An element with any name may be active HTML in this namespace, when a visitor opens the SVG itself.
  if (/^on[a-z]/i.test(name) || (/^xmlns(?::|$)/.test(name) && value === HTML)) return true;
  const addresses = name === 'values' ? value.split(';') : [value];
  if (addresses.some((address) => /^\s*data:image\/(?:jpe?g|webp|avif)/i.test(address)))
    return true;
  const leadsOut = (address: string) => LEADS_OUT.test(plainAddress(address));
  return (ADDRESS.test(local(name)) && addresses.some(leadsOut)) || loadsFile(value);
}

/** True for CSS that loads a file, or may hide that by escapes, which a drawing does not need. */
function loadsFile(text: string): boolean {
  if (!/[@(\\]/.test(text)) return false;
  const css = plainAddress(text);
  return (/\\/.test(text) && /[@(]/.test(text)) || /@import/i.test(css) || FETCHED.test(css);
}

/** Without the blanks and control characters that browsers ignore: `java\nscript:` -> `javascript:`. */
const plainAddress = (address: string) => address.replace(/[\p{Cc}\p{Cf}\p{Z}]/gu, '');

const TOO_DETAILED: Fault = {
  rule: 'image-trop-lourde',
  message:
    'Ce dessin est trop détaillé (plus de 20 000 éléments, ou de 100 000 avec leurs copies) : il mettrait des minutes à s’afficher.',
  hint: 'Simplifiez-le dans votre logiciel de dessin, ou enregistrez-le en PNG.',
};

const DANGEROUS: Fault = {
  rule: 'svg-dangereux',
  message:
    'Ce dessin SVG contient ici du code, un appel à un autre fichier ou une photo : le site le refuse.',
  hint: 'Exportez le dessin en « SVG simple » depuis votre logiciel, ou enregistrez-le en PNG.',
};

/** Fault of a picture file that cannot be decoded. */
export const unopened = (file: string): Fault => ({
  rule: 'image-invalide',
  message: 'Cette image ne s’ouvre pas : le fichier est abîmé, incomplet, ou n’est pas une image.',
  hint: file.toLowerCase().endsWith('.svg')
    ? 'Exportez de nouveau ce dessin en SVG depuis votre logiciel, puis remplacez ce fichier.'
    : 'Ouvrez l’original, enregistrez-le de nouveau en JPEG ou en PNG, puis remplacez ce fichier.',
});
