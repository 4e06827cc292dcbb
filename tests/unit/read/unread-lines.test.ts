import { expect, test } from 'vitest';
import { readPart } from '../../../src/read/part.ts';

const told = (head: string) => {
  const bytes = Buffer.from(`---\n${head}\n---\n\nDu texte.\n`);
  const contents = { bytes, size: bytes.length };
  return readPart({ path: 'pages/x.mdx', file: 'x', contents }).issues.map(
    ({ rule, line }) => `${line} ${rule}`,
  );
};
const HEAD = 'title: A\ndescription: "B"\nvalues:';

test('a line that cannot be read is not also told as the key that its group lacks', () => {
  expect(told(`${HEAD}\n  - title: A\n    ?? Oser`)).toEqual(['6 yaml']);
  expect(told(`${HEAD}\n  - text: A\n    ?? Oser\n  - title: B\n    text: C`)).toEqual(['6 yaml']);
  expect(told('title: A\n?? B')).toEqual(['3 yaml']);
});

test('a key that another group lacks is told', () => {
  expect(told(`${HEAD}\n  - title: A\n    ?? Oser\n  - text: C`)).toEqual([
    '6 yaml',
    '7 cle-manquante',
  ]);
  expect(told('title: A\nvalues:\n  - title: B\n    ?? Oser')).toEqual([
    '5 yaml',
    '1 cle-manquante',
  ]);
});
