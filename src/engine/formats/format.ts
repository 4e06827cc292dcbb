/** The formats that a value may have to have. */
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

/** A format: what fits it, and what is said of what does not. */
export interface Format {
  rule: string;
  /** Whether a text fits; for a number, the text of it. */
  accepts(text: string): boolean;
  /** What every text that fits looks like: who cannot run `accepts` refuses the others by it. */
  form?: RegExp;
  /** Whether a text that is hardly meant cannot be meant at all. */
  isError?(text: string): boolean;
  /** French: what is wrong, after the value as it is shown. */
  wrong: string | ((text: string) => string);
  /** French: what to do where the right value is not certain. */
  hint: string;
  /** The value that a text which does not fit stands for. */
  correct?(text: string): string | undefined;
  /** For a site's own format: which kind of address a value is, to be looked for as those of links and pictures. */
  holds?(text: string): 'link' | 'web' | 'picture';
  /** An address must not run code, nor name a file of the editor's computer. */
  isAddress?: true;
}
