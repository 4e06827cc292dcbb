import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** @typedef {import('./report.ts').Mutant & { fileName: string }} Mutant */

/** A no-break space, a guillemet, or three words in a row. */
const SENTENCE = /[«»\u00a0\u202f]|(?:\p{L}[\p{L}’'-]*[ ,]+){2}\p{L}/u;

/**
 * The room of a file: the first folder below `src/`.
 * @param {string} file
 */
export const roomOf = (file) => /\bsrc[\\/]([^\\/]+)/.exec(file)?.[1] ?? '';

/**
 * Whether a mutant replaces a whole sentence, which no test should repeat.
 * @param {Pick<Mutant, 'mutatorName' | 'location'>} mutant
 * @param {string} source text of its file
 * @param {number} first number that its location gives to the first line and column
 */
export function isSentence({ mutatorName, location: { start, end } }, source, first) {
  if (mutatorName !== 'StringLiteral') return false;
  const lines = source.split('\n').slice(start.line - first, end.line - first + 1);
  const last = lines.pop()?.slice(0, end.column - first) ?? '';
  return SENTENCE.test([...lines, last].join('\n').slice(start.column - first));
}

/**
 * Ids of the mutants to try: in each room the first MUTANTS_SAMPLE of an order that MUTANTS_SEED gives, no sentence.
 * @param {Mutant[]} mutants
 */
function draw(mutants) {
  const { MUTANTS_SAMPLE: sample = 'Infinity', MUTANTS_SEED: seed = '1' } = process.env;
  const sources = new Map(mutants.map(({ fileName }) => [fileName, '']));
  for (const file of sources.keys()) sources.set(file, readFileSync(file, 'utf8'));
  const ranks = mutants
    .filter((mutant) => !isSentence(mutant, sources.get(mutant.fileName) ?? '', 0))
    .map(({ id, fileName, location, mutatorName, replacement }) => {
      const name = JSON.stringify([seed, fileName, location, mutatorName, replacement]);
      return { id, room: roomOf(fileName), rank: createHash('sha1').update(name).digest('hex') };
    })
    .sort((a, b) => (a.rank < b.rank ? -1 : 1));
  const rooms = new Set(ranks.map(({ room }) => room));
  return [...rooms].flatMap((name) =>
    ranks.flatMap(({ room, id }) => (room === name ? id : [])).slice(0, Number(sample)),
  );
}

/**
 * A checker of Stryker, whose « compile errors » are not tried and in no score: sentences, and what is not drawn.
 * Stryker loads it in processes of its own, which read no TypeScript.
 */
const checker = {
  async init() {},
  /** One group, as a draw needs all. @param {Mutant[]} mutants */
  async group(mutants) {
    return [mutants.map(({ id }) => id)];
  },
  /** @param {Mutant[]} mutants */
  async check(mutants) {
    const drawn = new Set(draw(mutants));
    const out = { status: 'compileError', reason: 'A sentence, or not drawn.' };
    return Object.fromEntries(
      mutants.map(({ id }) => [id, drawn.has(id) ? { status: 'passed' } : out]),
    );
  },
};

export const strykerPlugins = [{ kind: 'Checker', name: 'draw', value: checker }];
