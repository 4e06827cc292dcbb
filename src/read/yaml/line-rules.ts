import { isKnownKey } from '../../content/known-keys.ts';
import { keyOf, takeApart } from './line.ts';

/** What is known around a line. */
export interface Near {
  /** Whether a list is open. */
  isInList: boolean;
  /** Whether the key or dash above waits for its value. */
  isWaiting: boolean;
  /** Whether that key takes a text: a dash may then begin a line of dialogue. */
  isText: boolean;
  /** The line below. */
  below: string;
}

/** What one rule finds in a line, and the line without it. */
export interface Correction {
  rule: string;
  /** Offset in the line. */
  at: number;
  message: string;
  hint: string;
  text: string;
}

type LineRule = (text: string, near: Near) => Correction | undefined;

const HIDDEN = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;
const HIDDEN_AT_ENDS =
  /^[\u00ad\u200b-\u200f\u2060\ufeff]+|(?<![\u00ad\u200b-\u200f\u2060\ufeff])[\u00ad\u200b-\u200f\u2060\ufeff]+$/g;
/** Margin, dashes, key, colon and the spaces after it. */
const STRUCTURE = /^\s*(?:-\s+)*(?:[\p{L}_][\p{L}\p{N}_-]*\s*:(?:\s+|$))?/u;

/** Signs without width around a dash, a key or the quotes of a value; those inside a text are left. */
const hiddenSign: LineRule = (text) => {
  const at = text.search(HIDDEN);
  if (at < 0) return undefined;
  const length = STRUCTURE.exec(text.replace(HIDDEN, ''))?.[0].length ?? 0;
  let cut = 0;
  for (let seen = 0; seen < length; cut++) if (!text[cut]?.match(HIDDEN)) seen++;
  const lead = text.slice(0, cut).replace(HIDDEN, '');
  const rest = text.slice(cut);
  const isQuoted = /^["'“‘]|^$/.test(rest.replace(HIDDEN, ''));
  const seen = lead + (isQuoted ? rest.replace(HIDDEN_AT_ENDS, '') : rest);
  if (seen === text || length === 0) return undefined;
  const code = text.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0');
  const before = text.slice(0, at).trim();
  return {
    rule: 'yaml-espace-insecable',
    at,
    message: `Un signe invisible (U+${code}) se cache ${before === '' ? 'au début de la ligne' : `après « ${before.slice(-30)} »`}.`,
    hint: 'Retapez cette ligne, ou remplacez-la par celle-ci, où le signe n’est plus.',
    text: seen,
  };
};

const NO_BREAK = /[\u00a0\u202f\u2007\ufeff]/;

const noBreakSpace = (at: number, where: string, text: string): Correction => ({
  rule: 'yaml-espace-insecable',
  at,
  message: `Il y a une espace insécable ${where}.`,
  hint: 'Effacez cette espace et tapez une espace simple avec la barre d’espace.',
  text,
});

/** A tab or a no-break space at the beginning of a line. */
const margin: LineRule = (text) => {
  const { column } = takeApart(text);
  const lead = text.slice(0, column);
  const at = lead.search(/[^ -]/);
  if (at < 0) return undefined;
  const plain = lead.replace(/\t/g, '  ').replace(/[^ -]/g, ' ') + text.slice(column);
  if (lead[at] !== '\t') return noBreakSpace(at, 'au début de la ligne', plain);
  return {
    rule: 'yaml-tabulation',
    at,
    message: 'Cette ligne commence par une tabulation.',
    hint: 'Remplacez la tabulation par des espaces, deux par niveau.',
    text: plain,
  };
};

/** `– texte`, `• texte`, `-- texte` or `-texte` in a list: Word and phones write these for a dash and its space. */
const dash: LineRule = (text, { isInList, isWaiting, isText, below }) => {
  const { content, column, dashes } = takeApart(text);
  const [lead, sign = ''] =
    /^([‐‑‒–—―−•·*+▪●]|-{1,3})[ \t\u00a0\u202f]*(?=[^\s-])/.exec(content) ?? [];
  const isGlued = sign === lead;
  // Without a space, `-5` is a number and `*Eco*` are italics.
  const isItem = isGlued ? /^[-–—•]+[^\d\s]/.test(content) : dashes === '';
  if (lead === undefined || !isItem || !(isWaiting ? !isText : isInList)) return undefined;
  // The keys below an item stand in the column of its first one.
  const width = takeApart(below).column === column + lead.length ? lead.length : 2;
  return {
    rule: 'yaml-liste',
    at: column,
    message: isGlued
      ? 'L’espace manque après le tiret de la liste.'
      : `La ligne commence par « ${sign} » : le site attend ici un tiret simple.`,
    hint: 'Écrivez un tiret simple « - », une espace, puis le texte.',
    text: `${text.slice(0, column)}${'-'.padEnd(isGlued ? 2 : width)}${content.slice(lead.length)}`,
  };
};

/** `-  title: Eco` above keys that stand further left. */
const wideDash: LineRule = (text, { below }) => {
  const { indent, dashes, content, column } = takeApart(text);
  const next = takeApart(below);
  const isNarrower = next.dashes === '' && next.column === indent.length + 2 && keyOf(next.content);
  if (!/^- {2,}$/.test(dashes) || !isNarrower) return undefined;
  return {
    rule: 'yaml-liste',
    at: column,
    message:
      'Plusieurs espaces suivent le tiret : la première clé n’est pas alignée avec celles du dessous.',
    hint: 'N’écrivez qu’une espace entre le tiret et la clé.',
    text: `${indent}- ${content}`,
  };
};

/** `title:Eco` with a word that is a key somewhere, or an address that is one. */
const spaceAfterColon: LineRule = (text) => {
  const { content, column } = takeApart(text);
  const match = /^([\p{L}_][\p{L}\p{N}_-]*|\/[\w/-]*)[\s\u00a0\u202f]*:(?=[^\s\u00a0\u202f])/u.exec(
    content,
  );
  const [lead = '', key = ''] = match ?? [];
  if (!match || keyOf(content)?.key === key || !(isKnownKey(key) || key[0] === '/'))
    return undefined;
  const value = content.slice(lead.length).replace(/^:+\s*/, '');
  const isDouble = value.length < content.length - lead.length;
  return {
    rule: 'yaml-espace',
    at: column + lead.length - 1,
    message: isDouble
      ? `Il y a un deux-points de trop après « ${key} ».`
      : 'L’espace manque après le deux-points.',
    hint: `Écrivez « ${key}: », une espace, puis la valeur.`,
    text: `${text.slice(0, column)}${key}: ${value}`.trimEnd(),
  };
};

/** A no-break space on one side of the colon: the key would hold it, or the value not be one. */
const noBreakColon: LineRule = (text) => {
  const { content, column } = takeApart(text);
  const part = keyOf(content);
  const at = part ? (part.gap + part.space).search(NO_BREAK) : -1;
  if (!part || at < 0) return undefined;
  const isBefore = at < part.gap.length;
  return noBreakSpace(
    column + part.key.length + at + (isBefore ? 0 : 1),
    isBefore ? 'avant le deux-points' : 'après le deux-points',
    `${text.slice(0, column)}${part.key}: ${part.value}`.trimEnd(),
  );
};

/** What is looked for in each line before its value, in this order; each reads what the one before has corrected. */
export const LINE_RULES: readonly LineRule[] = [
  hiddenSign,
  margin,
  dash,
  wideDash,
  spaceAfterColon,
  noBreakColon,
];
