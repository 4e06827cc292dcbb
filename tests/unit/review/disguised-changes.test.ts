import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { reportPage } from '../../../src/review/report/report-page.ts';
import { reviewComment } from '../../../src/review/report/review-comment.ts';
import { captureProofs } from '../../../src/review/visuals/capture-pages.ts';
import { reviewOf, type SampleSite } from './review-sample-sites.ts';

const HOME = '<h1>Accueil</h1>';

/** Dangers between two versions of one content file. */
async function dangersOf(path: string, before: string, after: string, pages = [HOME, HOME]) {
  const site = (text: string, page = HOME): SampleSite => ({
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
    const logged = (words: string) => text.replace('WORDS', words);
    expect(
      await dangersOf(
        path,
        logged('Merci de votre don.'),
        logged(
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

test('parameters of a mailto link are shown with its recipient', async () => {
  const link = (query: string) => `${HOME}<a href="mailto:a@b.ga${query}">Écrire</a>`;
  const pages = [link(''), link('?subject=Don%20de%20100')];
  expect(await dangersOf('site.yml', '', '', pages)).toEqual([
    ['courriel', 'a@b.ga?subject=Don de 100', ''],
  ]);
});

test('a bidirectional control character is shown by its code, in the report and in the comment', async () => {
  const page = (words: string): SampleSite => ({
    pages: { '/': `<h1>Accueil</h1><p>${words}</p>` },
  });
  const result = await reviewOf(page('Versez ici'), page('Versez \u202eici\u2066'));
  for (const text of [reportPage(result), reviewComment(result)]) {
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

test('a published proof with other bytes is a danger, although no text changes; a new proof is none', async () => {
  const site = (picture: string, sheet = SHEET): SampleSite => ({
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
  const result = await reviewOf({ pages: { '/': HOME } }, { pages: { '/': HOME } });
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
  const proofs = await captureProofs({ dangers });
  rmSync(dir, { recursive: true });
  const page = reportPage({ ...result, dangers, proofs });
  expect(page.match(/<img src="data:image\/webp;base64,/g)).toHaveLength(2);
  expect(page).toContain(`Avant\u00a0: «\u202f${file}\u202f»`);
});
