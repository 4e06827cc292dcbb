import type { Diagnosis, Fault } from '../values/issue.ts';
import { offsetOf, placeAbove } from '../values/positions.ts';
import type { Split } from './split-plain.ts';
import { isBlank } from './yaml/yaml-lines.ts';

/** Parts of a file: `head + yaml + tail + body` is the whole text. */
export interface PageParts {
  /** Text before the keys, with the opening fence. */
  head: string;
  yaml: string;
  tail: string;
  body: string;
  /** First line (1-based) of each part; `head`: line of the opening fence. */
  offsets: { head: number; yaml: number; body: number };
  /** What is wrong with the two fences. */
  diagnoses: Diagnosis[];
}

/** A fence: three hyphens, or what a word processor makes of them: `———`, `- - -`, ` ---`, `—`. */
const FENCE = /^\s*(?:(?:[-‐‑‒–—―−][\s\u200b]*){2,}|[—―][\s\u200b]*)$/;
const YAML_LIKE = /^(?:\s|-\s|-$|#|[\p{L}_"'/][^:]*:)/u;

const isFence = (line: string | undefined) => line !== undefined && FENCE.test(line);

/** True for a line `title: …`; French prose has a capital, or a space before its colon. */
const isKeyLine = (line: string | undefined) => /^[a-z]\w*:(?:\s|$)/.test(line ?? '');

/** The parts of a file that is split between two lines that are exactly `---`, with their lines; undefined for other fences. */
export function exactParts(text: string, { matter, content }: Split): PageParts | undefined {
  const [head, tail] = ['---\n', '---\n'];
  const yaml = `${matter}\n`.slice(1);
  if (head + yaml + tail + content !== text) return undefined;
  const offsets = { head: 1, yaml: 2, body: yaml.split('\n').length + 2 };
  return { head, yaml, tail, body: content, offsets, diagnoses: [] };
}

/** Splits a file into frontmatter and body, and reports what is wrong with the two fences. */
export function partsOf(text: string): PageParts {
  const lines = text.split('\n');
  const start = Math.max(
    0,
    lines.findIndex((line) => !isBlank(line)),
  );
  const isOpen = isFence(lines[start]);
  const from = isOpen ? start + 1 : start;
  const close = closingFence(lines, from);
  if (!isOpen && !(isKeyLine(lines[start]) && close !== undefined))
    return cut(text, { open: 0, from: 0, to: 0, body: 0 }, [at(start, MISSING)]);
  const to = close ?? keysEnd(lines, from);
  const body = close === undefined ? to : to + 1;
  return cut(text, { open: isOpen ? start : Math.max(0, from - 1), from, to, body }, [
    ...(isOpen ? [] : [{ ...MISSING, place: placeAbove(text, start + 1), right: '---' }]),
    ...(close === undefined ? [at(start, UNCLOSED)] : []),
  ]);
}

const at = (row: number, fault: Fault) => ({ ...fault, place: { line: row + 1, column: 1 } });

/** The parts between lines (0-based): `to` is the closing fence. */
function cut(
  text: string,
  { open, from, to, body }: Readonly<Record<'open' | 'from' | 'to' | 'body', number>>,
  diagnoses: Diagnosis[],
): PageParts {
  const [start, end, below] = [from, to, body].map((row) =>
    offsetOf(text, { line: row + 1, column: 1 }),
  );
  return {
    head: text.slice(0, start),
    yaml: text.slice(start, end),
    tail: text.slice(end, below),
    body: text.slice(below),
    offsets: { head: open + 1, yaml: from + 1, body: body + 1 },
    diagnoses,
  };
}

/** Line of the closing fence; undefined when it is missing. */
function closingFence(lines: readonly string[], from: number): number | undefined {
  const fences = lines.flatMap((line, row) => (row >= from && isFence(line) ? row : []));
  const exact = fences.find((row) => /^---\s*$/.test(lines[row] ?? ''));
  const [first] = fences;
  // Dashes with keys below them, up to a plain fence, are part of a text.
  const isText =
    exact !== undefined &&
    lines.slice((first ?? 0) + 1, exact).every((line) => isBlank(line) || YAML_LIKE.test(line));
  const fence = isText ? exact : first;
  if (fence === undefined || !isBlank(lines[fence - 1])) return fence;
  // Below the last key, a paragraph between blank lines is the body, and the dashes are a thematic break.
  const last = lines.findLastIndex((line, row) => row < fence && isKeyLine(line));
  const isBody = (line: string, row: number) =>
    row > last &&
    row < fence &&
    isBlank(lines[row - 1]) &&
    !isBlank(line) &&
    (!YAML_LIKE.test(line) || /^#{2,} /.test(line));
  return lines.some(isBody) ? undefined : fence;
}

/** Line after the keys of a frontmatter that is not closed: its first blank line. */
function keysEnd(lines: readonly string[], from: number): number {
  const blank = lines.findIndex((line, row) => row >= from && isBlank(line));
  return blank < 0 ? lines.length : blank;
}

const MISSING: Fault = {
  rule: 'en-tete-manquant',
  message: 'Ce fichier ne commence pas par un en-tête entre deux lignes « --- ».',
  hint: 'Ajoutez en haut du fichier une ligne « --- », les clés, comme « title: … », puis une autre ligne « --- ».',
};

const UNCLOSED: Fault = {
  rule: 'en-tete-non-ferme',
  message: 'L’en-tête commence ici, et la seconde ligne « --- », qui le finit, manque.',
  hint: 'Ajoutez une ligne « --- » sous la dernière clé.',
};
