import { isSiteKey } from '../../site/synonyms.ts';
import type { Fault } from '../../values/issue.ts';
import { keyOf } from './yaml-lines.ts';

/** A fault of a line; `row` and `column` are 0-based. What is right is the whole line. */
export interface Mistake extends Fault {
  row: number;
  column: number;
}

/** What the parser says of the lines of one key: its first fault. */
export interface KeyFault {
  code: string;
  /** Where the parser gave up, or where the quote or bracket was opened in which it did; 0-based. */
  row: number;
  column: number;
  isOpen: boolean;
}

const INDENT: Fault = {
  rule: 'yaml-retrait',
  message:
    'Cette ligne commence trop à gauche ou trop à droite : le site ne sait pas à quel groupe elle appartient.',
  hint: 'Mettez devant elle autant d’espaces que devant ses voisines du même groupe ; sous la clé d’un groupe ou d’une liste, deux de plus.',
};

export const COLON_IN_TEXT: Fault = {
  rule: 'yaml-deux-points',
  message:
    'Ce texte sans guillemets contient un deux-points : le site ne sait pas où finit la valeur.',
  hint:
    'Écrivez tout le texte sur une seule ligne, à côté de sa clé, entre guillemets droits ; ' +
    'si une autre clé commence ici, placez-vous devant elle et appuyez sur « Entrée ».',
};

const OPEN: Fault = {
  rule: 'yaml-guillemets',
  message:
    'Un guillemet, un crochet ou une accolade commence ici, et le signe qui le finit manque ou n’est pas à sa place.',
  hint:
    'Écrivez à la fin le signe qui manque, " ] ou }, sans rien derrière. À l’intérieur d’un texte, ' +
    'écrivez « » ou ’ : le guillemet qui l’entoure le finirait.',
};

const SIGN: Fault = {
  rule: 'yaml-signe',
  message: 'Le site ne peut pas lire ce texte, à cause du signe qui est ici.',
  hint: 'Mettez un guillemet droit " avant le texte et un autre après ; à l’intérieur, écrivez « / » au lieu de « \\ ».',
};

const BULLETED: Fault = {
  rule: 'yaml-liste',
  message: 'Cette ligne d’une liste ne commence pas par un tiret simple et un espace.',
  hint: 'Écrivez un tiret simple « - », un espace, puis le texte.',
};

const TOO_DEEP: Fault = {
  rule: 'trop-profond',
  message: 'Plus de 100 listes ou groupes sont placés ici les uns dans les autres.',
  hint: 'Ce passage n’est pas un texte : effacez-le.',
};

export const UNREADABLE: Fault = {
  rule: 'yaml',
  message:
    'Cette ligne ne peut pas être lue : il y manque un deux-points, ou le mot qui vient devant.',
  hint: 'Écrivez-la comme « title: … ». Si elle continue le texte du dessus, mettez-la à la suite, sur la même ligne.',
};

/** Fault of a key that stands twice in its group: the parser keeps the last one. */
export const repeatedKey = (key: string): Fault => ({
  rule: 'yaml-cle-double',
  message: `La clé « ${key.slice(0, 60)} » est déjà écrite plus haut, dans le même groupe.`,
  hint: 'Gardez une seule des deux lignes ; si un nouvel élément d’une liste commence ici, mettez un tiret et un espace devant sa première clé.',
});

/** Faults by error code of the `yaml` library, whose English messages are never shown. */
const BY_CODE: ReadonlyMap<string, Fault> = new Map([
  ['BAD_INDENT', INDENT],
  ['BAD_SCALAR_START', SIGN],
  ['BAD_ALIAS', SIGN],
  ['UNEXPECTED_TOKEN', SIGN],
  ['TAG_RESOLVE_FAILED', SIGN],
  ['BAD_DQ_ESCAPE', SIGN],
  ['TOO_DEEP', TOO_DEEP],
]);

/** A bullet, or a long dash, for the dash of a list. */
const BULLET = /^\s*(?:[‐‑–—−•·▪●]|-[^\s-])/;

/** The mistake of a key that could not be corrected, at its cause. */
export function syntaxMistake(
  { code, row, column, isOpen }: KeyFault,
  lines: readonly string[],
): Mistake {
  const known = BY_CODE.get(code);
  if (isOpen || known === TOO_DEEP) return { ...(isOpen ? OPEN : TOO_DEEP), row, column };
  const [line = '', below = ''] = lines.slice(row);
  const startOf = (at: number) => ({ row: at, column: (lines[at] ?? '').search(/\S/) });
  const bullet = [row, row - 1].find((at) => BULLET.test(lines[at] ?? ''));
  if (bullet !== undefined) return { ...BULLETED, ...startOf(bullet) };
  if (known) return { ...known, row, column };
  // Lines of one group that do not begin in the same column.
  const starts = (text: string) => /^\s*-\s/.test(text) || isSiteKey(keyOf(text.trim()) ?? '');
  if (starts(line) && column <= line.search(/\S/)) return { ...INDENT, ...startOf(row) };
  if (line.includes(':') && starts(below)) return { ...INDENT, ...startOf(row + 1) };
  const isText = /_IMPLICIT_KEY$/.test(code) && !starts(below);
  const fault = isText && /:(?:\s|$)/.test(`${line}\n${below}`) ? COLON_IN_TEXT : UNREADABLE;
  return { ...fault, row, column };
}
