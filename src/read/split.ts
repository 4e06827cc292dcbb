import matter from 'gray-matter';
import { isLongHead } from '../content/long-head.ts';
import type { Fault } from './fault.ts';
import { findFences } from './fences.ts';
import { isGluedKey } from './head-end.ts';
import { nothingRead, readLines, type YamlReading } from './yaml/read.ts';

/** An MDX file in two parts, with the lines of each in the whole file. */
export interface Split {
  yaml: YamlReading;
  /** False when the file has no head at all. */
  hasHead: boolean;
  /** The lines of the head, as written, and the 1-based line of the first. */
  head: readonly string[];
  headLine: number;
  /** 1-based line of the opening fence. */
  fenceLine: number;
  /** What stands under the closing fence. */
  body: string;
  /** 1-based line on which the body begins. */
  bodyLine: number;
  faults: Fault[];
}

const refuse = () => {
  throw new Error('Only YAML frontmatter is read.');
};

/**
 * How gray-matter reads a head that begins on a line (1-based): YAML by our own reader, whose reading is
 * the data; a block that begins `---js`, which it would run, not at all. Options are always passed,
 * because without them it answers a second call from a cache.
 */
const readingFrom = (line: number) => ({
  language: 'yaml',
  engines: {
    yaml: (block: string) => ({ reading: readLines(block.replace(/^\n/, '').split('\n'), line) }),
    javascript: refuse,
    js: refuse,
    json: refuse,
    coffee: refuse,
    toml: refuse,
  },
});

/** Splits the lines of a file into frontmatter and body with gray-matter, which is given straight fences. */
export function split(lines: readonly string[]): Split {
  const fences = findFences(lines);
  const written = lines.slice(fences.head.from, fences.head.to);
  if (written[0] && isGluedKey(written[0])) written[0] = written[0].slice(3).trim();
  const headLine = fences.head.from + 1;
  const tooLarge = isLongHead(written);
  const head = tooLarge || isCode(fences.faults) ? [] : written;
  // A line of the head that begins as a fence would end it.
  const keys = head.map((text) => text.replace(/^---/, ' --'));
  const file = ['---', ...keys, '---', ...lines.slice(fences.body)].join('\n');
  const { data, content } = matter(file, readingFrom(headLine));
  const { reading }: { reading?: YamlReading } = data;
  return {
    // A head of comments alone is empty for gray-matter.
    yaml: reading ?? (head.length > 0 ? readLines(head, headLine) : nothingRead(headLine)),
    hasHead: fences.head.to > 0 || fences.body > 0,
    head: written,
    headLine,
    fenceLine: Math.max(fences.open, 0) + 1,
    body: content,
    bodyLine: fences.body + 1,
    faults: tooLarge ? [...fences.faults, large(headLine)] : fences.faults,
  };
}

const isCode = (faults: readonly Fault[]) => faults.some(({ rule }) => rule === 'en-tete-langage');

const large = (line: number): Fault => ({
  rule: 'trop-gros',
  line,
  column: 1,
  message: 'L’en-tête de ce fichier pèse plus de 64 Ko, ou compte plus de 2 000 lignes.',
  hint: 'Déplacez les longs textes sous la seconde ligne « --- », dans le corps de la page.',
});
