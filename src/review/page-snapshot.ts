import type { Sensitive } from '../content/schema/primitives.ts';
import type { Block } from './visible-text.ts';

/** French names of the kinds of sensitive values. */
export const SENSITIVE_NAMES: Readonly<Record<Sensitive, string>> = {
  argent: 'Montant',
  etat: 'État d’un projet',
  courriel: 'Courriel',
  telephone: 'Téléphone',
  adresse: 'Adresse d’un autre site',
  formulaire: 'Formulaire',
};

/** A value that a reviewer must verify (amount, telephone…), in the notation of the page or file. */
export interface SensitiveValue {
  kind: Sensitive;
  value: string;
}

export interface PageLink {
  href: string;
  text: string;
  /** Title of the card (item of a list of pages) around the link. */
  card?: string | undefined;
}

export interface PagePicture {
  /** SHA-256 of the file, so that a renamed file counts as the same picture; for a missing file its address. */
  content: string;
  alt: string;
  card?: string | undefined;
}

/** Everything in a built page that a visitor can notice. */
export interface PageSnapshot {
  /** Route without trailing slash. */
  route: string;
  /** Content file of the page, as a path in the repository; empty when unknown. */
  source: string;
  title: string;
  /** French label -> value, such as `Titre`. */
  metadata: Record<string, string>;
  /** SHA-256 of the share image (`og:image`); for a missing file its address. */
  shareImage: string;
  main: Block[];
  /** Text outside `main`: header, navigation, footer. */
  frame: Block[];
  /** Messages that a click shows as toasts. */
  notices: Block[];
  /** All links except « Modifier cette page », whose target differs on each page. */
  links: PageLink[];
  pictures: PagePicture[];
  sensitiveValues: SensitiveValue[];
  /** One a line: tags with the attributes that affect their look (`div class=a`), then CSS rules of the page. */
  appearance: string;
}
