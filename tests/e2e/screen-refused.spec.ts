import { expect } from '@playwright/test';
import { signIn } from './setup/open-screen.ts';
import {
  failure,
  isStored,
  ORIGIN,
  openArticle,
  retitle,
  save,
  test,
  waitUntilSaved,
} from './setup/screen-editor.ts';

// One worker: the screen is built once.
test.describe.configure({ mode: 'default', timeout: 90_000 });

const REFUSALS = [
  [401, 'Copiez-le en entier', 'Votre jeton ne marche plus'],
  [403, 'n’a pas le droit d’écrire', 'n’a pas le droit d’écrire'],
  [404, 'demandez à la personne', 'demandez à la personne'],
] as const;

for (const [status, atLoad, atSave] of REFUSALS)
  test(`where GitHub answers ${status}, the screen says what to do, at load and at a save`, async ({
    page,
    github,
    enter,
  }) => {
    github.status = status;
    await signIn(page, 'un-bon-jeton');
    await expect(page.getByText(atLoad).first()).toBeVisible();
    github.status = undefined;
    await enter();
    await openArticle(page);
    await retitle(page, 'Un soir');
    github.status = status;
    await save(page);
    await expect(failure(page)).toContainText(atSave);
    await failure(page).getByRole('button', { name: 'OK' }).click();
    github.status = undefined;
    await save(page);
    await expect.poll(() => github.labels.length).toBe(1);
  });

test('who has a new token signs out by the notice, and finds what was typed', async ({
  page,
  github,
  enter,
}) => {
  await enter();
  await openArticle(page);
  await page.getByRole('textbox', { name: 'Titre' }).pressSequentially(' et un soir');
  await expect.poll(() => isStored(page, ' et un soir')).toBe(true);
  github.status = 401;
  await save(page);
  await failure(page).getByRole('button', { name: 'OK' }).click();
  github.status = undefined;
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await signIn(page, 'un-bon-jeton');
  await page.getByRole('button', { name: /^Restaurer/ }).click();
  await expect(page.getByRole('textbox', { name: 'Titre' })).toHaveValue(/et un soir/);
});

test('without a network, the screen says so at load and signs in when it is back', async ({
  page,
  github,
  enter,
}) => {
  github.isDown = true;
  await signIn(page, 'un-bon-jeton');
  await expect(page.getByText('Pas de connexion').first()).toBeVisible();
  github.isDown = false;
  await enter();
  await expect(page.getByText('Pas de connexion')).toHaveCount(0);
});

test('files of others change in the one line that an editor changes @both', async ({
  page,
  github,
  enter,
}) => {
  const foreign = [
    `\uFEFF---\r\ntitle: 'L''eau'\r\ntags: [a, "b"] # deux\r\n---\r\nUn.\r\n`,
    '\n---\n# à garder\ntitle:   "A: b"   # noté\nplan:\n- {step: 1}\n-   step: 2\n---',
    '---\ntitle: >-\n  Plié\n  ici\nlong: |\n  Un\n\n  deux\n---\n\n\nDeux.  \n\n',
  ];
  for (const [at, text] of foreign.entries())
    github.write('main', `content/articles/autre-${at}.mdx`, text);
  await enter();
  for (const [at, text] of foreign.entries()) {
    await page.goto(`${ORIGIN}/#/collections/article/entries/autre-${at}`);
    await expect(page.getByRole('textbox', { name: 'Titre' })).not.toHaveValue(/^(?:Un soir)?$/);
    await retitle(page, 'Un soir');
    await save(page);
    const saved = () => github.read(`cms/article/autre-${at}`, `content/articles/autre-${at}.mdx`);
    await expect.poll(saved).toBeDefined();
    await waitUntilSaved(page);
    const now = saved() ?? '';
    const outside = (file: string) => file.split(/^title:[^\n]*\n(?: [^\n]*\n)*/m);
    expect(outside(now), text).toEqual(outside(text));
    expect(now).toMatch(/^title: +["']?Un soir["']?\s/m);
  }
});

test('a page can be enlarged with two fingers', async ({ page, enter }) => {
  await enter();
  await expect(page.locator('meta[name=viewport]').last()).not.toHaveAttribute(
    'content',
    /maximum-scale/,
  );
});

test('a draft of a new text can be discarded', async ({ page, github, enter }) => {
  await enter();
  await page.goto(`${ORIGIN}/#/collections/article/new`);
  await retitle(page, 'Une nuit');
  await save(page);
  await expect.poll(() => github.labels.length).toBe(1);
  await page.waitForURL(/article\/entries\/une-nuit$/);
  await page.getByRole('button', { name: 'Afficher les options de l’éditeur' }).click();
  await expect(page.getByRole('menu').getByText('Supprimer')).toBeVisible();
});
