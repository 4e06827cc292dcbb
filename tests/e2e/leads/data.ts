import { expect } from '@playwright/test';
import { LOCAL_SITE, placementOf } from '../../../src/content/placement.ts';
import type { Lead } from './lead.ts';

const FAQ = '/je-participe/faq';

const ARTICLE = `---
title: Un carnet de mangrove
category: Nature
date: 2026-02-03
excerpt: "Des notes prises au bord de l’eau."
image: /images/article-mangrove.svg
alt: "Une pirogue dans la mangrove."
---

Voyez la réponse à [une question](${FAQ}#qui-ouvre).

## Le dernier mot du carnet
`;

/** Questions with their answers, and what other programs read of the site. */
export const data: Lead = {
  title: 'a question opens by its address; search engines and feed readers get texts in full',
  edit(project) {
    const question = (words: string) =>
      `---\nquestion: ${words}\n---\n\nUne réponse introuvable.\n`;
    project.write('content/faq/08-qui-ferme.mdx', question('Qui ferme la porte ?'));
    project.write('content/faq/09-qui-ouvre.mdx', question('Qui ouvre la porte ?'));
    project.write('content/articles/carnet-de-mangrove.mdx', ARTICLE);
  },
  async find({ page, site, project }) {
    const opened = page.locator('#qui-ouvre');
    const closed = page.locator('#qui-ferme');
    const address = (path: string) => site.replace(/\/$/, '') + path;
    await page.goto(address(`${FAQ}#qui-ouvre`));
    await expect(opened).toHaveAttribute('open');
    await expect(closed).not.toHaveAttribute('open');
    const described = page.locator('script[type="application/ld+json"]');
    const aboutPage = async () => JSON.parse((await described.textContent()) ?? '')['@graph'][0];
    expect(await aboutPage()).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: expect.arrayContaining([
        expect.objectContaining({ name: 'Qui ferme la porte ?' }),
        expect.objectContaining({ name: 'Qui ouvre la porte ?' }),
      ]),
    });
    // As « find in page », a text in the address opens what hides it.
    // A browser without a window does not look for texts.
    if (!/headless[-_]shell/.test(process.env.CHROMIUM_PATH ?? '')) {
      await page.goto('about:blank');
      await page.goto(address(`${FAQ}#:~:text=Une réponse introuvable`));
      await expect(closed).toHaveAttribute('open');
    }
    // From another page, without a reload: what that page is goes with it.
    await page.goto(address('/blog/carnet-de-mangrove'));
    await page.getByRole('link', { name: 'une question' }).click();
    await expect(opened).toHaveAttribute('open');
    expect(await aboutPage()).toMatchObject({ '@type': 'FAQPage' });
    await opened.locator('summary').click();
    await expect(opened).not.toHaveAttribute('open');

    const head = page.locator('link[rel="alternate"][href$="/blog/nature/feed.xml"]');
    await page.goto(address('/blog'));
    await expect(head).toHaveCount(1);
    const feed = project.read('dist/blog/nature/feed.xml');
    expect(feed).toContain('&lt;h2&gt;Le dernier mot du carnet&lt;/h2&gt;');
    expect(feed).toContain(`href=&quot;${placementOf(LOCAL_SITE).absolute(FAQ)}#qui-ouvre&quot;`);
    expect(feed).toMatch(/&lt;img src=&quot;http[^&]*\/assets\/[^&]*&quot; alt=&quot;Une pirogue/);
  },
};
