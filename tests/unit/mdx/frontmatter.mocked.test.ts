import { expect, test, vi } from 'vitest';
import { pageOf } from '../../site.ts';

const { parses } = vi.hoisted(() => ({ parses: vi.fn() }));
vi.mock('yaml', async (original) => {
  const yaml = await original<typeof import('yaml')>();
  const parseDocument: typeof yaml.parseDocument = (...given) => {
    if (given[0] !== '') parses();
    return yaml.parseDocument(...given);
  };
  return { ...yaml, parseDocument };
});

test.each([
  ['on one line', `title: "${'\\{'.repeat(40_000)}"`],
  ['on as many', `title: a\n${'*/\n'.repeat(16_000)}`],
])('a head of thousands of faults, %s, is refused without parsing it', (_, head) => {
  parses.mockClear();
  const { issues } = pageOf(`---\n${head}\n---\n\nTexte.`, 'content/pages/essai.mdx');
  expect(JSON.stringify(issues)).toContain('64 Ko');
  expect(parses).not.toHaveBeenCalled();
});
