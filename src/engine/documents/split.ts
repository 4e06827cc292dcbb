import matter from 'gray-matter';
import { type Diagnosis, type Issue, issueAt } from '../issue.ts';
import { isLongFrontmatter } from '../limits.ts';
import { findFences, isGluedKey } from './fences.ts';
import type { YamlText } from './yaml/levels.ts';
import { readYaml, type YamlReading } from './yaml/read.ts';

/** An MDX file in two parts, with the lines of each in the whole file. */
export interface Split {
  yaml: YamlReading;
  /** 1-based first and last line of the frontmatter. */
  lines: { from: number; to: number };
  /** 1-based line of the opening fence. */
  fenceLine: number;
  /** What stands under the closing fence. */
  body: string;
  /** 1-based line on which the body begins. */
  bodyLine: number;
  issues: Issue[];
}

interface SplitSource extends Omit<YamlText, 'first'> {
  /** The keys may be long. */
  mayGrow?: boolean | undefined;
}

const refuse = () => {
  throw new Error('Frontmatter is YAML.');
};

/** gray-matter's own would run a block that begins `---js`. */
const REFUSED = { javascript: refuse, js: refuse, json: refuse, coffee: refuse };

/** Splits the lines of a file into frontmatter and body with gray-matter, which is given straight fences. */
export function split({ source, file, schema, isKnownKey, mayGrow }: SplitSource): Split {
  const lines = source;
  const fences = findFences(lines, file, isKnownKey);
  const { from, to } = fences.frontmatter;
  const written = lines.slice(from, to);
  if (written[0] && isGluedKey(written[0], isKnownKey)) written[0] = written[0].slice(3).trim();
  const isLarge = isLongFrontmatter(written, mayGrow);
  const isCode = fences.issues.some(({ rule }) => rule === 'en-tete-langage');
  const frontmatter = isLarge || isCode ? [] : written;
  // A line of the frontmatter that begins as a fence would end it.
  const keys = frontmatter.map((text) => text.replace(/^---/, ' --'));
  const straight = ['---', ...keys, '---', ...lines.slice(fences.body)].join('\n');
  const read = () => readYaml({ source: frontmatter, file, first: from + 1, schema, isKnownKey });
  // Our reader is its engine, which it does not ask for comments alone. Without options it may answer from a cache.
  const { data, content } = matter(straight, { engines: { ...REFUSED, yaml: read } });
  const large = issueAt(file, { line: from + 1, column: 1 }, LARGE);
  return {
    yaml: 'issues' in data ? (data as YamlReading) : read(),
    lines: { from: from + 1, to },
    fenceLine: Math.max(fences.open, 0) + 1,
    body: content,
    bodyLine: fences.body + 1,
    issues: isLarge ? [...fences.issues, large] : fences.issues,
  };
}

const LARGE: Diagnosis = {
  rule: 'trop-gros',
  message: 'L’en-tête de ce fichier pèse plus de 64 Ko, ou compte plus de 2 000 lignes.',
  hint: 'Déplacez les longs textes sous la seconde ligne « --- », dans le corps de la page.',
};
