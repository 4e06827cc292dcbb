import type { Sensitive } from '../site/schema/fields.ts';
import { percentDecoded, withoutHiddenCharacters } from '../values/text.ts';

/** A value that a reviewer must verify, as written. */
interface SensitiveValue {
  kind: Sensitive;
  value: string;
}

// `9 500 FCFA`; `Bénéficiaire : Nom`; `mailto:a@b.ga?…` or `a@b.ga`; `https://…` or `wa.me/…`; `+241 …`, `(+241) …`, `066 12 34 56`
// or `66 12 34 56`. With `*` instead of `{0,60}`, time would be quadratic.
const PATTERNS = [
  ['argent', /\d[\d\s.,]{0,60}(?:FCFA|F\s?CFA|XAF|€|EUR\b)/gi],
  ['argent', /(?<=[Bb]énéficiaire\s{0,3}:\s{0,3})\p{L}[^\n,;]{1,60}/gu],
  [
    'courriel',
    /(?<=mailto:)[^\s"'<>()]{3,300}|[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/giu,
  ],
  ['adresse', /\b(?:https?:\/\/|wa\.me\/)[^\s"'<>()«»]{3,300}/gi],
  [
    'telephone',
    /\(?\+\d[\d\s().-]{7,20}\d|\b0\d{1,2}(?:[\s.-]?\d\d){3}\b|\b\d\d(?:[\s.-]\d\d){3}\b/g,
  ],
] as const;

/** Amounts, recipients of money, e-mails, telephones and web addresses in a text; hidden characters do not hide them. */
export const sensitiveValuesOf = (text: string): SensitiveValue[] =>
  PATTERNS.flatMap(([kind, pattern]) =>
    [...withoutHiddenCharacters(text).matchAll(pattern)].map(([value]) => ({
      kind,
      value: kind === 'courriel' ? percentDecoded(value) : value.trim(),
    })),
  );

const PHONE = /^\+?[\d\s().-]{8,}$/;

/** Key for comparing values: spellings of one value give the same key, as `+241 01 02 03 04` and `tel:+24101020304`. */
export function normalized({ kind, value }: SensitiveValue): string {
  const bare = withoutHiddenCharacters(value).replace(/^(mailto|tel):/i, '');
  if (kind === 'telephone' || PHONE.test(bare)) return bare.replace(/\D/g, '');
  if (kind === 'argent' && /\d/.test(bare)) return normalizedAmount(bare);
  return kind === 'courriel' ? bare.toLowerCase() : bare.replace(/\s+/g, ' ').trim();
}

/** `9 500 000 FCFA` and `9500000` are the same amount; the same number of euros is not. */
function normalizedAmount(value: string): string {
  const digits = value.replace(/\D/g, '');
  return /€|EUR/i.test(value) ? `${digits}€` : /\p{L}{5,}/u.test(value) ? value : digits;
}
