/** The closed lists of words of the product (spec sections 2 and 3). */
export const THEMES = [
  'Culture & Éducation',
  'Santé',
  'Emploi & Formation',
  'Urbanisme & Salubrité',
  'Environnement & Alimentation',
  'Solidarité',
] as const;

/** The palettes of the theme, by the part of the site that each was made for. */
export const SECTION_THEMES = [
  'portfolio',
  'eco-logik',
  'decouverte-gabon',
  'ndjo-oyeri',
  'oyeri-radio',
  'je-participe',
] as const;

export const PROJECT_STATUSES = ['En vote', 'En collecte', 'En cours', 'Terminé'] as const;

/** The stages of a project, from its proposal to its end: its statuses are the last of them. */
export const PROJECT_STAGES = ['Proposé', 'Vérifié', ...PROJECT_STATUSES] as const;

/** A need of a project that is not money. */
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

export const FORM_NAMES = [
  'partner',
  'volunteer',
  'child',
  'knowledge',
  'map',
  'proposal',
] as const;

/** The place of each tab of taking part in its page: `#benevole`. */
export const TAB_ANCHORS = {
  partner: 'partenaire',
  volunteer: 'benevole',
  child: 'enfant',
  donor: 'donateur',
} as const;

/** A row of donations is a sample, or was received (the default). */
export const DONATION_STATUSES = ['exemple', 'reçu'] as const;

/** The drawings of `ui/icon`, by French name. */
export const ICONS = [
  'livre',
  'calendrier',
  'oeil',
  'video',
  'micro',
  'presse',
  'photo',
  'enfants',
  'feuille',
  'arbre',
  'vague',
  'ballon',
  'marche',
  'main',
  'mains',
  'coeur',
  'sante',
  'formation',
  'ville',
  'panier',
  'maison',
  'balance',
  'loupe',
  'bouclier',
  'cle',
  'boussole',
  'idee',
  'fusee',
  'radio',
  'carte',
  'tambour',
  'parole',
  'document',
  'megaphone',
  'cible',
  'horloge',
  'etoile',
  'groupe',
  'bulletin',
  'graine',
] as const;

/** The lists of points that <FeatureList> shows, by their keys. */
export const POINT_LISTS = [
  'values',
  'objectives',
  'principles',
  'pillars',
  'bodies',
  'types',
  'members',
  'partners',
  'reasons',
] as const;
