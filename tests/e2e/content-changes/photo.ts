import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { photo as takePhoto } from '../../unit/vite/photo.ts';
import type { ContentChange } from './change.ts';

const PHOTO = 'content/images/IMG_2031.jpg';

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

export const photo: ContentChange = {
  title: 'a photo straight from a phone shows upright and light',
  async edit({ write }) {
    write(PHOTO, await takePhoto(3024, 4032, true));
    write('content/articles/marche-du-samedi.mdx', ARTICLE);
  },
  async find({ page, site, dist }) {
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
    expect(statSync(join(dist, loaded[0] ?? '')).size).toBeLessThan(
      statSync(join(dist, '..', PHOTO)).size / 10,
    );
  },
};
