export type FormatId =
  | 'date'
  | 'montant'
  | 'pourcentage'
  | 'slug'
  | 'image'
  | 'lien'
  | 'adresse-web'
  | 'courriel'
  | 'telephone'
  | 'depot';

export interface Format {
  rule: string;
  /** True for a valid text, or for the digits of a valid number. */
  accepts(text: string): boolean;
  /** Pattern that all valid texts match, for the writing screen, which cannot call `accepts`. */
  form?: RegExp;
  /** True if an implausible text is an error instead of a warning. */
  isError?(text: string): boolean;
  /** French, the end of a sentence after the value: `n’est pas une date`. */
  wrong: string | ((text: string) => string);
  /** French: what to do. */
  hint: string;
  /** The value as the site writes it, of a text that people understand: `14/11/2026` -> `2026-11-14`; accepted in silence. */
  plain?(text: string): string | undefined;
  /** The corrected value for an invalid text; undefined when none is certain. */
  correct?(text: string): string | undefined;
  /** Kind of address in a value, if the format accepts several; used by formats that a site defines. */
  holds?(text: string): 'link' | 'web' | 'picture';
}
