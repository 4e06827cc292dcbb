import type { Watched } from '../content/schema/primitives.ts';
import type { Block } from './visible-text.ts';

/** French names of what a reviewer may have to look at twice. */
export const FACT_NAMES: Readonly<Record<Watched, string>> = {
  argent: 'Montant',
  etat: 'État d’un projet',
  courriel: 'Courriel',
  telephone: 'Téléphone',
  adresse: 'Adresse d’un autre site',
  formulaire: 'Formulaire',
};

/** A sensitive value, as it is written. */
export interface Fact {
  kind: Watched;
  value: string;
}

/** A link of a page, as written and where it leads. */
export interface PageLink {
  href: string;
  text: string;
  /** The title of the card that holds it. */
  card?: string | undefined;
}

export interface PagePicture {
  /** Digest of its file: under another name it is the same picture. Of a missing file its address. */
  content: string;
  alt: string;
  card?: string | undefined;
}

/** Everything of a built page that a visitor can notice: a pure value, without files. */
export interface PageSnapshot {
  /** Route without trailing slash. */
  route: string;
  /** The content file, relative to the repository; empty when unknown. */
  source: string;
  title: string;
  /** French label -> value. */
  metadata: Record<string, string>;
  /** Digest of the picture that networks show; of a missing file its address. */
  share: string;
  main: Block[];
  /** Text around `main`: header, navigation, footer. */
  frame: Block[];
  /** Texts of the notices that a touch brings up. */
  notices: Block[];
  /** Without the link to edit the page. */
  links: PageLink[];
  pictures: PagePicture[];
  facts: Fact[];
  /** Tags, classes and drawings of `main`, without text, then the styles written in the page: one on each line. */
  look: string;
}
