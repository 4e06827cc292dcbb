import { expect, test } from 'vitest';
import { attachmentsOf, storePdf } from '../../../src/screen/attachments.ts';

test('a PDF is stored under a plain name, and sent with the text that names it', async () => {
  const address = await storePdf(new File(['%PDF-1.7 …'], 'Reçu d’école (2).PDF'));
  expect(address).toMatch(/^\/documents\/recu-d-ecole-2-[0-9a-f]{6}\.pdf$/);
  const [found] = await attachmentsOf(`proof: ${address}\n`);
  expect(found?.path).toBe(`content${address}`);
  expect(await attachmentsOf('proof: /documents/autre.pdf\n')).toEqual([]);
});

test.each([
  ['a file of another type', new File(['<html>'], 'a.pdf'), /n’est pas un PDF/],
  ['a heavy file', new File(['%PDF-', new Uint8Array(11 * 1024 * 1024)], 'a.pdf'), /11,1 Mo/],
])('%s is refused in French', async (_, file, sentence) =>
  expect(storePdf(file)).rejects.toThrow(sentence),
);
