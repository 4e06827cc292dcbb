import { LOCAL_SITE } from '../content/placement.ts';
import { attributeOf, type Element, elementsOf, isWithin } from '../values/html-tree.ts';
import { percentDecoded } from '../values/text.ts';
import type { SensitiveValue } from './page-snapshot.ts';
import type { Block } from './visible-text.ts';

// `9 500 FCFA`, `Bénéficiaire : Nom`, `a@b.ga`, `https://…`, `+241 …`. With `*` instead of `{0,60}`, time would be quadratic.
const PATTERNS = [
  ['argent', /\d[\d\s\u00a0\u202f.,]{0,60}(?:FCFA|F\s?CFA|XAF|€|EUR\b)/gi],
  ['argent', /(?<=[Bb]énéficiaire[\s\u00a0]{0,3}:[\s\u00a0]{0,3})\p{L}[^\n,;]{1,60}/gu],
  ['courriel', /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu],
  ['adresse', /\bhttps?:\/\/[^\s"'<>()«»]{3,300}/gi],
  ['telephone', /\+\d[\d\s\u00a0\u202f.-]{7,}\d|\b0\d{1,2}(?:[\s\u00a0\u202f.-]?\d\d){3}\b/g],
] as const;

/** Distinct sensitive values of a page: amounts, recipients of money, e-mails, telephones, web addresses, forms; not the edit link. */
export function sensitiveValuesOfPage(body: Element, blocks: readonly Block[]): SensitiveValue[] {
  const found = new Map<string, SensitiveValue>();
  const add = (kind: SensitiveValue['kind'], text: string) => {
    const value = { kind, value: text.trim() };
    const key = `${kind} ${normalized(value)}`;
    if (value.value !== '' && !found.has(key)) found.set(key, value);
  };
  for (const { kind, value } of blocks.flatMap(({ text }) => sensitiveValuesOfText(text)))
    add(kind, value);
  for (const element of elementsOf(body)) {
    const form = attributeOf(element, 'data-form');
    const frame = element.tagName === 'iframe' ? attributeOf(element, 'src') : undefined;
    if (form) add('formulaire', form);
    if (frame) add('formulaire', frame);
    const href = element.tagName === 'a' ? attributeOf(element, 'href') : undefined;
    if (href && /^mailto:/i.test(href)) add('courriel', percentDecoded(href.slice(7)));
    else if (href && /^tel:/i.test(href)) add('telephone', href.slice(4));
    else if (href && isExternal(href) && !isEditLink(element)) add('adresse', href);
  }
  return [...found.values()];
}

/** Finds amounts, recipients, e-mails, telephones and web addresses in a text. */
export const sensitiveValuesOfText = (text: string): SensitiveValue[] =>
  PATTERNS.flatMap(([kind, pattern]) =>
    [...text.matchAll(pattern)].map(([value]) => ({ kind, value: value.trim() })),
  );

const isExternal = (href: string) => /^https?:/i.test(href) && !href.startsWith(LOCAL_SITE);

/** Whether a link is « Modifier cette page », whose address differs on each page; it is outside `main`. */
export const isEditLink = (link: Element) =>
  /\/edit\/.+\/content\//.test(attributeOf(link, 'href') ?? '') && !isWithin(link, 'main');

const PHONE = /^\+?\d[\d\s\u00a0\u202f.-]{7,}$/;

/** Key for comparing values: spellings of one value give the same key, as `+241 01 02 03 04` and `tel:+24101020304`. */
export function normalized({ kind, value }: SensitiveValue): string {
  const bare = value.replace(/^(mailto|tel):/i, '');
  if (kind === 'telephone' || PHONE.test(bare)) return bare.replace(/\D/g, '');
  if (kind === 'argent' && /\d/.test(bare)) return normalizedAmount(bare);
  return kind === 'courriel' ? bare.toLowerCase() : bare.replace(/\s+/g, ' ').trim();
}

/** `9 500 000 FCFA` and `9500000` are the same amount; the same number of euros is not. */
function normalizedAmount(value: string): string {
  const digits = value.replace(/\D/g, '');
  return /€|EUR/i.test(value) ? `${digits}€` : /\p{L}{5,}/u.test(value) ? value : digits;
}
