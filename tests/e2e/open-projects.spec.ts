import type { Page } from '@playwright/test';
import { axeFaults } from './setup/axe.ts';
import { APPLICATION, copied, hold, visit, watchClipboard, whenAlive } from './setup/page.ts';
import { expect, test } from './setup/test.ts';

// The site in which Je Participe is open.
const list = `${process.env.OPENED_ADDRESS}je-participe/decouvrir-les-projets`;

const choice = (page: Page, name: string) => page.getByRole('combobox', { name });
const names = (page: Page) => page.locator('[data-initiative] h3:visible');

test('filters combine at once and in the address; a step back and a reload restore them', async ({
  page,
}) => {
  const place = page.getByRole('textbox', { name: 'Localisation' });
  const found = page.getByRole('search').getByRole('status');
  const fold = page.getByRole('button', { name: 'Filtrer et trier' });
  await visit(page, list);
  await expect(place).toBeHidden();
  await fold.click();
  await expect(found).toHaveText('5 projets');
  await choice(page, 'Thème').selectOption('Santé');
  await expect(found).toHaveText('3 projets');
  await choice(page, 'Statut').selectOption('En vote');
  await place.fill('NDJOLÉ');
  await expect(page).toHaveURL(`${list}?theme=sante&lieu=ndjole&statut=en-vote`);
  await expect(names(page)).toHaveText(['Projet puits']);
  await page.reload();
  await whenAlive(page);
  await fold.click();
  await expect(found).toHaveText('1 projet');
  await expect(place).toHaveValue('Ndjolé');
  await page.goBack();
  await expect(found).toHaveText('2 projets');
  await expect(place).toHaveValue('');
  await page.getByRole('button', { name: 'Voir 2 projets' }).click();
  await expect(place).toBeHidden();
  // What no option or place is counts as no filter.
  await page.goto(`${list}?theme=SANTE&statut=__proto__&tri=0&lieu=%3Cb%3E&province=woleu-ntem`);
  await whenAlive(page);
  await expect(names(page)).toHaveText(['Projet potager', 'Projet bibliotheque']);
  await page.getByRole('link', { name: 'Tout afficher' }).click();
  await expect(fold).toBeFocused();
  await expect(found).toHaveText('5 projets');
  await expect(page).toHaveURL(list);

  // A town finds the projects of its province.
  await fold.click();
  await place.fill('ndjole');
  await expect(names(page)).toHaveText(['Projet dispensaire', 'Projet puits']);
  await place.fill('');
  await choice(page, 'Province').selectOption('Woleu-Ntem');
  await choice(page, 'Trier par').selectOption('Avancement');
  await expect(names(page)).toHaveText(['Projet potager', 'Projet bibliotheque']);
  await place.fill('zzz');
  await expect(found).toHaveText('Aucun projet');
  await expect(page.getByText('Aucun projet ne répond')).toBeVisible();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await axeFaults(page)).toEqual([]);
  }
});

