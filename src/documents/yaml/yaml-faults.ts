import { isSiteKey } from '../../site/synonyms.ts';
import type { Fault } from '../../values/issue.ts';
import type { ParserState } from './key-state.ts';
import { keyOf } from './yaml-lines.ts';

const INDENT: Fault = {
  rule: 'yaml-retrait',
  message:
    'Cette ligne commence trop à gauche ou trop à droite : le site ne sait pas à quel groupe elle appartient.',
  hint: 'Mettez devant elle autant d’espaces que devant ses voisines du même groupe ; sous la clé d’un groupe ou d’une liste, deux de plus.',
};

const COLON: Fault = {
  rule: 'yaml-deux-points',
  message:
    'Ce texte sans guillemets contient un deux-points : le site ne sait pas où finit la valeur.',
  hint:
    'Écrivez tout le texte sur une seule ligne, à côté de sa clé, entre guillemets droits ; ' +
    'si une autre clé commence ici, placez-vous devant elle et appuyez sur « Entrée ».',
};

export const OPEN: Fault = {
  rule: 'yaml-guillemets',
  message:
    'Un guillemet, un crochet ou une accolade commence ici, et le signe qui le finit manque ou n’est pas à sa place.',
  hint:
    'Écrivez à la fin le signe qui manque, " ] ou }, sans rien derrière. S’il fait partie d’un texte, ' +
    'écrivez ce texte sur une seule ligne, entre deux guillemets droits.',
};

const SIGN: Fault = {
  rule: 'yaml-signe',
  message: 'Sans guillemets, le site ne peut pas lire ce texte, à cause du signe qui est ici.',
  hint: 'Mettez un guillemet droit " avant le texte et un autre après.',
};

const STRAY_ITEM: Fault = {
  rule: 'yaml-liste',
  message: 'Ce tiret commence une liste, mais aucune clé ne l’annonce au-dessus.',
  hint: 'Écrivez au-dessus la clé de la liste, seule sur sa ligne et suivie d’un deux-points, comme « values: », ou effacez le tiret.',
};

export const TOO_DEEP: Fault = {
  rule: 'trop-profond',
  message: 'Plus de 100 listes ou groupes sont placés ici les uns dans les autres.',
  hint: 'Ce passage n’est pas un texte : effacez-le.',
};

/** Faults by error code of the `yaml` library, whose English messages are never shown, and by our own codes. */
const BY_CODE: Readonly<Record<string, Fault>> = {
  BAD_INDENT: INDENT,
  BLOCK_IN_FLOW: INDENT,
  TAB_AS_INDENT: INDENT,
  BAD_DQ_ESCAPE: {
    rule: 'yaml-signe',
    message:
      'Entre guillemets droits, la barre oblique inverse « \\ » change le sens du signe qui la suit.',
    hint: 'Écrivez « / », ou « \\\\ » pour que les visiteurs lisent une barre inverse.',
  },
  BAD_SCALAR_START: SIGN,
  BAD_ALIAS: SIGN,
  UNEXPECTED_TOKEN: SIGN,
  TAG_RESOLVE_FAILED: SIGN,
};

/** Fault of the first fault of a key that could not be mended. */
export function syntaxFault(
  { code, row, opened }: ParserState,
  lines: readonly string[],
): Fault & { row?: number; column?: number } {
  const line = lines[row] ?? '';
  if (code === 'BAD_DQ_ESCAPE') return BY_CODE[code] as Fault;
  if (opened !== undefined) return OPEN;
  if (/^-/.test(line)) return STRAY_ITEM;
  const [, old, now] = TWO_ADDRESSES.exec(line) ?? [];
  if (old && now) return { ...NO_COLON, right: `${old}: ${now}` };
  if (/^(?:BLOCK_AS|MULTILINE)_IMPLICIT_KEY$/.test(code)) {
    const below = lines[row + 1] ?? '';
    const key = keyOf(below.trimStart().replace(/^(?:-\s+)+/, ''));
    if (/^\s+-/.test(line) && /^\s*-/.test(below)) return INDENT;
    if (key !== undefined && isSiteKey(key))
      return { ...INDENT, row: row + 1, column: below.search(/\S/) };
    return /:(?:\s|$)/.test(`${line}\n${below}`) ? COLON : UNREADABLE;
  }
  return (Object.hasOwn(BY_CODE, code) && BY_CODE[code]) || UNREADABLE;
}

/** A line of `redirections.yml` that lacks its colon, or has an arrow in its place. */
const TWO_ADDRESSES = /^\s*(\/\S*)\s+(?:[-=]*[>→]\s*)?((?:\/|https?:)\S*)\s*$/;

const NO_COLON: Fault = {
  rule: 'yaml-espace',
  message: 'Le deux-points manque entre ces deux adresses.',
  hint: 'Écrivez l’ancienne adresse, un deux-points, un espace, puis la nouvelle.',
};

export const UNREADABLE: Fault = {
  rule: 'yaml',
  message: 'Cette ligne ne peut pas être lue : il manque un mot et un deux-points au début.',
  hint: 'Écrivez-les, comme « title: … ». Si elle continue le texte du dessus, mettez-la à la suite, sur la même ligne.',
};

interface Repeated {
  /** The whole YAML, from line `first` of the file on. */
  lines: readonly string[];
  first: number;
  row: number;
  column: number;
}

/** Fault of a key that stands twice in its group: the parser keeps the last one. */
export function repeatedKey({ lines, first, row, column }: Repeated): Fault {
  const key = keyOf((lines[row] ?? '').slice(column)) ?? '';
  const above = lines.slice(0, row).findLastIndex((line) => keyOf(line.slice(column)) === key);
  return {
    rule: 'yaml-cle-double',
    message: `La clé « ${key.slice(0, 60)} » est déjà écrite ${above < 0 ? 'plus haut' : `à la ligne ${above + first}`}.`,
    hint: 'Gardez une seule des deux lignes ; si un nouvel élément d’une liste commence ici, mettez un tiret et un espace devant sa première clé.',
  };
}
