import { expect, test } from 'vitest';
import { typeset } from '../../../src/site/typeset.ts';
import { PAGE, renderBody } from './render.ts';

/** What stands in which Section of a page: their tags without properties. */
const bands = async (body: string) =>
  (await renderBody(body, '', PAGE))
    .replace(/<x-block name="(\w+)"[^>]*>/g, '<$1>')
    .replace(/<\/x-block>/g, '</>')
    .replace(/<(h2|section)[^>]*>/g, '<$1>')
    .replace(/\n/g, '');

test('the text of a page is wrapped in Sections, one for each title', async () => {
  expect(await bands('Avant.\n\n- un point\n\n## Un\n\nDu texte.\n\n### Plus bas\n\n## Deux')).toBe(
    '<Section><p>Avant.</p><ul><li>un point</li></ul></>' +
      '<Section><h2>Un</h2><p>Du texte.</p><h3 id="plus-bas">Plus bas</h3></>' +
      '<Section><h2>Deux</h2></>',
  );
});

test('a written Section does not change, and the text around it gets others', async () => {
  expect(
    await bands('Avant.\n\n<Section>\n\n## Un\n\nDu texte.\n\n## Deux\n\n</Section>\n\n<QrCode />'),
  ).toBe(
    '<Section><p>Avant.</p></><Section><h2>Un</h2><p>Du texte.</p><h2>Deux</h2></><Section><QrCode></></>',
  );
});

test('the notes at the end stay a band of their own', async () => {
  expect(await bands('Une phrase[^1].\n\n[^1]: La note.')).toMatch(/^<Section>.*<\/><section>/);
});

test('a note that is called twice has two links back, each with its name', async () => {
  const html = await renderBody('Un[^1] et deux[^1].\n\n[^1]: La note.', '', PAGE);
  const names = Array.from(html.matchAll(/data-footnote-backref[^>]*aria-label="([^"]*)"/g));
  expect(names.map(([, name]) => name)).toEqual(['1', '1-2']);
});

test('what describes the notes of a section is on the page that shows several sections', async () => {
  const html = await renderBody(
    'Une phrase[^1].\n\n[^1]: La note.',
    '',
    'content/charte/01-notes.mdx',
  );
  const [, described = ''] = /aria-describedby="([^"]*)"/.exec(html) ?? [];
  expect(described).not.toBe('footnote-label');
  expect(html).toContain(` id="${described}"`);
});

test('what a keyboard without guillemets writes is shown as guillemets, in texts and in keys', async () => {
  expect(await renderBody('Il dit : << **La forêt** nous regarde. >> Puis : <<Moi !>>')).toContain(
    '«\u202f<strong>La forêt</strong> nous regarde.\u202f» Puis\u00a0: «\u202fMoi\u202f!\u202f»',
  );
  expect(typeset('5 << 6, <<>> et 7 >> 6')).toBe('5 << 6, <<>> et 7 >> 6');
});
