import { isSiteKey } from '../../site/synonyms.ts';
import type { Fault } from '../../values/issue.ts';

/** A mistake of one line that is common, and whose right line is certain when the parser accepts it. */
interface Correction extends Fault {
  /** The line without the mistake; undefined when the line does not have it. */
  write(line: string): string | undefined;
}

/** Margin, dashes and key, with the blanks behind them. */
const LEAD = /^\s*(?:-\s+)*(?:[\p{L}_/][\p{L}\p{N}_/-]*\s?:\s+)?/u;
/** A key of this site, or an address, whose colon has no space behind it. */
const GLUED = /^(\s*(?:-\s+)*)([\p{L}_][\p{L}\p{N}_-]*|\/[\w/-]*)\s*:+(?=[^\s:])/u;
const COLON = /:(?:\s|$)/;

/** The value of a line, with what is before it, and the remark behind it: no pattern of all three, whose time would be quadratic. */
const partsOf = (line: string) => {
  const [lead = ''] = LEAD.exec(line) ?? [];
  const rest = line.slice(lead.length);
  const [text = ''] = rest.split(/\s#\s/, 1);
  const value = text.trimEnd();
  return { lead, value, note: rest.slice(value.length) };
};

const quoted = (line: string, text: string): string => {
  const { lead, note } = partsOf(line);
  // Curly quotes around the whole stand for the straight ones.
  return lead + JSON.stringify(text.replace(/^[“„](.*)[”“]$/, '$1')) + note;
};

/** True for `Une pagedescription: x`, in which a line break is missing before a key. */
const hidesKey = (value: string): boolean => {
  // No key is longer.
  const [word = ''] = /\w{1,40}(?=:(?:\s|$))/.exec(value) ?? [];
  return [...word].some((_, at) => word.length - at > 2 && isSiteKey(word.slice(at)));
};

export const CORRECTIONS: readonly Correction[] = [
  {
    rule: 'yaml-espace',
    message: 'L’espace manque après le deux-points.',
    hint: 'Écrivez la clé, un deux-points, un espace, puis la valeur.',
    write(line) {
      const [all = '', lead = '', key = ''] = GLUED.exec(line) ?? [];
      if (!isSiteKey(key) && key[0] !== '/') return undefined;
      return `${lead}${key}: ${line.slice(all.length)}`;
    },
  },
  {
    rule: 'yaml-guillemets',
    message: 'Un guillemet commence ce texte, et aucun ne le finit sur la même ligne.',
    hint: 'Mettez un guillemet droit " au début du texte et un autre à la fin, sur la même ligne.',
    write(line) {
      const [, open, inner = ''] = /^(["'])((?:(?!\1)[^“”«»‘])*)$/.exec(partsOf(line).value) ?? [];
      return open === undefined ? undefined : quoted(line, inner);
    },
  },
  {
    rule: 'yaml-deux-points',
    message: 'Ce texte contient un deux-points : sans guillemets, la suite serait mal comprise.',
    hint: 'Mettez un guillemet droit " avant le texte et un autre après.',
    write(line) {
      const { lead, value } = partsOf(line);
      const isText = lead.trim() !== '' && /^[^"'[{|>&*!@`%,#:-]/.test(value);
      return isText && COLON.test(value) && !hidesKey(value) ? quoted(line, value) : undefined;
    },
  },
];
