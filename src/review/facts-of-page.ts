import { LOCAL_SITE } from '../content/placement.ts';
import { percentDecoded } from '../engine/text.ts';
import { attribute, type Element, elementsOf, isWithin } from './html-tree.ts';
import type { Fact } from './page-snapshot.ts';
import type { Block } from './visible-text.ts';

// Bounded: a pattern would begin again at each sign of a long run of digits or letters.
const PATTERNS = [
  ['argent', /\d[\d\s\u00a0\u202f.,]{0,60}(?:FCFA|F\s?CFA|XAF|€|EUR\b)/gi],
  ['argent', /(?<=[Bb]énéficiaire[\s\u00a0]{0,3}:[\s\u00a0]{0,3})\p{L}[^\n,;]{1,60}/gu],
  ['courriel', /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu],
  ['adresse', /\bhttps?:\/\/[^\s"'<>()«»]{3,300}/gi],
  ['telephone', /\+\d[\d\s\u00a0\u202f.-]{7,}\d|\b0\d{1,2}(?:[\s\u00a0\u202f.-]?\d\d){3}\b/g],
] as const;

/** The sensitive values of a page: amounts, who receives them, e-mails, telephones, addresses on other sites, forms. */
export function factsOfPage(body: Element, blocks: readonly Block[]): Fact[] {
  const found = new Map<string, Fact>();
  const add = (kind: Fact['kind'], value: string) => {
    const fact = { kind, value: value.trim() };
    const key = `${kind} ${comparable(fact)}`;
    if (fact.value !== '' && !found.has(key)) found.set(key, fact);
  };
  for (const { kind, value } of blocks.flatMap(({ text }) => factsOfText(text))) add(kind, value);
  for (const element of elementsOf(body)) {
    const form = attribute(element, 'data-form');
    const frame = element.tagName === 'iframe' ? attribute(element, 'src') : undefined;
    if (form) add('formulaire', form);
    if (frame) add('formulaire', frame);
    const href = element.tagName === 'a' ? attribute(element, 'href') : undefined;
    if (href && /^mailto:/i.test(href)) add('courriel', percentDecoded(href.slice(7)));
    else if (href && /^tel:/i.test(href)) add('telephone', href.slice(4));
    else if (href && isElsewhere(href) && !isEditLink(element)) add('adresse', href);
  }
  return [...found.values()];
}

/** The amounts, recipients, e-mails, telephones and addresses of other sites that a text names. */
export const factsOfText = (text: string): Fact[] =>
  PATTERNS.flatMap(([kind, pattern]) =>
    [...text.matchAll(pattern)].map(([value]) => ({ kind, value: value.trim() })),
  );

const isElsewhere = (href: string) => /^https?:/i.test(href) && !href.startsWith(LOCAL_SITE);

/**
 * « Modifier cette page » is another address on each page, and no news. It stands outside of `main`: a similar
 * address in what somebody wrote is one more address of another site.
 */
export const isEditLink = (link: Element) =>
  /\/edit\/.+\/content\//.test(attribute(link, 'href') ?? '') && !isWithin(link, 'main');

const PHONE = /^\+?\d[\d\s\u00a0\u202f.-]{7,}$/;

/** Two writings of one value (link or text, spaces, no-break spaces, case) are the same value. */
export function comparable({ kind, value }: Fact): string {
  const bare = value.replace(/^(mailto|tel):/i, '');
  if (kind === 'telephone' || PHONE.test(bare)) return bare.replace(/\D/g, '');
  if (kind === 'argent' && /\d/.test(bare)) return amountOf(bare);
  return kind === 'courriel' ? bare.toLowerCase() : bare.replace(/\s+/g, ' ').trim();
}

/** `9 500 000 FCFA` and `9500000` are one amount; another currency is another amount. */
function amountOf(value: string): string {
  const digits = value.replace(/\D/g, '');
  return /€|EUR/i.test(value) ? `${digits}€` : /\p{L}{5,}/u.test(value) ? value : digits;
}
