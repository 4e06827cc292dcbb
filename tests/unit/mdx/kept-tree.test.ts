import { expect, test } from 'vitest';
import { readBody } from '../../../src/mdx/read-body.ts';
import { compilePage, page } from './render.ts';

const ARTICLE = 'articles/essai.mdx';

test('a text that the check refused is refused by the compiler too', async () => {
  const text = page('<FormEmbed form="inconnu" />');
  expect(readBody({ text, path: ARTICLE }).faults.map(({ rule }) => rule)).toEqual([
    'formulaire-inconnu',
  ]);
  await expect(compilePage(text, `content/${ARTICLE}`)).rejects.toThrow('formulaire');
});

test('a text that the check passed in one place is judged anew in another', async () => {
  const text = page('<SupportPanel />');
  const faults = (path: string) => readBody({ text, path }).faults.map(({ rule }) => rule);
  expect(faults(ARTICLE)).toEqual(['bloc-deplace']);
  expect(faults('initiatives/essai.mdx')).toEqual([]);
  await expect(compilePage(text, `content/${ARTICLE}`)).rejects.toThrow('SupportPanel');
});

test('a text compiles alike whether the check has just read it or not', async () => {
  const text = page('## Titre\n\nUn **mot** ; [un lien](../contact.mdx).');
  const path = `content/${ARTICLE}`;
  const alone = String(await compilePage(text, path));
  expect(readBody({ text, path: ARTICLE }).faults).toEqual([]);
  expect(String(await compilePage(text, path))).toBe(alone);
});