test('the filters open before their code has come, and a choice made then counts', async ({
  page,
}) => {
  const release = await hold(page, APPLICATION);
  await page.goto(list, { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Filtrer et trier' }).click();
  await choice(page, 'Thème').selectOption('Santé');
  release();
  await expect(names(page)).toHaveCount(3);
  await expect(page).toHaveURL(`${list}?theme=sante`);
});

test('a complete sheet has a link for support first, and each line of its register fits a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await visit(page, list.replace(/[^/]*$/, 'projets/potager'));
  const line = page.getByRole('group', { name: 'Recettes' }).getByRole('row');
  await expect(line.nth(1)).toContainText('promise pour le');
  await expect(line.nth(2).getByRole('link', { name: 'Voir la preuve' })).toBeVisible();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  await expect(page.locator('main h2').first()).toHaveText('Soutenir ce projet');
  const panel = page.getByRole('complementary', { name: 'Soutenir ce projet' });
  await expect(panel.getByRole('button', { name: 'Partager' })).toBeVisible();
  await expect(page.locator('main')).not.toContainText(/Organisme|à compléter/i);
  await expect(
    page.getByRole('list', { name: 'Étapes d’un projet' }).getByText('En cours'),
  ).toHaveCount(1);
  expect(await axeFaults(page)).toEqual([]);
  // On a wide screen no part of the panel is a narrow column of letters.
  await page.setViewportSize({ width: 1440, height: 900 });
  expect((await panel.boundingBox())?.height).toBeLessThan(1000);
});

test('a project is voted for in a message with its reference, and the list is sorted by its counts', async ({
  page,
}) => {
  const at = (path: string) => list.replace(/[^/]*$/, path);
  await visit(page, at('projets/puits'));
  const panel = page.getByRole('complementary', { name: 'Le vote' });
  await expect(panel.getByText('Le vote est ouvert jusqu’au 31 décembre 2099.')).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Voter pour ce projet' })).toBeVisible();
  // Where to vote is in the first part of the page: before its texts, and before the form.
  expect((await panel.boundingBox())?.y).toBeLessThan(1000);
  await expect(page.locator('main')).toContainText(
    /Dernier compte, le 1er.avril.2026.*Pour.*1.128.*Contre.*5/,
  );
  await expect(page.getByRole('link', { name: 'Voir la preuve' })).toBeVisible();
  await page.getByRole('link', { name: 'Voter pour ce projet' }).click();
  const form = page.getByRole('form', { name: 'VOTE - puits' });
  await form.getByLabel('Votre vote').selectOption('Pour');
  await form.getByLabel('Votre nom').fill('Awa Mba');
  await form.getByLabel('Votre ville ou votre village').fill('Ndjolé');
  await expect(form.getByRole('region', { name: 'Votre message' })).toContainText(
    /VOTE - puits\s+Votre vote\s: Pour\s+Votre nom\s: Awa Mba/,
  );
  expect(await axeFaults(page)).toEqual([]);
  await visit(page, list);
  await page.getByRole('button', { name: 'Filtrer et trier' }).click();
  await choice(page, 'Trier par').selectOption('Votes');
  await expect(names(page).first()).toHaveText('Projet puits');
});

test('without scripts the whole list shows, and each theme has its page', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(list);
  await expect(names(page)).toHaveCount(5);
  await expect(page.getByRole('search')).toBeHidden();
  const themes = page.getByRole('navigation', { name: 'Projets par thème' });
  await themes.getByRole('link', { name: 'Santé' }).click();
  await expect(page).toHaveTitle(/^Découvrir les projets citoyens\s: Santé/);
  await expect(names(page)).toHaveText([
    'Projet dispensaire',
    'Projet bibliotheque',
    'Projet puits',
  ]);
  await page.close();
});

test('a project is shared and followed', async ({ page }) => {
  await visit(page, list.replace(/[^/]*$/, 'projets/puits'));
  await watchClipboard(page);
  await page.getByRole('button', { name: 'Partager' }).click();
  const dialog = page.getByRole('dialog', { name: 'Partager ce projet' });
  await expect(dialog.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /wa\.me/);
  expect(await axeFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Copier le lien' }).click();
  await expect(dialog.getByRole('status')).toContainText('Le lien a été copié');
  expect(await copied(page)).toMatch(/\/projets\/puits$/);
  await expect(page.getByRole('link', { name: 'Suivre les actualités' })).toHaveAttribute(
    'href',
    '/je-participe/projets/puits/feed.xml',
  );
  await page.goto(list);
  await expect(page.getByRole('link', { name: /S’inscrire à la newsletter/ })).toHaveAttribute(
    'href',
    'https://lettre.example.org/inscription',
  );
});

test('a page of before asks for no money and no vote after their last day, by its visitor’s clock', async ({
  page,
}) => {
  const number = page.getByRole('complementary').getByText(/77\s12\s34\s56/);
  const vote = page.getByRole('link', { name: 'Voter pour ce projet' });
  for (const [slug, asked, lastDay, dayAfter, ended] of [
    ['dispensaire', number, '2099-06-30', '2099-07-01', /La collecte a pris fin le 30.juin.2099/],
    ['puits', vote, '2099-12-31', '2100-01-01', /Le vote a pris fin le 31.décembre.2099/],
  ] as const) {
    for (const [day, isOpen] of [
      [lastDay, true],
      [dayAfter, false],
    ] as const) {
      await page.clock.setFixedTime(`${day}T12:00:00Z`);
      await visit(page, list.replace(/[^/]*$/, `projets/${slug}`));
      await expect(asked, `${slug} ${day}`).toBeVisible({ visible: isOpen });
      await expect(page.getByText(ended), `${slug} ${day}`).toBeVisible({ visible: !isOpen });
    }
  }
});
