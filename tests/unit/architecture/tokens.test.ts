import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The rooms that dress the site: their numbers and colours have names in `src/theme`. */
const ROOMS = ['src/ui', 'src/blocks', 'src/layouts', 'src/server', 'src/client'];

const RAW = {
  'a breakpoint': /\((?:min|max)-(?:width|height|inline-size|block-size)|\((?:width|height) ?[<>]/,
  // `#0000` is no colour, but what fades; `&#8239;` is a space.
  'a colour':
    /(?<!&)#(?!0000\b)(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(|["'`: ](?:black|white)["'`;]/i,
  'a weight': /font-?weight['"]?: ?['"`]?(?:\d|bold|normal)/i,
  'a living block': /:not\(\[data-failed\]\)/,
} as const;

/** The black of a mask is what shows of the page. */
const MASK = /maskImage: *'[^']*'/;

/** What a text writes out although the theme has names for it, as `line: what`. */
const rawIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(MASK, ''))
    .flatMap((line, at) =>
      Object.entries(RAW)
        .filter(([, pattern]) => pattern.test(line))
        .map(([what]) => `${at + 1}: ${what}`),
    );

const files = ROOMS.flatMap((room) =>
  readdirSync(room, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/')),
);

test('breakpoints, colours, weights and the mark of a living block are written in the theme only', () => {
  const found = files.flatMap((file) =>
    rawIn(readFileSync(file, 'utf8')).map((fault) => `${file}:${fault}`),
  );
  expect(found).toEqual([]);
});
