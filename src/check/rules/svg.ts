import { SaxesParser } from 'saxes';
import { type Fault, FIRST_LINE, type Issue, issueAt } from '../../values/issue.ts';
import { pointAt } from '../../values/positions.ts';

const words = (...lines: string[]) => new Set(lines.join(' ').split(' '));

/** Elements of plain drawings: neither scripts nor links, animations, filters or other documents. */
const ELEMENTS = words(
  'svg g defs symbol use path rect circle ellipse line polyline polygon text tspan title desc style',
  'linearGradient radialGradient stop pattern clipPath mask image',
);

/** Attributes whose value no browser reads as CSS. */
const NAMES = words(
  'id class role lang xml:lang xml:space version data-name focusable aria-label aria-hidden',
);

/** Attributes that say how something is drawn. */
const LOOKS = words(
  'viewBox preserveAspectRatio width height x y x1 x2 y1 y2 cx cy r rx ry fx fy fr d points pathLength transform',
  'fill fill-opacity fill-rule stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray',
  'stroke-dashoffset stroke-opacity opacity color stop-color stop-opacity offset gradientUnits gradientTransform',
  'spreadMethod patternUnits patternContentUnits patternTransform clip-path clip-rule clipPathUnits mask maskUnits',
  'maskContentUnits mask-type font-family font-size font-weight font-style letter-spacing text-anchor style display',
  'visibility overflow enable-background paint-order vector-effect shape-rendering isolation dx dy',
);

const NAMESPACES = ['http://www.w3.org/2000/svg', 'http://www.w3.org/1999/xlink'];

/** A part of the same drawing; nothing that a browser would decode to another name. */
const OWN = /^#[^\s"'()%\\]+$/;
/** A PNG as data: a photo would keep its place and device. */
const PNG = /^data:image\/png;base64,[\w+/=\s]*$/;
const REFERENCE = /url\(["']?#([^\s"'()%\\]+)["']?\)/g;
const HARMLESS = /@media[^{@\\"']*\{|(?:rgba?|hsla?|matrix|translate|scale|rotate|skew[XY])\(/g;

/** Elements that a browser draws, copies counted, and levels of a drawing: more hold a browser, or the build. */
const [MAX_DRAWN, MAX_DEPTH] = [20_000, 100];
/** A copy, a mask, a pattern or a gradient is drawn apart for each element that it serves: it counts as so many elements. */
const DRAWN_APART = 20;

/** An element: where it stands, the elements within it, itself counted, and the names that they reference. */
interface Part {
  name: string;
  at: number;
  elements: number;
  targets: string[];
}

/** The issue of an SVG with something that is not on the lists above, or with too much to draw. */
export function svgIssues(file: string, bytes: Uint8Array): Issue[] {
  const text = new TextDecoder().decode(bytes);
  // Blanks before the first tag may be invalid XML, but the build removes them.
  const start = Math.max(0, text.search(/\S/));
  const parser = new SaxesParser();
  const whole: Part = { name: '', at: 0, elements: 0, targets: [] };
  const open = [whole];
  const parts = new Map<string, Part>();
  let fault: number | undefined;
  const lastTag = () => text.lastIndexOf('<', start + parser.position - 1);
  const refuse = (at = lastTag()) => {
    fault ??= at;
  };
  const targetsOf = (css: string, at: number) => {
    if (/[@\\(]/.test(css.replace(REFERENCE, '').replace(HARMLESS, ''))) refuse(at);
    return Array.from(css.matchAll(REFERENCE), ([, target = '']) => target);
  };
  const readText = (css: string) => {
    const { name, at } = open.at(-1) ?? whole;
    // A style sheet may serve any element: of what it draws apart, nobody knows how many times.
    if (name === 'style' && targetsOf(css, at).length > 0) refuse(at);
  };
  parser.on('text', readText);
  parser.on('cdata', readText);
  parser.on('xmldecl', ({ encoding = 'utf-8' }) => /^utf-8$/i.test(encoding) || refuse());
  parser.on('doctype', () => refuse());
  parser.on('processinginstruction', () => refuse());
  parser.on('opentag', ({ name, attributes }) => {
    const at = lastTag();
    if (!ELEMENTS.has(name)) refuse(at);
    if (open.length > MAX_DEPTH) throw new Error('Too deep.');
    const targets = Object.entries(attributes).flatMap(([key, value]) => {
      if (LOOKS.has(key)) return targetsOf(value, at);
      if (/^(?:xlink:)?href$/.test(key) && OWN.test(value)) return value.slice(1);
      if (!isHarmless(key, value)) refuse(at);
      return [];
    });
    const part: Part = { name, at, elements: 0, targets: [] };
    open.push(part);
    for (const outer of open) {
      outer.elements += 1;
      outer.targets.push(...targets);
    }
    // A browser takes the first of two elements with one name.
    const { id } = attributes;
    if (id && !parts.has(id)) parts.set(id, part);
  });
  parser.on('closetag', () => open.pop());
  try {
    parser.write(text.slice(start)).close();
  } catch {
    // The parser throws for invalid XML, which browsers do not show.
    if (fault === undefined)
      return [issueAt(file, pointAt(text, start + parser.position), unopened(file))];
  }
  let drawn = whole.elements;
  for (const part of whole.targets.flatMap((target) => parts.get(target) ?? [])) {
    if (drawn > MAX_DRAWN) break;
    // Copies of copies, and masks in masks, multiply: some lines of them hold a browser for minutes.
    if (part.targets.some((inner) => !parts.get(inner)?.name.endsWith('Gradient'))) refuse(part.at);
    drawn += part.elements + DRAWN_APART;
  }
  if (fault !== undefined) return [issueAt(file, pointAt(text, fault), REFUSED)];
  return drawn > MAX_DRAWN ? [issueAt(file, FIRST_LINE, TOO_DETAILED)] : [];
}

/** True for a name, the namespace of drawings, and a picture as data. */
const isHarmless = (key: string, value: string) =>
  NAMES.has(key) ||
  (/^xmlns(?::|$)/.test(key) && NAMESPACES.includes(value)) ||
  (/^(?:xlink:)?href$/.test(key) && PNG.test(value));

const TOO_DETAILED: Fault = {
  rule: 'image-trop-lourde',
  message:
    'Ce dessin est trop détaillé (plus de 20 000 éléments, copies comprises) : il mettrait des minutes à s’afficher.',
  hint: 'Simplifiez-le dans votre logiciel de dessin, ou enregistrez-le en PNG.',
};

const REFUSED: Fault = {
  rule: 'svg-dangereux',
  message:
    'Ce dessin SVG contient ici autre chose que des formes et des couleurs (code, photo, filtre, appel à un fichier, ' +
    'lien, copie d’une copie…) : le site le refuse.',
  hint: 'Exportez le dessin en « SVG simple » (styles en attributs) depuis votre logiciel, ou enregistrez-le en PNG.',
};

/** Fault of a picture file that cannot be decoded. */
export const unopened = (file: string): Fault => ({
  rule: 'image-invalide',
  message: 'Cette image ne s’ouvre pas : le fichier est abîmé, incomplet, ou n’est pas une image.',
  hint: file.toLowerCase().endsWith('.svg')
    ? 'Exportez de nouveau ce dessin en SVG depuis votre logiciel, puis remplacez ce fichier.'
    : 'Ouvrez l’original, enregistrez-le de nouveau en JPEG ou en PNG, puis remplacez ce fichier.',
});
