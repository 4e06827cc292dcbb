import { expect } from '@playwright/test';
import { photo as takePhoto } from '../../unit/vite/photo.ts';
import type { ContentChange } from './change.ts';

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
  title: 'a photo straight from a phone shows upright, in a small size',
  async edit({ write }) {
    write('content/images/IMG_2031.jpg', await takePhoto(3024, 4032, true));
    write('content/articles/marche-du-samedi.mdx', ARTICLE);
  },
  async find({ page, site }) {
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
  },
};
