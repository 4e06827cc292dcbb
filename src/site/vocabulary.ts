/** Themes of initiatives. The lists in this file are closed: the check refuses any other value (docs/contract.md#content). */
export const THEMES = [
  'Culture & Éducation',
  'Santé',
  'Emploi & Formation',
  'Urbanisme & Salubrité',
  'Environnement & Alimentation',
  'Solidarité',
] as const;

/** Names of the colour palettes: each section of the site has its palette. */
export const SUBSITE_THEMES = [
  'portfolio',
  'eco-logik',
  'decouverte-gabon',
  'ndjo-oyeri',
  'oyeri-radio',
  'je-participe',
] as const;

export const INITIATIVE_STATUSES = ['En vote', 'En collecte', 'En cours', 'Terminé'] as const;

/** Stages of an initiative, in their order from the proposal to the end. */
export const INITIATIVE_STAGES = ['Proposé', 'Vérifié', ...INITIATIVE_STATUSES] as const;

/** Statuses of what an initiative needs in addition to money: still searched, or found. */
export const NEED_STATUSES = ['cherché', 'trouvé'] as const;

export const ARTICLE_CATEGORIES = ['Nature', 'Culture', 'Social'] as const;

export const SERVICE_CATEGORIES = [
  'Stratégie',
  'Production',
  'Presse',
  'Éducation',
  'Entreprise',
  'Événements',
] as const;

export const CONTRIBUTION_TYPES = ['Proverbe', 'Récit / Conte', 'Pratique', 'Oralité'] as const;

/** The keys of a record, in its order. */
export const keysOf = <K extends string>(record: Readonly<Record<K, string>>) =>
  Object.keys(record) as [K, ...K[]];

/** What each form is for, in a few words for editors. */
export const FORM_LABELS = {
  partner: 'Devenir partenaire',
  volunteer: 'Devenir bénévole',
  child: 'Inscrire un enfant',
  knowledge: 'Partager un savoir',
  map: 'Contribuer à la carte',
  proposal: 'Proposer un projet',
} as const;

export const FORM_NAMES = keysOf(FORM_LABELS);

/** Tabs of <ParticipateTabs>: the forms that they show, and donations. */
export const TAB_LABELS = {
  partner: FORM_LABELS.partner,
  volunteer: FORM_LABELS.volunteer,
  child: FORM_LABELS.child,
  donor: 'Faire un don',
} as const;

/** Anchors of the tabs of <ParticipateTabs>, by the id of the tab: `#benevole`. */
export const TAB_ANCHORS = {
  partner: 'partenaire',
  volunteer: 'benevole',
  child: 'enfant',
  donor: 'donateur',
} as const;

/** `exemple` marks an invented donation; a donation without a status is a received one. */
export const DONATION_STATUSES = ['exemple', 'reçu'] as const;

/** Icons of `ui/icon`, by the names that editors write, with their accents. */
export const ICON_NAMES = {
  livre: 'livre',
  calendrier: 'calendrier',
  oeil: 'œil',
  video: 'vidéo',
  presse: 'presse',
  photo: 'photo',
  enfants: 'enfants',
  feuille: 'feuille',
  arbre: 'arbre',
  ballon: 'ballon',
  marche: 'marche',
  main: 'main',
  mains: 'mains',
  sante: 'santé',
  formation: 'formation',
  loupe: 'loupe',
  boussole: 'boussole',
  idee: 'idée',
  fusee: 'fusée',
  radio: 'radio',
  tambour: 'tambour',
  document: 'document',
  megaphone: 'mégaphone',
  cible: 'cible',
  horloge: 'horloge',
  etoile: 'étoile',
  groupe: 'groupe',
  bulletin: 'bulletin',
  graine: 'graine',
} as const;

/** Labels of the frontmatter lists that <FeatureList> can show. */
export const POINT_LABELS = {
  values: 'Valeurs',
  objectives: 'Objectifs',
  principles: 'Principes',
  pillars: 'Piliers',
  bodies: 'Instances',
  types: 'Types',
  members: 'Membres',
  partners: 'Partenaires',
  reasons: 'Raisons',
} as const;

export const POINT_LISTS = keysOf(POINT_LABELS);
