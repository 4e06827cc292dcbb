import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { serve } from '../../src/vite/serve.ts';
import { photo } from '../unit/vite/photo.ts';
import { collectFaults } from './setup/faults.ts';
import { copyProject } from './setup/project-copy.ts';

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

test('a photo dropped in as it comes from a phone shows upright, light and without a shift', async ({
  page,
}) => {
  test.setTimeout(600_000);
  const project = copyProject();
  const jpeg = await photo(3024, 4032, true);
  writeFileSync(join(project.dir, 'content/images/IMG_2031.jpg'), jpeg);
  writeFileSync(join(project.dir, 'content/articles/marche-du-samedi.mdx'), ARTICLE);
  const { dist, output, code } = project.build();
  expect(code, output).toBe(0);
  const site = await serve({ dir: dist, port: 0, base: '/' });
  try {
    const faults = collectFaults(page);
    const loaded: string[] = [];
    page.on('response', (response) => {
      const path = new URL(response.url()).pathname;
      if (/IMG/.test(path)) loaded.push(path);
    });
    await page.goto(`${site.address}blog/marche-du-samedi`);
    const cover = page.getByRole('img', { name: 'Une colline sous le soleil du matin' });
    const inText = page.getByRole('img', { name: 'La même colline, vue de plus près' });
    for (const image of [cover, inText]) {
      await expect(image).toHaveAttribute('width', '3024');
      await expect(image).toHaveAttribute('height', '4032');
      await expect(image).toHaveAttribute('src', /^\/assets\/img\/IMG-2031-[0-9a-f]{8}-960\.jpg$/);
      const types = await image
        .locator('xpath=..')
        .locator('source')
        .evaluateAll((sources) => sources.map((source) => source.getAttribute('type')));
      expect(types).toEqual(['image/avif', 'image/webp']);
    }
    await expect(cover).toHaveAttribute('fetchpriority', 'high');
    await expect(inText).toHaveAttribute('loading', 'lazy');
    await expect.poll(() => loaded.length).toBeGreaterThan(0);
    expect(loaded.every((path) => path.endsWith('.avif'))).toBe(true);
    await inText.scrollIntoViewIfNeeded();
    await expect
      .poll(() => inText.evaluate((image: HTMLImageElement) => image.naturalHeight))
      .toBeGreaterThan(500);
    const { width, height } = (await inText.boundingBox()) ?? { width: 0, height: 0 };
    expect(height / width).toBeCloseTo(4 / 3, 1);
    const file = join(dist, loaded[0] ?? '');
    expect(readFileSync(file).length).toBeLessThan(jpeg.length / 10);
    const shared = await page.locator('meta[property="og:image"]').getAttribute('content');
    const share = join(dist, new URL(shared ?? '').pathname);
    expect(await sharp(share).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    });
    expect(faults).toEqual([]);

    const before = readFileSync(file).length;
    writeFileSync(join(project.dir, 'content/images/cassee.jpg'), jpeg.subarray(0, 40_000));
    const refused = project.build();
    expect(refused.code).toBe(1);
    expect(refused.output).toContain('content/images/cassee.jpg');
    expect(refused.output).not.toMatch(/\n\s+at |node:internal|VipsJpeg/);
    expect(existsSync(file) && readFileSync(file).length).toBe(before);
  } finally {
    await site.close();
    project.remove();
  }
});

test('every page has a sharing picture of its own, and the index names the same', async ({
  request,
  page,
}) => {
  const index: { path: string; image: string }[] = await (
    await request.get('metadata.json')
  ).json();
  expect(new Set(index.map(({ image }) => image)).size).toBe(index.length);
  for (const path of ['/', '/projets/ndjo-oyeri', '/je-participe/faq']) {
    await page.goto(path);
    const shared = await page.locator('meta[property="og:image"]').getAttribute('content');
    const entry = index.find((one) => one.path === path);
    expect(new URL(shared ?? '').pathname).toBe(entry?.image);
    const picture = await request.get(entry?.image ?? '');
    expect(picture.headers()['content-type']).toBe('image/jpeg');
    expect((await picture.body()).length).toBeLessThan(120_000);
  }
});
