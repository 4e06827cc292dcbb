import { isSiteKey } from '../../site/synonyms.ts';
import type { Fault } from '../../values/issue.ts';

/** A line of YAML in its parts: `  - title: Un texte # une remarque`. */
interface YamlLine {
  /** Margin, dashes and key with the blanks behind them. */
  lead: string;
  value: string;
  /** The comment behind the value, with its blanks. */
  note: string;
  /** The whole line. */
  line: string;
}

/** A mistake that people make in a line of YAML. */
interface Rewrite extends Fault {
  /** The line without the mistake, or several to choose from; undefined when the line does not have it. Parser and schema decide which is right. */
  write(row: YamlLine, above: readonly string[]): string | readonly string[] | undefined;
  /** The signs of structure are mended before the value behind them. */
  isStructure?: true;
  /** Offset of the mistake in the line; by default that of the value. */
  at?(row: YamlLine): number;
}

const LEAD = /^\s*(?:-\s+)*(?:(?:"[^"]*"|'[^']*'|[\p{L}_/$][^:#"'{}[\],]{0,80}?)\s*:\s+(?=\S))?/u;

/** A word that YAML takes for a comment: `#1`, `#Forêt`. Real comments have a space after `#`. */
export const HASHED_WORD = /(?<=^|\s)#(?=[\p{L}\p{N}_])/u;
const NOTE = /(?<=^|\s)#(?![\p{L}\p{N}_])/u;

/** Splits a line at its value. */
export function rowOf(line: string, withKey = true): YamlLine {
  const lead = (withKey ? LEAD : /^\s*(?:-\s+)*/u).exec(line)?.[0] ?? '';
  const rest = line.slice(lead.length);
  const at = rest.search(NOTE);
  const value = (at < 0 ? rest : rest.slice(0, at)).trimEnd();
  return { lead, value, note: rest.slice(value.length).trimEnd(), line };
}

/** A text in quotes for YAML: in straight quotes, or in apostrophes if it contains straight quotes. */
export function yamlQuoted(text: string): string {
  if (!/["\\]/.test(text)) return `"${text}"`;
  if (!text.includes("'")) return `'${text}'`;
  return `"${text.replace(/\\/g, '\\\\').replace(/"/g, '\\"')}"`;
}

/** A text without the curly quotes or guillemets around the whole of it, which stand for the straight ones of YAML. */
const withoutQuotes = (text: string) =>
  text.replace(/^[“„](.*)[”“]$/, '$1').replace(/^«\s*([^«»]*?)\s*»$/, '$1');

const withValue = ({ lead, note }: YamlLine, value: string) => lead + value + note;

const GLUED = /^(\s*(?:-\s+)*)([\p{L}_][\p{L}\p{N}_-]*|\/[\w/-]*)\s*:+\s*(?=\S)/u;
const BULLET = /^(\s*)(?:[‐‑–—―−•·*+▪●]|-{1,3})[ \t\u00a0\u202f]*(?=[^\s*-])/u;
const WIDE_DASH = /^(\s*)-\s{2,}(?=\S)/;
const LINK = /^!?\[([^\][]*)\]\(([^()\s]+)\)/;
const EMPHASIS = /^(\*{1,3})(?=[^\s*])([^*]*[^\s*])\1/;

/** In this order: of the lines that the parser accepts, the first with the fewest issues of the schema is proposed. */
export const REWRITES: readonly Rewrite[] = [
  {
    rule: 'yaml-espace',
    message: 'L’espace manque après le deux-points.',
    hint: 'Écrivez la clé, un deux-points, un espace, puis la valeur.',
    isStructure: true,
    write({ line }) {
      const [all = '', lead = '', key = ''] = GLUED.exec(line) ?? [];
      if (!isSiteKey(key) && key[0] !== '/') return undefined;
      return `${lead}${key}: ${line.slice(all.length)}`;
    },
    at: ({ line }) => line.indexOf(':'),
  },
  {
    rule: 'yaml-retrait',
    message:
      'Cette ligne commence trop à gauche ou trop à droite : le site ne sait pas à quel groupe elle appartient.',
    hint: 'Mettez devant elle deux espaces de plus que devant le tiret, pour qu’elle soit sous la première clé.',
    isStructure: true,
    write({ line }, above) {
      const [, margin = '', key = ''] = /^(\s*)([\p{L}_]+):(?=\s)/u.exec(line) ?? [];
      const isBelowDash = above.at(-1)?.startsWith(`${margin}- `);
      return isBelowDash && isSiteKey(key) ? `  ${line}` : undefined;
    },
    at: ({ line }) => line.search(/\S/),
  },
  {
    rule: 'yaml-liste',
    message: 'Cette ligne d’une liste ne commence pas par un tiret simple et un espace.',
    hint: 'Écrivez un tiret simple « - », un espace, puis le texte.',
    isStructure: true,
    write({ line }, above) {
      for (const sign of [WIDE_DASH, BULLET])
        if (sign.test(line)) return line.replace(sign, '$1- ');
      const [margin = ''] = /^\s*/.exec(line) ?? [];
      const neighbour = above.findLast((other) => other.search(/\S/) <= margin.length);
      return neighbour?.startsWith(`${margin}- `) ? `${margin}- ${line.trimStart()}` : undefined;
    },
    at: ({ line }) => line.search(/\S/),
  },
  {
    rule: 'yaml-guillemets',
    message: 'Un guillemet commence ce texte, et aucun ne le finit sur la même ligne.',
    hint: 'Mettez un guillemet droit " au début du texte et un autre à la fin, sur la même ligne.',
    write(row) {
      const [, open = '', inner = ''] = /^(["'])(.*)$/.exec(row.value) ?? [];
      if (open === '' || inner.includes(open)) return undefined;
      // A curly quote at the end was meant to close the text, unless the text contains its opening quote.
      return withValue(
        row,
        yamlQuoted(/[“«‘]/.test(inner) ? inner : inner.replace(/[”»"’]$/, '').trimEnd()),
      );
    },
  },
  {
    rule: 'yaml-guillemets',
    message:
      'Ce texte contient un guillemet comme celui qui l’entoure : le site croit qu’il finit là.',
    hint: 'Entourez le texte de guillemets droits et, à l’intérieur, écrivez « » ou ’. Exemple : "Le mot « forêt » d’Awa"',
    write(row) {
      const [, open, inner = ''] = /^(["'])(.*)\1$/.exec(row.value) ?? [];
      if (open === "'") return inner.includes("'") ? withValue(row, yamlQuoted(inner)) : undefined;
      // Quotes around words inside the text, but not two quoted words: `"Culture" et "Nature"`.
      if (!/^(?:[^"]*[\s(]"[^"]+")+[^"]*$/.test(inner)) return undefined;
      return withValue(row, `"${inner.replace(/"([^"]*)"/g, '« $1 »')}"`);
    },
  },
  {
    rule: 'yaml-deux-points',
    message: 'Ce texte contient un deux-points : sans guillemets, la suite serait mal comprise.',
    hint: 'Mettez un guillemet droit " avant le texte et un autre après.',
    write(row) {
      // At the margin, a text without a key is no value.
      if (row.lead === '' || !/^[^"'[{|>&*!@`%,#-].*?:(?:\s|$)/.test(row.value)) return undefined;
      // In `Une pagedescription: x` a line break is missing before a key.
      const [word = ''] = /\w+(?=:(?:\s|$))/.exec(row.value) ?? [];
      const isJoined = [...word].some((_, at) => word.length - at > 2 && isSiteKey(word.slice(at)));
      return isJoined ? undefined : withValue(row, yamlQuoted(withoutQuotes(row.value)));
    },
    at: ({ lead, value }) => lead.length + value.search(/:(?:\s|$)/),
  },
  {
    rule: 'yaml-signe',
    message: 'Sans guillemets, le site ne peut pas lire un texte qui commence par ce signe.',
    hint: 'Mettez un guillemet droit " avant le texte et un autre après.',
    write(row) {
      const { value } = row;
      const texts = [
        ...(LINK.test(value) ? [value.replace(LINK, '$1'), value.replace(LINK, '$2')] : []),
        ...(EMPHASIS.test(value) ? [value.replace(EMPHASIS, '$2')] : []),
        ...(/^(?:[@`%,\]}*&|>?[{:-]|![^!])/.test(value) ? [value.replace(/^:\s+/, '')] : []),
      ];
      return texts.map((text) => withValue(row, yamlQuoted(text)));
    },
  },
];
