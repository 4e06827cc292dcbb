import { execFileSync } from 'node:child_process';

/** Places that Stryker reads, `src/x.ts:3-8`, of the lines of `src/` that were added or changed since a commit. */
export function changedLines(base: string): string[] {
  const words = [
    'diff',
    '--unified=0',
    '--no-color',
    base,
    '--',
    ':(glob)src/**/*.ts',
    ':(glob)src/**/*.tsx',
  ];
  let file = '';
  return execFileSync('git', words, { encoding: 'utf8' })
    .split('\n')
    .flatMap((line) => {
      file = /^\+\+\+ b\/(.*)$/.exec(line)?.[1] ?? file;
      const [, from, count = '1'] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? [];
      if (from === undefined || count === '0' || file.endsWith('.css.ts')) return [];
      return `${file}:${from}-${Number(from) + Number(count) - 1}`;
    });
}
