import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { photo } from '../unit/vite/photo.ts';
import { collectFaults } from './setup/page.ts';
import { copyProject, type Project } from './setup/project.ts';

// What editors add, all in one site: each test looks at a part of it.
test.describe.configure({ mode: 'default', timeout: 600_000 });

const ARTICLE = `---
title: Le marché du samedi
category: Culture
excerpt: Une matinée entre les étals.
image: /images/IMG_2031.jpg
alt: Une colline sous le soleil du matin
---

${'Un paragraphe du texte, assez long pour que la suite soit loin dans la page.\n\n'.repeat(60)}

![La même colline, vue de plus près](/images/IMG_2031.jpg)
`;

const ENGLISH = `---
title: Telling the story of Gabon
description: The English home page.
lang: en
---

Welcome.
`;

const NOTE = '\n\nUne phrase[^source].\n\n[^source]: Une note, qui dit d’où vient la phrase.\n';

/** A text of each kind, and where it is read. */
const NOTED = [
  ['pages/expertise.mdx', 'expertise'],
  ['initiatives/a-la-decouverte-du-gabon.mdx', 'je-participe/projets/a-la-decouverte-du-gabon'],
  ['communiques/communique-presse-cop30.mdx', 'ressources/communique-presse-cop30'],
  ['charte/01-objet-et-principes.mdx', 'je-participe/charte'],
] as const;

let project: Project;
let site = '';
let jpeg: Buffer;

test.beforeAll(async () => {
  project = copyProject();
  const edit = (path: string, from: RegExp, to: string) =>
    project.edit(`content/${path}`, from, to);
  jpeg = await photo(3024, 4032, true);
  project.write('content/images/IMG_2031.jpg', jpeg);
  project.write('content/articles/marche-du-samedi.mdx', ARTICLE);
  project.write('content/pages/en.mdx', ENGLISH);
  edit('articles/un-matin-sur-la-plage.mdx', /\s*$/, '\n\nLe sable est frais.\n');
  edit(
    'pages/ressources.mdx',
    /( +)(- )?title: "?Rapport annuel 2023"?/,
    '$&\n    link: https://documents.example.org/rapport-2023.pdf',
  );
  edit(
    'pages/expertise.mdx',
    /\n {2}- date: .*/,
    '$&\n    video: https://videos.example.org/film\n    radio: https://radio.example.org/direct',
  );
  edit('pages/projets/ndjo-oyeri/index.mdx', /\n {2}status: en préparation/, '');
  for (const [file] of NOTED) edit(file, /\s*$/, NOTE);
  site = await project.serve();
});

test.afterAll(() => project?.remove());

test('each notice goes when an editor adds what was missing, with no code touched', async ({
  page,
}) => {
  const links = page.getByRole('main').getByRole('link');
  await page.goto(`${site}blog`);
  await links.filter({ hasText: /plage/i }).first().click();
  await expect(page).toHaveURL(/\/blog\/un-matin-sur-la-plage$/);
  await expect(page.getByText('Le sable est frais.')).toBeVisible();
  for (const [path, address] of [
    ['ressources', 'https://documents.example.org/rapport-2023.pdf'],
    ['expertise', 'https://videos.example.org/film'],
  ] as const) {
    await page.goto(site + path);
    await expect(page.locator(`a[href="${address}"]`)).toBeVisible();
  }
  await page.goto(site);
  await links.filter({ hasText: 'Ndjo Oyeri' }).click();
  await expect(page).toHaveURL(/\/projets\/ndjo-oyeri$/);
  await page.goto(site);
  await page.getByRole('banner').getByRole('link', { name: 'EN' }).click();
  await expect(page).toHaveURL(/\/en$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a photo straight from a phone shows upright, light and without an issue', async ({
  page,
}) => {
  const faults = collectFaults(page);
  const loaded: string[] = [];
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname;
    if (/img-2031/.test(path)) loaded.push(path);
  });
  await page.goto(`${site}blog/marche-du-samedi`);
  const cover = page.getByRole('img', { name: 'Une colline sous le soleil du matin' });
  const inText = page.getByRole('img', { name: 'La même colline, vue de plus près' });
  for (const image of [cover, inText]) {
    await expect(image).toHaveAttribute('width', '3024');
    await expect(image).toHaveAttribute('height', '4032');
    await expect(image).toHaveAttribute('src', /^\/assets\/img\/img-2031-[0-9a-f]{8}-960\.jpg$/);
    for (const type of ['avif', 'webp'])
      await expect(image.locator(`xpath=../source[@type="image/${type}"]`)).toHaveCount(1);
  }
  await expect(cover).toHaveAttribute('fetchpriority', 'high');
  await expect(inText).toHaveAttribute('loading', 'lazy');
  await inText.scrollIntoViewIfNeeded();
  await expect
    .poll(() => inText.evaluate((image: HTMLImageElement) => image.naturalHeight))
    .toBeGreaterThan(500);
  expect(loaded.filter((path) => !path.endsWith('.avif'))).toEqual([]);
  const { width, height } = (await inText.boundingBox()) ?? { width: 0, height: 0 };
  expect(height / width).toBeCloseTo(4 / 3, 1);
  expect(readFileSync(join(project.dist, loaded[0] ?? '')).length).toBeLessThan(jpeg.length / 10);
  const shared = await page.locator('meta[property="og:image"]').getAttribute('content');
  const { format, ...size } = await sharp(
    join(project.dist, new URL(shared ?? '').pathname),
  ).metadata();
  expect([format, size.width, size.height]).toEqual(['jpeg', 1200, 630]);
  expect(faults).toEqual([]);
});

test('notes are below every kind of text: in its column, at a distance, in smaller letters', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const [, path] of NOTED) {
    await page.goto(site + path);
    const [above, title, note] = await Promise.all(
      [
        page.locator('main p', { hasText: 'Une phrase' }).first(),
        page.getByRole('heading', { name: 'Notes' }),
        page.locator('main li', { hasText: 'Une note, qui dit' }),
      ].map((part) =>
        part.evaluate((element) => {
          const text = document.createRange();
          text.selectNodeContents(element);
          const { left, right, top, bottom } = text.getBoundingClientRect();
          const size = Number.parseFloat(getComputedStyle(element).fontSize);
          return { left, right, top, bottom, size };
        }),
      ),
    );
    expect(title?.left, path).toBeCloseTo(above?.left ?? 0, 0);
    expect(note?.right, path).toBeLessThanOrEqual(320 - 16);
    expect((title?.top ?? 0) - (above?.bottom ?? 0), path).toBeGreaterThan(40);
    expect(note?.size, path).toBeLessThan(above?.size ?? 0);
  }
});
