import matter from 'gray-matter';
import { isLongFrontmatter } from '../content/limits.ts';
import type { Fault } from './fault.ts';
import { findFences } from './fences.ts';
import { isGluedKey } from './frontmatter-end.ts';
import { nothingRead, readLines, type YamlReading } from './yaml/read.ts';

/** An MDX file in two parts, with the lines of each in the whole file. */
export interface Split {
  yaml: YamlReading;
  /** False when the file has no frontmatter at all. */
  hasFrontmatter: boolean;
  /** The lines of the frontmatter, as written, and the 1-based line of the first. */
  frontmatter: readonly string[];
  frontmatterLine: number;
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
 * How gray-matter reads frontmatter that begins on a line (1-based): YAML by our own reader, whose reading is
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
  const written = lines.slice(fences.frontmatter.from, fences.frontmatter.to);
  if (written[0] && isGluedKey(written[0])) written[0] = written[0].slice(3).trim();
  const frontmatterLine = fences.frontmatter.from + 1;
  const tooLarge = isLongFrontmatter(written);
  const frontmatter = tooLarge || isCode(fences.faults) ? [] : written;
  // A line of the frontmatter that begins as a fence would end it.
  const keys = frontmatter.map((text) => text.replace(/^---/, ' --'));
  const file = ['---', ...keys, '---', ...lines.slice(fences.body)].join('\n');
  const { data, content } = matter(file, readingFrom(frontmatterLine));
  const { reading }: { reading?: YamlReading } = data;
  return {
    // Frontmatter of comments alone is empty for gray-matter.
    yaml:
      reading ??
      (frontmatter.length > 0
        ? readLines(frontmatter, frontmatterLine)
        : nothingRead(frontmatterLine)),
    hasFrontmatter: fences.frontmatter.to > 0 || fences.body > 0,
    frontmatter: written,
    frontmatterLine,
    fenceLine: Math.max(fences.open, 0) + 1,
    body: content,
    bodyLine: fences.body + 1,
    faults: tooLarge ? [...fences.faults, large(frontmatterLine)] : fences.faults,
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
