import { readdirSync } from 'node:fs';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Letters of a number: 0 gives `a`, 25 `z`, 26 `ba`. */
const lettersOf = (index: number): string =>
  (index < LETTERS.length ? '' : lettersOf(Math.floor(index / LETTERS.length))) +
  LETTERS[index % LETTERS.length];

/**
 * Names of classes for vanilla-extract: letters for the style file, by its position among the sorted style files, and the
 * number of the class in it (`k3`). The hashes of vanilla-extract (`_1b0b0mm3`) cost three KB of each sheet and one of each
 * page, compressed.
 */
export function classNames(root = 'src') {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((path) => `${root}/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.css.ts'))
    .sort();
  const known = new Map<string, Map<string, number>>();
  /** `hash` is unique in the site, and the same each time that the file is evaluated. */
  return ({ filePath, hash }: { filePath: string; hash: string }): string => {
    const classes = known.get(filePath) ?? new Map<string, number>();
    known.set(filePath, classes);
    if (!classes.has(hash)) classes.set(hash, classes.size);
    if (!files.includes(filePath)) files.push(filePath);
    return lettersOf(files.indexOf(filePath)) + classes.get(hash);
  };
}
