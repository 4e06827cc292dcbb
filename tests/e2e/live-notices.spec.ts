import type { Page } from '@playwright/test';
import { attributeOf, withDescendants } from '../../src/server/html-tree.ts';
import { parsePage, rawText } from './setup/html.ts';
import { notices, visit } from './setup/page.ts';
import { expect, test } from './setup/test.ts';

const language = (page: Page) => page.getByRole('button', { name: 'EN', exact: true });
const toast = (page: Page) => notices(page).getByRole('listitem');

const SOON = '🚧 Bientôt disponible';
const LATER = '🚧 Fonctionnalité à venir';

/** The notices (docs/contract.md#notices): the control, and its notice. */
const CATALOGUE: Readonly<Record<string, [name: string, title: string, message: string][]>> = {
  '/': [
    ['EN', `${SOON} !`, 'La fonctionnalité de changement de langue arrive prochainement.'],
    [
      'Ndjo Oyeri',
      '🚧 Contenu en préparation !',
      'La page pour le projet « Ndjo Oyeri » est en cours de construction. Revenez bientôt !',
    ],
    [
      'Lire plus',
      '🚧 Articles à venir',
      'Les articles de la catégorie « Nature » arrivent bientôt !',
    ],
  ],
  '/blog': [['Lire l’article', `${SOON}!`, 'Cet article sera bientôt disponible pour lecture.']],
  '/ressources': [['Télécharger', `${SOON}!`, 'Le téléchargement sera bientôt activé.']],
  '/media': [['Être notifié', `${SOON}!`, 'Ce contenu sera bientôt ajouté.']],
  '/expertise': [
    ['Voir la Vidéo', `${SOON}!`, 'Le lien vers la vidéo sera bientôt ajouté !'],
    [
      'Écouter Oyeri Radio',
      `${SOON}!`,
      'Le direct de la radio Oyeri sera bientôt disponible ici !',
    ],
  ],
  '/je-participe/decouvrir-les-projets': [
    ['Soutenir', SOON, 'Le soutien aux projets sera bientôt activé.'],
    ['newsletter', SOON, 'L’inscription à la newsletter arrive bientôt.'],
  ],
  '/je-participe/gouvernance-et-transparence': [
    ['tableau de bord', SOON, 'Le tableau de bord de transparence sera bientôt en ligne.'],
    ['comité', LATER, 'Le processus de candidature aux comités sera bientôt disponible.'],
  ],
};

/** Kinds of spaces and of apostrophes are the compiler's. */
const plain = (text: string) => text.replace(/\s+/g, ' ').replace(/'/g, '’');

test('each control of a coming feature has its own notice', async ({ request }) => {
  for (const [route, controls] of Object.entries(CATALOGUE)) {
    const html = await (await request.get(route)).text();
    const all = [...withDescendants(parsePage(html))].filter((one) =>
      attributeOf(one, 'data-notice'),
    );
    for (const [name, ...notice] of controls) {
      const control = all.find((one) => plain(rawText(one)).includes(name));
      const said = ['data-notice', 'data-notice-message'].map((key) =>
        plain((control && attributeOf(control, key)) ?? ''),
      );
      expect(said, `${route}: ${name}`).toEqual(notice);
    }
  }
});

test('a press shows the notice of its control alone, whose description is « bientôt disponible »', async ({
  page,
}) => {
  await visit(page, '/media');
  for (const [name, words] of [
    ['EN', 'changement de langue'],
    ['Être notifié', 'Ce contenu sera bientôt ajouté'],
  ] as const) {
    const control = page.locator('[data-notice]').filter({ hasText: name }).first();
    await expect(control).toHaveAccessibleDescription(/bientôt disponible$/);
    await control.click();
    await expect(toast(page)).toContainText(words);
    await expect(toast(page)).toHaveCount(1);
    await expect(page).toHaveURL('/media');
  }
});

test('the filters of the projects show their notice and stay 132 px below the top', async ({
  page,
}) => {
  const route = '/je-participe/decouvrir-les-projets';
  await visit(page, route);
  const bar = page.getByRole('search');
  const fold = bar.getByRole('button', { name: 'Filtrer' });
  for (const use of [
    () => bar.getByRole('combobox', { name: 'Thème' }).selectOption('Santé'),
    () => bar.getByRole('combobox', { name: 'Statut' }).selectOption('En vote'),
    () => bar.getByRole('textbox', { name: 'Localisation' }).press('Enter'),
    () => bar.getByRole('button', { name: 'Rechercher' }).click(),
  ]) {
    await fold.click();
    await use();
    await expect(toast(page)).toContainText('Le filtrage et la recherche seront bientôt activés.');
    await expect(page).toHaveURL(route);
    await notices(page).getByRole('button', { name: 'Fermer' }).click();
    await expect(toast(page)).toHaveCount(0);
  }
  await bar.evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    scrollTo({ top: scrollY + top - 60, behavior: 'instant' });
  });
  await expect.poll(async () => (await bar.boundingBox())?.y).toBe(132);
});

