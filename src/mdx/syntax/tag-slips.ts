import { blockSpec } from '../../content/blocks.ts';
import type { Said } from '../fault.ts';
import { scanTag, type TagScanner } from './scan-tag.ts';
import { isBlank, type Tag } from './tag.ts';

/** A sign forgotten or too many between the properties of a tag, with the tag mended of it. */
interface Slip extends Said {
  /** Offset within the tag. */
  at: number;
  mended: string;
}

/** How many slips of one tag are mended for the suggestion. */
const MOST = 10;

/** The first slip of a tag that a quote, a space or an equals sign mends; its suggestion is the whole tag, when all of it can be mended. */
export function tagSlip(text: string, scanner: TagScanner): (Said & { at: number }) | undefined {
  if (isClean(scanner)) return undefined;
  const first = firstSlip(text, scanner.tag);
  if (!first) return undefined;
  const { at, rule, message, hint, mended } = first;
  const suggestion = mendedWholly(mended);
  return { at, rule, message, hint, ...(suggestion === undefined ? {} : { suggestion }) };
}

function mendedWholly(text: string): string | undefined {
  let mended = text;
  for (let count = 0; count < MOST; count++) {
    const scanner = scanTag(mended);
    // A tag that ends before the end of its text was mended into another one.
    if (isClean(scanner)) return mended.indexOf('>') === mended.length - 1 ? mended : undefined;
    const slip = firstSlip(mended, scanner.tag);
    if (!slip) return undefined;
    mended = slip.mended;
  }
  return undefined;
}

const isClean = ({ tag: { strays, attributes }, open }: TagScanner) =>
  open === undefined &&
  strays.length === 0 &&
  attributes.every(
    ({ name, end }, index) => !name.endsWith(':') && attributes[index + 1]?.at !== end,
  );

const firstSlip = (text: string, tag: Tag): Slip | undefined =>
  missingQuote(text, tag) ??
  missingSpace(text, tag) ??
  colon(text, tag) ??
  comma(text, tag) ??
  equals(text, tag);

/** `href="/contact label="…"`: the value runs on to the quote that opens the next one. */
function missingQuote(text: string, { name, attributes }: Tag): Slip | undefined {
  for (const { name: property, value, end } of attributes) {
    if (value?.kind !== 'quoted' || text[value.at] !== '"') continue;
    const inner = text.slice(value.at + 1, end - 1);
    const next = lastProperty(inner, name);
    if (next === undefined) continue;
    const before = inner.slice(0, next);
    const kept = before.trimEnd();
    const gap = before.slice(kept.length) || ' ';
    return {
      at: value.at,
      rule: 'guillemet-non-ferme',
      message: `Il manque le guillemet droit qui ferme la valeur de « ${property} ».`,
      hint: 'Chaque valeur commence et finit par un guillemet droit : nom="valeur".',
      mended: `${text.slice(0, value.at + 1)}${kept.replace(/\s?[“”»]$/, '')}"${gap}${text.slice(value.at + 1 + next)}`,
    };
  }
  return undefined;
}

/** Where a value ends with the name of another property and its `=`. */
function lastProperty(inner: string, name: string): number | undefined {
  const text = inner.trimEnd();
  const found = /(?<=[\s“”»])([A-Za-z]\w{0,30})\s{0,3}=$/.exec(text.slice(-60));
  const property = found?.[1] ?? '';
  const spec = blockSpec(name);
  if (!found || (spec && !Object.hasOwn(spec.props, property))) return undefined;
  return text.length - found[0].length;
}

/** `href="/contact"label="…"` */
function missingSpace(text: string, { attributes }: Tag): Slip | undefined {
  const next = attributes.find(
    ({ at, value }, index) => value !== undefined && attributes[index - 1]?.end === at,
  );
  if (!next || next.name === '') return undefined;
  return {
    at: next.at,
    rule: 'texte-dans-balise',
    message: `Il manque une espace avant « ${next.name} ».`,
    hint: 'Dans une balise, une espace sépare chaque propriété de la précédente.',
    mended: `${text.slice(0, next.at)} ${text.slice(next.at)}`,
  };
}

/** `href: "/contact"` */
function colon(text: string, { attributes }: Tag): Slip | undefined {
  for (const { name, at, end, value } of attributes) {
    if (value !== undefined) continue;
    const found = /^\s{0,3}:?\s{0,3}(?=["“”«])/.exec(text.slice(end, end + 8));
    if (!found || !`${name}${found[0]}`.includes(':')) continue;
    const property = name.replace(/:$/, '');
    return {
      at,
      rule: 'texte-dans-balise',
      message: `Un deux-points suit « ${property} », à la place du signe égal.`,
      hint: 'Dans une balise, écrivez le nom, le signe égal, puis la valeur entre guillemets droits : nom="valeur".',
      mended: `${text.slice(0, at)}${property}=${text.slice(end + found[0].length)}`,
    };
  }
  return undefined;
}

/** `href="/contact", label="…"` */
function comma(text: string, { attributes, strays }: Tag): Slip | undefined {
  const at = strays.find(
    (stray) => /[,;]/.test(text[stray] ?? '') && attributes.some(({ end }) => end === stray),
  );
  if (at === undefined) return undefined;
  const rest = text.slice(at + 1);
  const sign = text[at] === ',' ? 'Une virgule' : 'Un point-virgule';
  return {
    at,
    rule: 'texte-dans-balise',
    message: `${sign} sépare deux propriétés de cette balise : une espace suffit.`,
    hint: `Retirez ${text[at] === ',' ? 'la virgule' : 'le point-virgule'}.`,
    mended: `${text.slice(0, at)}${isBlank(rest.charAt(0)) ? '' : ' '}${rest}`,
  };
}

/** `tone=="deep"` */
function equals(text: string, { attributes, strays }: Tag): Slip | undefined {
  const at = strays.find((stray) => text[stray] === '=' && text[stray - 1] === '=');
  const property = attributes.findLast((attribute) => attribute.at < (at ?? 0));
  if (at === undefined || !property) return undefined;
  return {
    at: property.at,
    rule: 'texte-dans-balise',
    message: `Un signe égal de trop suit « ${property.name} ».`,
    hint: 'Entre le nom et la valeur, un seul signe égal : nom="valeur".',
    mended: `${text.slice(0, at)}${text.slice(at + 1)}`,
  };
}
