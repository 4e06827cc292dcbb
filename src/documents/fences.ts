import type { Diagnosis, Fix, Position } from '../values/issue.ts';

/** Lines (0-based) of the frontmatter and the body; `to` is the line after the frontmatter. */
interface Fences {
  /** Line of the opening fence; -1 when it is missing. */
  open: number;
  from: number;
  to: number;
  body: number;
  issues: (Diagnosis & Position)[];
}

/** A fence: three hyphens, or what a word processor makes of them: `———`, `- - -`, ` ---`, `—`. */
const FENCE = /^\s*(?:(?:[-‐‑‒–—―−][\s\u200b]*){2,}|[—―][\s\u200b]*)$/;
/** Frontmatter in another language, which gray-matter would execute: `---js`. */
const LANGUAGE = /^(?:---[ \t]*(?=[\w{;])|\+{3}|;{3})/;
const YAML_LIKE = /^(?:\s|-\s|-$|#|[\p{L}_"'/][^:]*:)/u;
/** A line that is Markdown and no YAML: `## Titre`, `> citation`, a sentence without colon. */
const MARKDOWN = /^(?:#{2,} |<|[*>!|[]|\d+\. |[\p{L}«][^:]*$)/u;

const isBlank = (line: string) => line.trim() === '';

const isFence = (line: string | undefined) => line !== undefined && FENCE.test(line);

/** True for a line `title: …`; French prose has a capital, or a space before its colon. */
const isKeyLine = (line: string | undefined) => /^[a-z]\w*:(?:\s|$)/.test(line ?? '');

/** Finds the two fences of the frontmatter, and reports what is wrong with them. */
export function findFences(lines: readonly string[]): Fences {
  const start = lines.findIndex((line) => !isBlank(line));
  const first = lines[start] ?? '';
  const issue = (row: number, diagnosis: Diagnosis) => [{ ...diagnosis, line: row + 1, column: 1 }];
  const added = (row: number) => ({ fix: fenceAbove(lines, row) });
  if (LANGUAGE.test(first) && !isKeyLine(first.slice(3).trim())) {
    const to = lines.findIndex((line, row) => row > start && isFence(line));
    const end = to < 0 ? start + 1 : to;
    return {
      open: start,
      from: start + 1,
      to: end,
      body: end + 1,
      issues: issue(start, language(first)),
    };
  }
  const open = isFence(first) ? start : openingAbove(lines, Math.max(start, 0));
  if (open === undefined)
    return { open: -1, from: 0, to: 0, body: 0, issues: issue(Math.max(start, 0), MISSING) };
  const from = open + 1;
  const { to, isClosed } = closingFence(lines, from);
  const body = isClosed ? to + 1 : to;
  const second = isClosed ? secondFrontmatter(lines, body) : -1;
  const issues = [
    ...(open < start ? issue(start, { ...MISSING, ...added(start) }) : []),
    ...(open > start ? issue(start, PRECEDED) : []),
    ...(isClosed ? [] : issue(Math.max(open, 0), { ...UNCLOSED, ...added(to) })),
    ...(second < 0 ? [] : issue(second, DOUBLED)),
  ];
  return { open: Math.max(open, 0), from, to, body, issues };
}

/** A fix that adds a fence above a line. */
function fenceAbove(lines: readonly string[], row: number): Fix {
  const before = lines.slice(0, row).join('\n');
  const from = row === 0 ? 0 : Math.min(before.length + 1, lines.join('\n').length);
  return { from, to: from, text: row > 0 && row >= lines.length ? '\n---\n' : '---\n' };
}

/**
 * Line of the opening fence of a file that does not begin with one: the line before its first key, or a fence below other
 * text; undefined for a file without frontmatter.
 */
function openingAbove(lines: readonly string[], start: number): number | undefined {
  const isClosedBelow = (row: number) => lines.some((line, at) => at > row && isFence(line));
  if (isKeyLine(lines[start]) && isClosedBelow(start)) return start - 1;
  const later = lines.findIndex(
    (line, at) => at > start && isFence(line) && isKeyLine(lines[at + 1]),
  );
  return later > 0 && isClosedBelow(later) ? later : undefined;
}

/** Line of the closing fence; if it is missing, the first line that is no YAML. */
function closingFence(lines: readonly string[], from: number): { to: number; isClosed: boolean } {
  const fences = lines.flatMap((line, row) => (row >= from && isFence(line) ? row : []));
  const exact = fences.find((row) => /^---\s*$/.test(lines[row] ?? ''));
  const [first] = fences;
  // Dashes with keys below them, up to a plain fence, are part of a text.
  const isText =
    exact !== undefined &&
    lines.slice((first ?? 0) + 1, exact).every((line) => isBlank(line) || YAML_LIKE.test(line));
  const fence = isText ? exact : first;
  const end = bodyStart(lines, from, fence ?? lines.length);
  return fence !== undefined && (end === undefined || end > fence)
    ? { to: fence, isClosed: true }
    : { to: end ?? lines.length, isClosed: false };
}

/** First line of Markdown below the keys, before `fence`; undefined when all lines may be YAML. */
function bodyStart(lines: readonly string[], from: number, fence: number): number | undefined {
  const start = lines.findIndex(
    (line, row) =>
      row >= from &&
      row < fence &&
      !isBlank(line) &&
      (!YAML_LIKE.test(line) ||
        (row > from && isBlank(lines[row - 1] ?? '') && MARKDOWN.test(line))),
  );
  if (start < 0) return undefined;
  if (fence === lines.length) return start;
  // Lines that resemble Markdown belong to a text of several lines if more keys or the fence follow.
  const between = lines.slice(start, fence);
  const isText =
    between.some(isKeyLine) ||
    (!isBlank(between.at(-1) ?? '') && between.every((line) => !/^(?:#{2,} |<)/.test(line)));
  return isText || !isBlank(lines[start - 1] ?? '') ? undefined : start;
}

/** First line of a second frontmatter at the start of the body; -1 without one. */
export function secondFrontmatter(lines: readonly string[], from: number): number {
  const start = lines.findIndex((line, row) => row >= from && !isBlank(line));
  if (start < 0) return -1;
  // The closing fence of the first frontmatter may be the opening fence of the second.
  const first = isFence(lines[start]) ? start + 1 : start;
  const end = lines.findIndex((line, row) => row >= first && isFence(line));
  const keys = lines.slice(first, Math.max(end, first));
  const isYaml = keys.every((line) => isBlank(line) || YAML_LIKE.test(line));
  return isYaml && isKeyLine(keys.find((line) => !isBlank(line))) ? start : -1;
}

const MISSING: Diagnosis = {
  rule: 'en-tete-manquant',
  message: 'Ce fichier ne commence pas par un en-tête entre deux lignes « --- ».',
  hint: 'Ajoutez en haut du fichier une ligne « --- », les clés, puis une autre ligne « --- ».',
};

const PRECEDED: Diagnosis = {
  rule: 'en-tete-manquant',
  message:
    'Il y a du texte au-dessus de l’en-tête : la première ligne du fichier doit être « --- ».',
  hint: 'Déplacez ce texte sous la seconde ligne « --- », ou effacez-le.',
};

const UNCLOSED: Diagnosis = {
  rule: 'en-tete-non-ferme',
  message: 'L’en-tête s’ouvre ici et ne se ferme pas : il manque une seconde ligne « --- ».',
  hint: 'Ajoutez une ligne « --- » sous la dernière clé.',
};

const DOUBLED: Diagnosis = {
  rule: 'en-tete-double',
  message: 'Un second en-tête commence ici, sous la première ligne « --- » de la page.',
  hint: 'Gardez un seul en-tête, en haut du fichier : rassemblez-y les clés que vous voulez garder, entre deux lignes « --- » seulement.',
};

const language = (line: string): Diagnosis => ({
  rule: 'en-tete-langage',
  message: `L’en-tête commence par « ${line.trim().slice(0, 40)} » : le site ne lit que des clés simples, jamais du code.`,
  hint: 'Ne laissez que trois tirets sur cette ligne, et en dessous une clé par ligne.',
});
