/** French words that editors write for the keys of this site, as `plain` writes them. */
const OF_KEYS: Readonly<Record<string, string>> = {
  title: 'titre intitule nom',
  label: 'intitule libelle etiquette',
  role: 'fonction',
  task: 'tache',
  quote: 'citation',
  author: 'auteur auteure',
  company: 'entreprise organisation',
  value: 'valeur',
  details: 'detail',
  services: 'prestations',
  social: 'reseaux',
  email: 'adressemail courriel mail',
  theme: 'sujet',
  kicker: 'soutitre',
  excerpt: 'resume extrait accroche chapo',
  text: 'texte',
  description: 'resume extrait accroche chapo texte',
  category: 'categorie rubrique',
  alt: 'textealternatif alternative legende',
  image: 'photo illustration',
  date: 'jour publication',
  status: 'statut etat',
  location: 'lieu localisation ville province',
  place: 'lieu ville',
  question: 'titre title intitule',
  objective: 'objectif but',
  amount: 'montant somme',
  budget: 'montant somme',
  collected: 'collecte reuni',
  icon: 'icone',
  daysRemaining: 'joursrestants',
  url: 'adresse lien',
  href: 'adresse lien',
  slug: 'adresse',
  link: 'lien',
  name: 'nom',
  price: 'prix tarif',
  duration: 'duree',
  result: 'resultat',
  step: 'etape',
  steps: 'etapes',
  budgetLines: 'lignesbudget lignesbudgetaires',
  phone: 'telephone',
  forms: 'formulaires',
  form: 'formulaire',
  map: 'carte',
  gallery: 'galerie',
  figures: 'chiffres',
  donations: 'dons',
  testimonials: 'temoignages',
  resources: 'ressources',
  values: 'valeurs',
  principles: 'principes',
  nav: 'menu',
  card: 'carte vignette',
  lang: 'langue',
  draft: 'brouillon',
  recipient: 'beneficiaire',
};

/** French words that editors write for the words of the closed lists. */
const OF_WORDS: Readonly<Record<string, string>> = {
  Terminé: 'fini finie finis acheve achevee clos cloture realise',
  photo: 'appareilphoto',
  idee: 'ampoule',
  groupe: 'equipe',
  oeil: 'yeux',
  partner: 'partenaire',
  volunteer: 'benevole',
  child: 'enfant inscription',
  donor: 'donateur don',
  knowledge: 'savoir partager',
  proposal: 'projet proposition',
  left: 'gauche',
  right: 'droite',
  wide: 'large',
  fr: 'francais',
  en: 'anglais english',
  true: 'oui vrai yes',
  false: 'non faux no',
  statutes: 'statuts',
  brochure: 'plaquette',
};

const SYNONYMS = [OF_KEYS, OF_WORDS].flatMap((table) =>
  Object.entries(table).flatMap(([word, french]) =>
    french.split(' ').map((one) => ({ word, french: one })),
  ),
);

/** Whether a French word, as `plain` writes it, stands for a word of the site. */
export const isSynonym = (french: string, word: string) =>
  SYNONYMS.some((one) => one.french === french && one.word === word);

/** All French words that stand for keys, as `plain` writes them. */
export const frenchWords = (): string[] =>
  Object.values(OF_KEYS).flatMap((french) => french.split(' '));
