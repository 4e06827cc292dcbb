import { readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { type TemporaryRepository, temporaryRepository } from './setup/temporary-repository.ts';

test.describe.configure({ mode: 'serial', timeout: 300_000 });

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

const PAGE = `---
title: Un ancien atelier
description: Une page que la proposition supprime.
---

<Section>

## Ce que nous faisions

Un atelier de tissage, le samedi.

</Section>
`;

let depot: TemporaryRepository;

test.beforeAll(() => {
  depot = temporaryRepository();
  depot.write('content/pages/ancien-atelier.mdx', PAGE);
  depot.commit('Le site de départ');
});

test.afterAll(() => depot.remove());

const review = (...words: string[]) => depot.run('review', ['--base', 'main', ...words]);

const contactOf = (page: Page) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: /Parlons ensemble/ }) });

test('a title, a donation number, a page and a picture: the report and the comment say each', async ({
  page,
}) => {
  depot.edit('content/pages/contact.mdx', /^title: .*$/m, 'title: Parlons ensemble');
  depot.edit('content/site.yml', /(donation:\n\s+phone: )"[^"]+"/, '$1"+241 77 12 34 56"');
  depot.edit(
    'content/images/galerie-marche.svg',
    /<\/svg>/,
    '<circle cx="120" cy="120" r="90" fill="#B4432B"/></svg>',
  );
  rmSync(join(depot.dir, 'content/pages/ancien-atelier.mdx'));
  expect(await review('--no-screenshots')).toEqual({ code: 0, said: '' });

  const comment = depot.read('review/comment.md');
  const parts = [...comment.matchAll(/^### (.*)$/gm)].map(([, title]) => title);
  expect(parts[0]).toBe('⚠️ À vérifier d’abord');
  expect(comment).toContain(
    '**Argent** · Le numéro mobile money qui reçoit les dons (donation.phone)\u00a0: ~~`+241 00 00 00 00`~~ → **`+241 77 12 34 56`** (`content/site.yml`). Visible sur `/projets/decouverte-gabon/soutenir`',
  );
  expect(comment).toContain('**Page supprimée** · Un ancien atelier');
  expect(comment).toContain(
    'À ajouter dans `content/redirections.yml`\u00a0: `/ancien-atelier: /`',
  );
  expect(comment).toContain('**Parlons ensemble** – Prénom Nom');
  expect(comment).toMatch(/Image changée\u00a0: .*march/i);
  expect(Buffer.byteLength(comment)).toBeLessThan(60_000);
  expect(JSON.parse(depot.read('review/pages.json'))).toEqual(
    expect.arrayContaining(['/contact', '/media', '/projets/decouverte-gabon/soutenir']),
  );

  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(pathToFileURL(join(depot.dir, 'review/index.html')).href);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Ce qui change pour les visiteurs',
  );
  const sections = page.getByRole('heading', { level: 2 });
  await expect(sections.first()).toHaveText('À vérifier d’abord');
  const first = page.locator('#sensible li').first();
  await expect(first).toContainText('+241 77 12 34 56');
  await expect(first).toContainText('/projets/decouverte-gabon/soutenir');
  await expect(contactOf(page).locator('ins').first()).toHaveText('Parlons ensemble');
  expect(requests.filter((url) => !/^(file|data):/.test(url))).toEqual([]);

  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.evaluate(readFileSync(AXE, 'utf8'));
  const violations = await page.evaluate<string[]>(
    'axe.run(document, { resultTypes: ["violations"] }).then((found) => found.violations.map((v) => v.id))',
  );
  expect(violations).toEqual([]);
});

test('the same with pictures: before and after of each page, framed where it changed @rare', async ({
  page,
}) => {
  expect(await review()).toEqual({ code: 0, said: '' });
  await page.goto(pathToFileURL(join(depot.dir, 'review/index.html')).href);
  const contact = contactOf(page);
  for (const width of [390, 1440]) {
    const pair = contact.locator(`.w${width}`);
    await expect(pair.getByRole('img', { name: /Avant/ })).toBeVisible();
    await expect(pair.getByRole('img', { name: /Après/ })).toBeVisible();
    expect(await pair.locator('.mark').count()).toBeGreaterThan(0);
  }
  const media = page
    .getByRole('listitem')
    .filter({ has: page.locator('code', { hasText: /^\/media$/ }) });
  await expect(media.locator('.mark').first()).toBeAttached();
});

test('a style alone: pages that look otherwise, no word changed @rare', async () => {
  depot.git('checkout', '-q', '--', '.');
  depot.edit('src/blocks/gallery/gallery.css.ts', /gap: space\[1\]/, "gap: '3rem'");
  expect(await review()).toEqual({ code: 0, said: '' });
  const comment = depot.read('review/comment.md');
  expect(comment).toMatch(
    /### Apparence changée, textes identiques\n\n- 1 page\u00a0: `\/media`\n/,
  );
  expect(comment).not.toContain('### ⚠️');
  expect(comment).not.toContain('### Pages modifiées');
});

test('nothing: nothing changes for visitors, though a comment in the code did @rare', async ({
  page,
}) => {
  depot.git('checkout', '-q', '--', '.');
  depot.edit('src/content/money.ts', /^/, '// A remark that no visitor meets.\n');
  expect(await review()).toEqual({ code: 0, said: '' });
  expect(depot.read('review/comment.md')).toMatch(/^## Rien ne change pour les visiteurs/);
  await page.goto(pathToFileURL(join(depot.dir, 'review/index.html')).href);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Rien ne change pour les visiteurs',
  );
});

test('a fault is one sentence and an exit code, not a stack @rare', async () => {
  depot.git('checkout', '-q', '--', '.');
  expect(await depot.run('review', [])).toMatchObject({
    code: 2,
    said: 'Dites à quoi comparer le site : npm run review -- --base main\n',
  });
  const nowhere = await depot.run('review', ['--base', 'nulle-part']);
  expect(nowhere).toEqual({
    code: 1,
    said: 'L’état Git « nulle-part » n’existe pas ici : vérifiez son nom, ou faites d’abord « git fetch ».\n',
  });
  depot.edit('content/pages/contact.mdx', /^title: .*$/m, 'titre: Contact');
  const broken = await review();
  expect(broken.code).toBe(1);
  expect(broken.said).toContain('Le site proposé ne se construit pas');
  expect(broken.said).not.toMatch(/\n\s+at /);
});
