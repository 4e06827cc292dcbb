import { expect, type Page, test } from '@playwright/test';
import { visitAlive, whenBlocksAlive } from './setup/alive.ts';

const ROUTE = '/projets/decouverte-gabon/participer';
const LABELS = [
  'Devenir Partenaire',
  'Devenir Bénévole',
  'Inscrire un enfant',
  'Devenir Donateur',
] as const;

test('Devenir Partenaire is selected by default and its form is embedded @both', async ({
  page,
}) => {
  await visitAlive(page, ROUTE);
  await expect(page.getByRole('tab')).toHaveText(LABELS);
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Devenir Partenaire');
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(page.locator('[data-form=partner] iframe')).toHaveAttribute('title', /^Formulaire/);
});

test('each tab shows its own form, and stands in the address', async ({ page }) => {
  await visitAlive(page, ROUTE);
  for (const [label, form, hash] of [
    ['Devenir Bénévole', 'volunteer', '#benevole'],
    ['Inscrire un enfant', 'child', '#enfant'],
    ['Devenir Partenaire', 'partner', '#partenaire'],
  ] as const) {
    await page.getByRole('tab', { name: label }).click();
    await expect(page.locator(`[data-form=${form}] iframe`)).toBeVisible();
    await expect(page.getByRole('tabpanel', { name: label })).toBeVisible();
    expect(new URL(page.url()).hash).toBe(hash);
  }
});

test('selecting the donor tab navigates to the support page without a reload', async ({ page }) => {
  await visitAlive(page, ROUTE);
  await page.evaluate(() => Reflect.set(window, 'stayed', true));
  await page.getByRole('tab', { name: 'Devenir Donateur' }).click();
  await expect(page).toHaveURL(/\/projets\/decouverte-gabon\/soutenir$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Soutenir');
  expect(await page.evaluate(() => Reflect.get(window, 'stayed'))).toBe(true);
});

test('tabs work by keyboard: arrows, Home, End, Enter; arrows never leave the page @both', async ({
  page,
}) => {
  await visitAlive(page, ROUTE);
  const tab = (index: number) => page.getByRole('tab').nth(index);
  await tab(0).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(1)).toBeFocused();
  await expect(tab(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(tab(3)).toBeFocused();
  await expect(page).toHaveURL(/participer/);
  await page.keyboard.press('ArrowRight');
  await expect(tab(0)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Home');
  await expect(tab(0)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/soutenir$/);
});

test('an arrow with Alt, Control or Command is the browser’s', async ({ page }) => {
  await visitAlive(page, ROUTE);
  await page.getByRole('tab').first().focus();
  await page.evaluate(() =>
    addEventListener('keydown', ({ key, defaultPrevented }) => {
      if (defaultPrevented) Reflect.set(window, 'taken', key);
    }),
  );
  for (const keys of ['Alt+ArrowRight', 'Control+End', 'Meta+ArrowRight'])
    await page.keyboard.press(keys);
  expect(await page.evaluate(() => Reflect.get(window, 'taken'))).toBeUndefined();
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Devenir Partenaire');
});

test('the link to the content leaves the chosen tab', async ({ page }) => {
  await visitAlive(page, ROUTE);
  await page.getByRole('tab', { name: 'Devenir Bénévole' }).click();
  await page.getByRole('link', { name: 'Aller au contenu' }).press('Enter');
  await expect(page).toHaveURL(/#contenu$/);
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Devenir Bénévole');
});

test('one tab is in the Tab order', async ({ page }) => {
  await visitAlive(page, ROUTE);
  await page.getByRole('tab').first().focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tab').nth(1)).not.toBeFocused();
});

test('a link to a tab opens it, also on the page itself', async ({ page }) => {
  await visitAlive(page, `${ROUTE}#enfant`);
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Inscrire un enfant');
  // Just below the header and the navigation of the sub-site, which are 132 px high.
  const top = () => page.getByRole('tablist').evaluate((list) => list.getBoundingClientRect().top);
  await expect.poll(top).toBeGreaterThan(132);
  expect(await top()).toBeLessThan(132 + 32);
  await page.evaluate(() => {
    location.hash = '#benevole';
  });
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Devenir Bénévole');
});

test('a link to the donor’s panel shows it, and its tab still leads to the support page', async ({
  page,
}) => {
  await visitAlive(page, `${ROUTE}#donateur`);
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Devenir Donateur');
  await expect(page.getByRole('link', { name: 'Faire un don' })).toBeVisible();
  await page.getByRole('tab', { name: 'Devenir Donateur' }).click();
  await expect(page).toHaveURL(/\/soutenir$/);
});

test.describe('where a tab stands in the address', () => {
  /** Scrolls to `top` and gives where that is, once nothing moves any more. */
  const scrolledTo = (page: Page, top: number) =>
    page.evaluate((place) => {
      scrollTo({ top: place, behavior: 'instant' });
      return scrollY;
    }, top);
  const chooseVolunteer = async (page: Page) => {
    await visitAlive(page, ROUTE);
    await page.getByRole('tab', { name: 'Devenir Bénévole' }).click();
    await expect(page.locator('[data-form=volunteer] iframe')).toBeVisible();
  };
  const isVolunteerAlive = async (page: Page) => {
    await whenBlocksAlive(page);
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Devenir Bénévole');
  };

  test('a step back finds the place again', async ({ page }) => {
    await chooseVolunteer(page);
    const left = await scrolledTo(page, 900);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Mentions' })
      .dispatchEvent('click');
    await expect(page).toHaveURL(/\/mentions-legales$/);
    await page.goBack();
    await expect(page).toHaveURL(/#benevole$/);
    await isVolunteerAlive(page);
    expect(await page.evaluate(() => scrollY)).toBe(left);
  });

  test('a reload does, too', async ({ page }) => {
    await chooseVolunteer(page);
    await scrolledTo(page, 0);
    await page.reload();
    await isVolunteerAlive(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

for (const [from, name] of [
  ['/projets/decouverte-gabon/activites', 'Inscrire un enfant'],
  ['/contact', 'inscrivez un enfant'],
] as const) {
  test(`« ${name} » of ${from} opens the form of the children`, async ({ page }) => {
    await visitAlive(page, from);
    await page.getByRole('main').getByRole('link', { name }).click();
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Inscrire un enfant');
    await expect(page.locator('[data-form=child] iframe')).toBeVisible();
  });
}

test('what is typed in a form stays when one looks at another tab', async ({ page }) => {
  await visitAlive(page, ROUTE);
  const field = page.frameLocator('[data-form=partner] iframe').getByLabel('Votre organisation');
  await field.fill('Les Amis de l’Ivindo');
  await page.getByRole('tab', { name: 'Devenir Bénévole' }).click();
  await page.getByRole('tab', { name: 'Devenir Partenaire' }).click();
  await expect(field).toHaveValue('Les Amis de l’Ivindo');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('all panels show in order, with headings and plain links to the forms', async ({ page }) => {
    await page.goto(ROUTE);
    await expect(page.getByRole('tablist')).toHaveCount(0);
    await expect(page.locator('main h3')).toHaveText(LABELS);
    for (const form of ['partner', 'volunteer', 'child'])
      await expect(page.locator(`[data-form=${form}] a`)).toHaveAttribute('href', /demo.*form=/);
    await expect(page.getByRole('link', { name: 'Faire un don' })).toBeVisible();
  });
});
