/** The forms that a value may have to take; each has a judge in this folder. */
export type FormId =
  | 'date'
  | 'montant'
  | 'pourcentage'
  | 'slug'
  | 'image'
  | 'lien'
  | 'adresse-web'
  | 'courriel'
  | 'telephone'
  | 'identifiant'
  | 'depot';

/** Why a value does not have its form. */
export interface FormFault {
  rule: string;
  /** French: what stands there and what is wrong with it; a whole sentence. */
  message: string;
  /** What to do, when the field's own help does not say it well enough. */
  hint?: string;
  /** The value as it should be written in YAML, when that is certain. */
  value?: string;
  /** The value would be right between quotes. */
  quote?: true;
}

/** A value as a message shows it: short, between guillemets. */
export function show(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'rien');
  const line = text.replace(/\s+/g, ' ');
  return `« ${line.length > 60 ? `${line.slice(0, 60)}…` : line} »`;
}
