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

/** A value that a reviewer must verify (amount, telephone…), as written. */
export interface SensitiveValue {
  kind: Sensitive;
  value: string;
}

export interface PageLink {
  href: string;
  text: string;
  /** Title of the surrounding card. */
  card?: string | undefined;
}

export interface PagePicture {
  /** Digest of the file, so that a renamed file is the same picture; the address of a missing file. */
  content: string;
  alt: string;
  card?: string | undefined;
}

/** Everything in a built page that a visitor can notice. */
export interface PageSnapshot {
  /** Route without trailing slash. */
  route: string;
  /** Content file, relative to the repository; empty when unknown. */
  source: string;
  title: string;
  /** French label -> value, such as `Titre`. */
  metadata: Record<string, string>;
  /** Digest of the share image (`og:image`); the address of a missing file. */
  shareImage: string;
  main: Block[];
  /** Text outside `main`: header, navigation, footer. */
  frame: Block[];
  /** Notices (toasts) that a click shows. */
  notices: Block[];
  /** All links except « Modifier cette page ». */
  links: PageLink[];
  pictures: PagePicture[];
  sensitiveValues: SensitiveValue[];
  /** Tags with their visual attributes, then the rules of the page's `style` elements: one a line, without text. */
  appearance: string;
}
