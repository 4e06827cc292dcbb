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
  /** Whether a text, or the text of a number, is valid. */
  accepts(text: string): boolean;
  /** A pattern of every valid text, for code that cannot run `accepts`. */
  form?: RegExp;
  /** Whether an implausible text is an error, not a warning. */
  isError?(text: string): boolean;
  /** French: what is wrong, after the value. */
  wrong: string | ((text: string) => string);
  /** French: what to do. */
  hint: string;
  /** The right value for an invalid text. */
  correct?(text: string): string | undefined;
  /** Kind of address of a value, for formats of a site. */
  holds?(text: string): 'link' | 'web' | 'picture';
  /** Dangerous addresses and file names get their own diagnosis. */
  isAddress?: true;
}
