import { distance, nearest, plain } from './nearest.ts';

/** Words that editors write for those of the closed lists, in heads and in blocks, as `plain` writes them. */
const SYNONYMS: Readonly<Record<string, string>> = {
  fini: 'Terminé',
  finie: 'Terminé',
  finis: 'Terminé',
  acheve: 'Terminé',
  achevee: 'Terminé',
  clos: 'Terminé',
  cloture: 'Terminé',
  realise: 'Terminé',
  appareilphoto: 'photo',
  ampoule: 'idee',
  equipe: 'groupe',
  yeux: 'oeil',
  partenaire: 'partner',
  benevole: 'volunteer',
  enfant: 'child',
  inscription: 'child',
  donateur: 'donor',
  don: 'donor',
  savoir: 'knowledge',
  partager: 'knowledge',
  carte: 'map',
  projet: 'proposal',
  proposition: 'proposal',
  gauche: 'left',
  droite: 'right',
  large: 'wide',
  texte: 'text',
  francais: 'fr',
  anglais: 'en',
  english: 'en',
  statuts: 'statutes',
  plaquette: 'brochure',
};

/**
 * The word of a closed list that stands for another: the only one that holds it ("Éducation" for
 * "Culture & Éducation"), a known synonym, or the nearest in spelling; undefined when there is none.
 */
export function wordMeant(word: string, words: readonly string[]): string | undefined {
  const wanted = plain(word);
  const synonym = Object.hasOwn(SYNONYMS, wanted) ? SYNONYMS[wanted] : undefined;
  if (synonym !== undefined && words.includes(synonym)) return synonym;
  const near = nearest(word, words);
  if (near !== undefined && plain(near) === wanted) return near;
  // One letter of two is half a word: « es » is no slip for « en ».
  if (wanted.length < 3) return undefined;
  const holding = wanted === '' ? [] : words.filter((one) => piecesOf(one).includes(wanted));
  return holding.length === 1 ? holding[0] : isSlip(wanted, near) ? near : undefined;
}

/** Whether a near word is a slip of the hand: two letters apart with another first one, it is another word (« soleil », « oeil »). */
const isSlip = (wanted: string, near: string | undefined) =>
  near !== undefined && (plain(near)[0] === wanted[0] || distance(wanted, plain(near)) < 2);

const piecesOf = (words: string) => words.split(/[^\p{L}]+/u).map(plain);
