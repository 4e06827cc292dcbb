import type { LocatedDiagnosis } from '../../values/issue.ts';
import { keyOf, parseLine } from './line.ts';

interface LineContext {
  /** True if the line may be a list item: a list is open, or the key above has no value yet. */
  canBeItem: boolean;
  /** True if the line looks like a list item whose dash was forgotten: same column and first key as the items above. */
  isItem: boolean;
  below: string;
  /** True for a key of any schema, or an address (`/contact`), which is the key in a file of redirections. */
  isKey(word: string): boolean;
}

type LineRule = (
  text: string,
  context: LineContext,
) => (LocatedDiagnosis & { suggestion: string }) | undefined;

const STRANGE = /[\u00a0\u202f\u2007\u00ad\u200b-\u200f\u2060\ufeff]/;
const HIDDEN = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;
const HIDDEN_END = /(?<=["'”’])[\u00ad\u200b-\u200f\u2060\ufeff]+$/;
/** Start of a line: blanks, dashes, a key, its colon and the blanks before its value: `  - title: `. */
const STRUCTURE =
  /^([\s\u00ad\u200b-\u200f\u2060]*(?:-[\s\u00ad\u200b-\u200f\u2060]+)*)(?:([\p{L}_/\u00ad\u200b-\u200f\u2060][\p{L}\p{N}_/\u00ad\u200b-\u200f\u2060-]*)[\s\u00ad\u200b-\u200f\u2060]*:(?:[\s\u00ad\u200b-\u200f\u2060]*(?=["'“‘]|$)|\s*))?/u;

/** Reports no-break spaces around a dash or a key, and invisible characters there or after quotes; inside a text both are allowed. */
const invisibleCharacter: LineRule = (text, { isKey }) => {
  const [all = '', margin = '', key = ''] = STRUCTURE.exec(text) ?? [];
  const lead = isKey(key.replace(HIDDEN, '')) ? all : margin;
  const end = HIDDEN_END.exec(text)?.index ?? text.length;
  const found = lead.search(STRANGE);
  if (found < 0 && end === text.length) return undefined;
  const at = found < 0 ? end : found;
  const before = text.slice(0, at).trim();
  const where = before === '' ? 'au début de la ligne' : `après « ${before.slice(-30)} »`;
  const isHidden = text.slice(at, at + 1).search(HIDDEN) === 0;
  const plain = lead.replace(HIDDEN, '').replace(/[\u00a0\u202f\u2007]/g, ' ');
  return {
    rule: 'yaml-espace-insecable',
    at,
    message: `${isHidden ? 'Un signe invisible se cache' : 'Il y a une espace insécable'} ${where}.`,
    hint: 'Retapez cette ligne avec des espaces simples, ou remplacez-la par celle-ci.',
    suggestion: plain.replace(/(?<=\S) +:/, ':') + text.slice(lead.length, end),
  };
};

const tab: LineRule = (text) => {
  const { column } = parseLine(text);
  const at = text.slice(0, column).indexOf('\t');
  if (at < 0) return undefined;
  return {
    rule: 'yaml-tabulation',
    at,
    message: 'Cette ligne commence par une tabulation.',
    hint: 'Remplacez la tabulation par des espaces, deux par niveau.',
    suggestion: text.slice(0, column).replace(/\t/g, '  ') + text.slice(column),
  };
};

/** Reports a wrong or missing dash of a list item: `– texte`, `• texte`, `-texte`; or extra spaces after it: `-   title:`. */
const dash: LineRule = (text, { canBeItem, isItem, below }) => {
  const { indent, dashes, content, column } = parseLine(text);
  const [lead = '', sign = ''] =
    /^([‐‑‒–—―−•·*+▪●]|-{1,3})[ \t\u00a0\u202f]*(?=[^\s-])/.exec(content) ?? [];
  const next = parseLine(below);
  const isWide =
    /^- {2,}$/.test(dashes) &&
    next.dashes === '' &&
    next.column === indent.length + 2 &&
    keyOf(next.content);
  // Without a space, `-5` is a number and `*Eco*` is in italics.
  const isGlued = lead === sign && /^[-–—•]+[^\d\s]/.test(content);
  const isOther = lead !== sign && dashes === '';
  const isLost = isItem && lead === '';
  if (!isWide && !isLost && !(canBeItem && (isGlued || isOther))) return undefined;
  return {
    rule: 'yaml-liste',
    at: column,
    message: isWide
      ? 'Plusieurs espaces suivent le tiret : la première clé n’est pas alignée avec celles du dessous.'
      : isGlued
        ? 'L’espace manque après le tiret de la liste.'
        : isLost
          ? 'Le tiret manque devant cet élément de la liste.'
          : `La ligne commence par « ${sign} » : le site attend ici un tiret simple.`,
    hint: 'Écrivez un tiret simple « - », une espace, puis le texte.',
    suggestion: `${isWide ? indent : text.slice(0, column)}- ${content.slice(lead.length)}`,
  };
};

const GLUED_KEY = /^([\p{L}_][\p{L}\p{N}_-]*|\/[\w/-]*)\s*:(?=\S)/u;

/** Reports a missing space after the colon of a key or address: `title:Eco`. */
const spaceAfterColon: LineRule = (text, { isKey }) => {
  const { content, column } = parseLine(text);
  const [lead = '', key = ''] = GLUED_KEY.exec(content) ?? [];
  if (!isKey(key) || keyOf(content)?.key === key) return undefined;
  const value = content.slice(lead.length).replace(/^:+\s*/, '');
  return {
    rule: 'yaml-espace',
    at: column + lead.length - 1,
    message: 'L’espace manque après le deux-points.',
    hint: `Écrivez « ${key}: », une espace, puis la valeur.`,
    suggestion: `${text.slice(0, column)}${key}: ${value}`.trimEnd(),
  };
};

/** In this order: each rule gets the line as corrected by the rules before it. */
export const LINE_RULES: readonly LineRule[] = [invisibleCharacter, tab, dash, spaceAfterColon];
