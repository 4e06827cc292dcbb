import matter from 'gray-matter';
import type { Model } from '../content/model.ts';
import { type Diagnosis, type Issue, issueAt } from '../values/issue.ts';
import { isLongFrontmatter } from '../values/limits.ts';
import { FENCE } from '../values/text.ts';
import { pastedFence } from './fence-diagnoses.ts';
import { isGluedKey } from './fences.ts';
import { type PageParts, partsOf } from './page-parts.ts';
import { isBlank } from './yaml/line.ts';
import { readYaml, type YamlReading } from './yaml/read.ts';

/** Parts of an MDX file; `keys` is its frontmatter, parsed. */
export interface PageReading extends Omit<PageParts, 'issues'> {
  keys: Omit<YamlReading, 'issues'>;
  issues: Issue[];
}

interface PageSource {
  /** With `\n` line ends and without byte-order mark. */
  text: string;
  file: string;
  model: Model;
}

/** Last result for each file, so that the compiler does not parse again what the check has parsed. */
const readings = new Map<string, PageSource & { reading: PageReading }>();

/** Parses the frontmatter of a page. Never throws. The result is cached, so callers must not change it. */
export function readPage(source: PageSource): PageReading {
  const { text, file, model } = source;
  const path = model.contentPath(file);
  const last = readings.get(path);
  if (last?.text === text && last.model === model) return inFile(file, last);
  const reading = readUncached(source);
  readings.set(path, { ...source, reading });
  return reading;
}

/** The result with the caller's file name in its issues: a relative path in the check, an absolute one in the compiler. */
const inFile = (file: string, { reading, file: before }: PageSource & { reading: PageReading }) =>
  file === before
    ? reading
    : { ...reading, issues: reading.issues.map((issue) => ({ ...issue, file })) };

const refuse = () => {
  throw new Error('Frontmatter is YAML.');
};

/** Replaces the engines of gray-matter for other languages: its own would execute frontmatter that starts with `---js`. */
const REFUSED = { javascript: refuse, js: refuse, json: refuse };

function readUncached({ text, file, model }: PageSource): PageReading {
  const { schema, mayGrow } = model.kinds[model.kindOf(model.contentPath(file)) ?? ''] ?? {};
  const { isKnownKey } = model;
  const pasted = withoutPastedFences(text.split('\n'), file);
  const parts = partsOf(pasted.lines.join('\n'), { file, isKnownKey });
  const first = parts.offsets.yaml;
  const rows = parts.yaml.replace(/\n$/, '').split('\n');
  if (rows[0] && isGluedKey(rows[0], isKnownKey)) rows[0] = rows[0].slice(3).trim();
  const isLarge = isLongFrontmatter(rows, mayGrow);
  const isCode = parts.issues.some(({ rule }) => rule === 'en-tete-langage');
  const yaml = (written: string) =>
    readYaml({ source: written.replace(/^\n/, '').split('\n'), file, first, schema, isKnownKey });
  // gray-matter parses the text with corrected fences. With options, it does not use its cache, which hides invalid YAML.
  const straight = ['---', ...(isLarge || isCode ? [] : rows), '---', '', parts.body].join('\n');
  const read = matter(straight, { delimiters: ['---', '---\n'], engines: { ...REFUSED, yaml } });
  // gray-matter calls no engine for frontmatter that contains only comments.
  const keys = 'issues' in read.data ? (read.data as YamlReading) : yaml(read.matter);
  const large = isLarge ? [issueAt(file, { line: first, column: 1 }, LARGE)] : [];
  const issues = [...pasted.issues, ...parts.issues, ...large, ...keys.issues];
  return { ...parts, body: read.content, keys, issues };
}

/** Replaces the lines of backticks around a pasted template by blank lines. */
function withoutPastedFences(lines: readonly string[], file: string) {
  const first = lines.findIndex((text) => !isBlank(text));
  const last = lines.findLastIndex((text) => !isBlank(text));
  const opening = /^(`{3,}|~{3,})[ \t]*\w*[ \t]*$/.exec(lines[first] ?? '')?.[1];
  if (opening === undefined || !FENCE.test(lines[first + 1] ?? '')) return { lines, issues: [] };
  // The last line of backticks closes the first if the lines of backticks between them are pairs.
  const fences = lines.filter((text) => text.trimStart().startsWith(opening));
  const isClosed = (lines[last] ?? '').trimEnd() === opening && fences.length % 2 === 0;
  const diagnosis = pastedFence(lines[first] ?? '', isClosed ? last + 1 : undefined);
  const isFence = (at: number) => at === first || (isClosed && at === last);
  return {
    lines: lines.map((text, at) => (isFence(at) ? '' : text)),
    issues: [issueAt(file, { line: first + 1, column: 1 }, diagnosis)],
  };
}

const LARGE: Diagnosis = {
  rule: 'trop-gros',
  message: 'L’en-tête de ce fichier pèse plus de 64 Ko, ou compte plus de 2 000 lignes.',
  hint: 'Déplacez les longs textes sous la seconde ligne « --- », dans le corps de la page.',
};
