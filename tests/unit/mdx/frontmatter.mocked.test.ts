import { expect, test, vi } from 'vitest';
import { readMdx } from '../../site.ts';
import { compilePage, PAGE, page } from './render.ts';

const { parses } = vi.hoisted(() => ({ parses: vi.fn() }));
vi.mock('yaml', async (original) => {
  const yaml = await original<typeof import('yaml')>();
  const parseDocument: typeof yaml.parseDocument = (...given) => {
    parses();
    return yaml.parseDocument(...given);
  };
  return { ...yaml, parseDocument };
});

test('the keys of a page are parsed one time for check and compiler', async () => {
  const text = page('Bonjour.', 'description: "Une seule fois"\n');
  const bytes = Buffer.from(text);
  const contents = { bytes, size: bytes.length };
  readMdx({ path: PAGE.replace('content/', ''), file: PAGE, contents });
  const code = String(await compilePage(text));
  expect(code).toContain('"description": "Une seule fois"');
  expect(parses).toHaveBeenCalledTimes(1);
});

test.each([
  ['on one line', `title: "${'\\{'.repeat(40_000)}"`],
  ['on as many', `title: a\n${'*/\n'.repeat(16_000)}`],
])('a head of thousands of faults, %s, does not compile, and is not parsed', async (_, head) => {
  parses.mockClear();
  await expect(compilePage(`---\n${head}\n---\n\nTexte.`)).rejects.toThrow('64 Ko');
  expect(parses.mock.calls.length).toBeLessThan(2);
});
