import { expect, test } from 'vitest';
import { COLLECTIONS } from '../../../src/screen/collections.ts';
import { blockSpecs, blocksFor } from '../../../src/site/blocks/index.ts';
import { KINDS } from '../../../src/site/kinds/index.ts';

test('each block is offered for some kind, and with an example that names it', () => {
  const offered = KINDS.flatMap((kind) => [...blocksFor(kind)]);
  expect([...new Map(offered).keys()].sort()).toEqual([...blockSpecs.keys()].sort());
  for (const [name, { example }] of offered) expect(example).toContain(`<${name}`);
});

test('each kind has its list in the screen, and no two lists have one name', () => {
  expect(COLLECTIONS.flatMap(({ kind = [] }) => kind).sort()).toEqual([...KINDS].sort());
  const labels = COLLECTIONS.map(({ label }) => label);
  expect(new Set(labels).size).toBe(labels.length);
});
