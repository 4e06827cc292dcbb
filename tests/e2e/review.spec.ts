import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { axeFaults } from './setup/axe.ts';
import type { Project } from './setup/project.ts';
import { expect, testOf } from './setup/test.ts';

const test = testOf(({ commit }) => commit('Le site de départ'));
test.describe.configure({ mode: 'serial', timeout: 300_000 });

const review = ({ must }: Project, ...words: string[]) =>
  must('review', ['--base', 'main', ...words]);

const openReport = (page: Page, project: Project) =>
  page.goto(pathToFileURL(join(project.dir, 'review/index.html')).href);

const contactOf = (page: Page) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: /Parlons ensemble/ }) });

test('report and comment contain a changed title and donation number', async ({
  page,
  project,
}) => {
  project.edit('content/pages/contact.mdx', /^title: .*$/m, 'title: Parlons ensemble');
  project.edit('content/site.yml', /(donation:\n\s+phone: )"[^"]+"/, '$1"+241 77 12 34 56"');
  await review(project, '--no-screenshots');

  const comment = project.read('review/comment.md');
  expect(/^### (.*)$/m.exec(comment)?.[1]).toBe('⚠️ À vérifier d’abord');
  for (const line of [
    '- **Argent** · `content/site.yml` · `/projets/decouverte-gabon/soutenir`\n  - Le numéro mobile money qui reçoit les dons (donation.phone)\u00a0: ~~+241 00 00 00 00~~ **+241 77 12 34 56**',
    '- **Parlons ensemble** · `content/pages/contact.mdx`',
  ])
    expect(comment).toContain(line);
  expect(Buffer.byteLength(comment)).toBeLessThan(60_000);

  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await openReport(page, project);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Ce qui change pour les visiteurs',
  );
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('À vérifier d’abord');
  const first = page.locator('.alerts li').first();
  await expect(first).toContainText('+241 77 12 34 56');
  await expect(first).toContainText('/projets/decouverte-gabon/soutenir');
  await expect(contactOf(page).locator('ins').first()).toHaveText('Parlons ensemble');
  expect(requests.filter((url) => !/^(file|data):/.test(url))).toEqual([]);

  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(await axeFaults(page)).toEqual([]);
});

test('with screenshots: a changed page before and after, on a phone and a desktop @rare', async ({
  page,
  project,
}) => {
  project.git('checkout', '-q', '--', '.');
  project.edit('content/pages/contact.mdx', /^title: .*$/m, 'title: Parlons ensemble');
  await review(project);
  await openReport(page, project);
  for (const width of ['390', '1\u202f440'])
    for (const when of ['Avant', 'Après']) {
      const shot = contactOf(page).getByRole('figure', {
        name: `${when}, ${width} pixels de large`,
      });
      await expect(shot.getByRole('img')).toBeVisible();
    }
});
