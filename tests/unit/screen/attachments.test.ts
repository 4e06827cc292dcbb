import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  attachmentsOf,
  forgetAttachments,
  removeAttachments,
  storePdf,
} from '../../../src/screen/attachments.tsx';

const PDF = new File(['%PDF-1.7 …'], 'Reçu d’école (2).PDF');

beforeEach(() => {
  let files = new Map<string, Blob>();
  const store = {
    put: async (address: string, answer: Response) => files.set(address, await answer.blob()),
    keys: async () => [...files.keys()].map((address) => ({ url: `https://a.example${address}` })),
    match: async ({ url }: Request) => new Response(files.get(new URL(url).pathname)),
    delete: async (address: string) => files.delete(address),
  };
  const clear = async () => (files = new Map());
  vi.stubGlobal('caches', { open: async () => store, delete: clear });
});
afterEach(() => vi.unstubAllGlobals());

test('a PDF is stored under a plain name, and sent once with the text that names it', async () => {
  const address = await storePdf(PDF);
  expect(address).toMatch(/^\/documents\/recu-d-ecole-2-[0-9a-f]{6}\.pdf$/);
  const text = `proof: ${address}\n`;
  const found = await attachmentsOf(text);
  expect(found.map(({ path }) => path)).toEqual([`content${address}`]);
  expect(await attachmentsOf('proof: /documents/autre.pdf\n')).toEqual([]);
  await removeAttachments(found);
  expect(await attachmentsOf(text)).toEqual([]);
  const other = await storePdf(PDF);
  await forgetAttachments();
  expect(await attachmentsOf(`proof: ${other}\n`)).toEqual([]);
});

test.each([
  ['a file of another type', new File(['<html>'], 'a.pdf'), /n’est pas un PDF/],
  ['a heavy file', new File(['%PDF-', new Uint8Array(11 * 1024 * 1024)], 'a.pdf'), /11,1 Mo/],
])('%s is refused in French', async (_, file, sentence) =>
  expect(storePdf(file)).rejects.toThrow(sentence),
);
