/** A source of numbers from 0 to 1 that gives the same row for the same seed. */
export function dice(seed: number): () => number {
  let state = seed + 0x6d2b79f5;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export type Dice = ReturnType<typeof dice>;

/** One of several, as the dice fall. */
export const pick = <Item>(roll: Dice, items: readonly [Item, ...Item[]]): Item =>
  items[Math.floor(roll() * items.length)] ?? items[0];

const OPENINGS = [
  'Au lever du jour,',
  'Depuis quelques saisons,',
  'À la sortie du village,',
  'Pendant la saison des pluies,',
  'Ce matin-là,',
  'Au bord de la lagune,',
  'Selon les anciens,',
  'À l’école du quartier,',
] as const;

const SUBJECTS = [
  'la petite équipe',
  'une institutrice',
  'le piroguier',
  'la forêt',
  'un groupe de bénévoles',
  'la radio locale',
  'le conteur',
  'une mère de famille',
  'le comité du village',
  'la mangrove',
] as const;

const VERBS = [
  'raconte sans se presser',
  'garde en mémoire',
  'fait découvrir',
  'protège à sa manière',
  'apprend aux plus jeunes à reconnaître',
  'rassemble le quartier pour raconter',
  'montre **avec patience**',
  'observe, note et partage',
] as const;

const THINGS = [
  'ce que la rivière a changé',
  'les arbres qui nourrissent les éléphants de forêt',
  'le retour des tortues luth',
  'la sagesse des proverbes',
  'une plage que l’on nettoie à plusieurs',
  'les gestes simples du quotidien',
  'les oiseaux de la clairière',
  'une fête que personne ne veut manquer',
  'le travail des écogardes',
] as const;

const ENDINGS = [
  ': il suffit d’écouter.',
  ', et chacun repart avec une question.',
  '; le reste vient avec le temps.',
  ', comme on transmet un secret.',
  ' : « On ne protège que ce que l’on connaît ! »',
  ', loin du bruit de la ville.',
  ', sans rien demander en retour.',
  ' ; qui s’en souviendra demain ?',
] as const;

/** A French sentence, with the punctuation and accents that the compiler must treat. */
export const sentence = (roll: Dice): string =>
  `${pick(roll, OPENINGS)} ${pick(roll, SUBJECTS)} ${pick(roll, VERBS)} ${pick(roll, THINGS)}${pick(roll, ENDINGS)}`;

/** A paragraph of some sentences. */
export const paragraph = (roll: Dice, sentences: number): string =>
  Array.from({ length: sentences }, () => sentence(roll)).join(' ');