test('a toast is announced one time, in the one region of its name, by code that loads with the first', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Reflect.set(window, 'heard', heard);
    const listen = () =>
      new MutationObserver(() => {
        for (const status of document.querySelectorAll('[aria-live],[role=status],[role=alert]')) {
          const text = status.textContent ?? '';
          if (text.includes('changement de langue') && !heard.includes(text)) heard.push(text);
        }
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    document.addEventListener('DOMContentLoaded', listen);
  });
  const code: string[] = [];
  page.on('request', (request) => /toaster/.test(request.url()) && code.push(request.url()));
  await visit(page, '/blog');
  await expect(notices(page)).toHaveCount(1);
  expect(code).toEqual([]);
  await language(page).click();
  await expect(notices(page).getByText(/changement de langue/)).toBeVisible();
  await expect(notices(page)).toHaveCount(1);
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'heard')))
    .toEqual([expect.stringMatching(/^Notification .*Bientôt disponible.*changement de langue/)]);
  expect(code).toHaveLength(1);
});

test('a toast disappears after 5000 ms, and waits while the pointer is on it', async ({ page }) => {
  await page.clock.install();
  await visit(page, '/blog');
  // Only `runFor` moves this clock on: a slow machine lets no toast end by itself.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await language(page).click();
  await expect(toast(page)).toBeVisible();
  await page.clock.runFor(4000);
  await expect(toast(page)).toBeVisible();
  await toast(page).hover();
  await page.clock.runFor(9000);
  await expect(toast(page)).toBeVisible();
  await page.mouse.move(5, 300);
  await page.clock.runFor(5500);
  await expect(toast(page)).toBeHidden();
});

test('F8 goes to a toast, which is closed or sent away by keyboard and restores the focus', async ({
  page,
}) => {
  await visit(page, '/blog');
  const asked = page.getByRole('button', { name: /^Lire l’article/ }).first();
  for (const keys of [['Tab', 'Tab', 'Enter'], ['Escape']]) {
    await asked.press('Enter');
    await expect(toast(page)).toBeVisible();
    await page.keyboard.press('F8');
    await expect(page.locator(':focus')).not.toHaveCSS('outline-style', 'none');
    for (const key of keys) await page.keyboard.press(key);
    await expect(toast(page)).toBeHidden();
    await expect(asked).toBeFocused();
  }
});

test('a swipe of 40 px does not dismiss a toast, one of 80 px dismisses it', async ({ page }) => {
  await visit(page, '/blog');
  await language(page).click();
  await expect(toast(page)).toBeVisible();
  await toast(page).evaluate((element) =>
    Promise.all(element.getAnimations().map(({ finished }) => finished)),
  );
  const box = (await toast(page).boundingBox()) ?? { x: 0, y: 0, height: 0 };
  const [x, y] = [box.x + 30, box.y + box.height / 2];
  for (const distance of [40, 80]) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + distance, y, { steps: 8 });
    await page.mouse.up();
    await expect(toast(page)).toBeVisible({ visible: distance < 50 });
  }
});

test('the words of a toast show although its code cannot load', async ({
  page,
  context,
  accepted,
}) => {
  accepted.push(/ERR_INTERNET_DISCONNECTED/);
  await page.clock.install();
  await visit(page, '/blog');
  await context.setOffline(true);
  await language(page).click();
  await expect(notices(page).getByText(/changement de langue/)).toBeVisible();
  await expect(notices(page)).toHaveCount(1);
  await page.clock.runFor(5500);
  await expect(notices(page).getByText(/changement de langue/)).toBeHidden();
});
