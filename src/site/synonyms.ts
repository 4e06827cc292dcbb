import { nearest } from '../values/nearest.ts';
import { normalizedWord } from '../values/text.ts';
import { keyWords, labelsOf } from './key-labels.ts';

/** Words, without accents and spaces, that editors may write for a key beside the label of its field. */
const KEY_SYNONYMS: Readonly<Record<string, string>> = {
  title: 'intitule nom',
  label: 'intitule etiquette',
  author: 'auteur auteure',
  company: 'entreprise',
  services: 'prestations',
  social: 'reseaux',
  email: 'adressemail mail courriel',
  theme: 'sujet',
  kicker: 'soutitre',
  excerpt: 'resume extrait chapo',
  description: 'resume extrait accroche chapo texte',
  category: 'rubrique',
  alt: 'textealternatif alternative legende',
  image: 'photo illustration',
  date: 'jour publication',
  next: 'prochainefois prochainjour calendrier agenda',
  location: 'localisation ville province',
  place: 'ville',
  question: 'titre title intitule',
  amount: 'somme',
  budget: 'montant somme',
  collected: 'collecte reuni',
  url: 'lien',
  href: 'adresse',
  slug: 'adresse',
  price: 'tarif',
  step: 'etape',
  newsletter: 'lettre infolettre lettredinformation',
  budgetLines: 'lignesbudget lignesbudgetaires',
  form: 'formulaire',
  map: 'carte',
  nav: 'menu',
  card: 'carte vignette',
  draft: 'brouillon',
};

/** Words that editors may write for a value of a closed list: the check then suggests the value. */
const VALUE_SYNONYMS: Readonly<Record<string, string>> = {
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
  choice: 'choix liste menu',
  check: 'case cases caseacocher',
  long: 'textelong paragraphe',
  tel: 'telephone',
};

const KNOWN: ReadonlySet<string> = new Set([
  ...keyWords.map(normalizedWord),
  ...Object.values(KEY_SYNONYMS).flatMap((words) => words.split(' ')),
]);

/** True for a key of some schema, its French label or a synonym: a line `word: …` is then YAML, and no prose. */
export const isSiteKey = (word: string) => KNOWN.has(normalizedWord(word));

const isSynonym = (french: string, word: string) =>
  labelsOf(word).some((label) => normalizedWord(label) === french) ||
  [KEY_SYNONYMS, VALUE_SYNONYMS].some(
    (words) => Object.hasOwn(words, word) && words[word]?.split(' ').includes(french),
  );

/** The word of a list that a typed word means, also by the synonyms of the site; undefined when no word fits. */
export const nearestWord = (word: string, words: readonly string[]) =>
  nearest(word, words, isSynonym);
