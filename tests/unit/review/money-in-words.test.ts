import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { commentOf } from '../../../src/review/report/comment.ts';
import { reportPage } from '../../../src/review/report/report-page.ts';
import { lookAtProofs } from '../../../src/review/visuals/look-at-pages.ts';
import { reviewOf, type Tiny } from './tiny-site.ts';

const HOME = '<h1>Accueil</h1>';

/** The dangers between two states of one file of the content. */
async function dangersOf(path: string, before: string, after: string, pages = [HOME, HOME]) {
  const site = (text: string, page = HOME): Tiny => ({
    pages: { '/': page },
    content: { [path]: text },
  });
  const { dangers } = await reviewOf(site(before, pages[0]), site(after, pages[1]));
  return dangers.map(({ kind, after: value, file }) => [kind, value, file]);
}

test.each([
  ['notices.yml', 'support:\n  message: "WORDS"\n'],
  ['interface/fr.yml', 'register:\n  left: "WORDS"\n'],
  ['formulaires/partner.yml', 'title: Partenaire\nintro: "WORDS"\n'],
])(
  'a telephone, an e-mail or an address in a sentence of %s is a danger as in a page',
  async (path, text) => {
    const said = (words: string) => text.replace('WORDS', words);
    expect(
      await dangersOf(
        path,
        said('Merci de votre don.'),
        said(
          'Envoyez votre don au +241 77 66 55 44, à moi@ailleurs.ga ou sur https://ailleurs.ga/don.',
        ),
      ),
    ).toEqual([
      ['telephone', '+241 77 66 55 44', `content/${path}`],
      ['courriel', 'moi@ailleurs.ga', `content/${path}`],
      ['adresse', 'https://ailleurs.ga/don.', `content/${path}`],
    ]);
  },
);

test('what an e-mail’s link adds to its recipient is shown', async () => {
  const link = (query: string) => `${HOME}<a href="mailto:a@b.ga${query}">Écrire</a>`;
  const pages = [link(''), link('?subject=Don%20de%20100')];
  expect(await dangersOf('site.yml', '', '', pages)).toEqual([
    ['courriel', 'a@b.ga?subject=Don de 100', ''],
  ]);
});

test('a character that turns a text around is shown by its name, in the report and in the comment', async () => {
  const page = (words: string): Tiny => ({ pages: { '/': `<h1>Accueil</h1><p>${words}</p>` } });
  const outcome = await reviewOf(page('Versez ici'), page('Versez \u202eici\u2066'));
  for (const text of [reportPage(outcome), commentOf(outcome)]) {
    expect(text).toContain('U+202E');
    expect(text).not.toMatch(/[\u202e\u2066]/);
  }
});

const SHEET = `---
title: Jardin
receipts:
  - date: 2026-03-01
    amount: 25000
    from: Fête
    proof: /images/recu.svg
---
`;

test('a published proof of other bytes is a danger, though no word changes; a new proof is none', async () => {
  const site = (picture: string, sheet = SHEET): Tiny => ({
    pages: { '/': HOME },
    content: { 'initiatives/jardin.mdx': sheet, 'images/recu.svg': picture },
  });
  const { dangers } = await reviewOf(site('<svg/>'), site('<svg></svg>'));
  expect(dangers).toMatchObject([
    {
      kind: 'registre',
      before: expect.stringMatching(/^[0-9a-f]{64}$/),
      after: expect.stringMatching(/^[0-9a-f]{64}$/),
      file: 'content/images/recu.svg',
    },
  ]);
  const without = SHEET.replace('proof: /images/recu.svg', 'due: 2026-04-01');
  expect((await reviewOf(site('<svg/>', without), site('<svg></svg>'))).dangers).toEqual([]);
});

test('the report shows both pictures of a replaced proof', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'preuve-'));
  const pictures = { before: join(dir, 'avant.png'), after: join(dir, 'apres.png') };
  for (const [file, background] of [
    [pictures.before, 'red'],
    [pictures.after, 'blue'],
  ] as const)
    await sharp({ create: { width: 20, height: 10, channels: 3, background } })
      .png()
      .toFile(file);
  const outcome = await reviewOf({ pages: { '/': HOME } }, { pages: { '/': HOME } });
  const file = 'content/images/recu.png';
  const danger = {
    kind: 'registre',
    label: 'x',
    before: 'a',
    after: 'b',
    file,
    routes: [],
  } as const;
  const dangers = [{ ...danger, routes: [], pictures }];
  const proofs = await lookAtProofs({ dangers });
  rmSync(dir, { recursive: true });
  const page = reportPage({ ...outcome, dangers, proofs });
  expect(page.match(/<img src="data:image\/webp;base64,/g)).toHaveLength(2);
  expect(page).toContain(`Avant\u00a0: «\u202f${file}\u202f»`);
});
