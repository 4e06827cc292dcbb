import type { Page } from '@playwright/test';
import { photo } from '../unit/vite/photo.ts';
import { beginText, heldBack, openText, save, saveProposal, test } from './setup/screen.ts';
import { expect } from './setup/test.ts';

// One build of the screen for all.
test.describe.configure({ mode: 'default' });

/** Makes the browser refuse what it stores: all of it, as for a blocked site, or new texts, as when it is full. */
const refuseStorage = (isFull: boolean) => {
  const refuse = () => {
    throw new DOMException('Refused', 'QuotaExceededError');
  };
  Storage.prototype.setItem = refuse;
  Cache.prototype.put = refuse;
  if (isFull) return;
  CacheStorage.prototype.open = refuse;
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { get: refuse });
};

for (const isFull of [true, false])
  test(`a whole session with a ${isFull ? 'full' : 'blocked'} storage loses nothing, and says so`, async ({
    page: screen,
    built,
    signIn,
    github,
  }) => {
    await screen.addInitScript(refuseStorage, isFull);
    await signIn(built.address);
    await beginText(screen, 'Articles', 'Une marche à Akanda');
    const text = screen.getByRole('textbox', { name: 'Le texte' });
    await text.fill('Un premier pas.');
    await expect(screen.getByRole('alert')).toContainText('Ce navigateur ne garde rien');
    const buffer = await photo(300, 200, true);
    const taken = { name: 'a.jpg', mimeType: 'image/jpeg', buffer };
    await screen.locator('input[type=file]').last().setInputFiles(taken);
    await expect(screen.getByRole('combobox', { name: 'Image' })).toHaveValue(/^\/images\/une-/);
    await screen.goBack();
    const waiting = screen.getByRole('region', { name: 'Pas encore enregistré' });
    await waiting.getByRole('button').click();
    await expect(text).toHaveValue('Un premier pas.');
    const asked = screen.waitForEvent('dialog');
    const leaving = screen.evaluate(() => location.reload());
    expect((await asked).type()).toBe('beforeunload');
    await (await asked).dismiss();
    await leaving.catch(() => undefined);
    await saveProposal(screen);
    const paths = [...(github.branches.get(github.proposals[0]?.branch ?? '')?.files.keys() ?? [])];
    expect(paths.filter((path) => path.includes('une-marche-a-akanda'))).toHaveLength(2);
  });

test('a text that is open in two tabs is one, and neither loses what the other types or saves', async ({
  page,
  context,
  copy,
  accepted,
}) => {
  accepted.push(/favicon\.ico/);
  const other = await context.newPage();
  const answerIn = (tab: Page) => tab.getByRole('textbox', { name: 'Le texte' });
  const [text, otherText] = [answerIn(page), answerIn(other)] as const;
  for (const tab of [page, other]) {
    await tab.goto(copy.address);
    await openText(tab, 'Questions de la FAQ', 'proposer');
  }
  await text.fill('Un.');
  await expect(otherText).toHaveValue('Un.');
  const release = await heldBack(page, '**/api/fichiers', 'contents');
  await save(page);
  await expect(page.getByRole('status')).toHaveText('Enregistrement…');
  await otherText.fill('Un. Deux.');
  await expect(text).toHaveValue('Un. Deux.');
  release();
  await expect(page.getByRole('status')).toHaveText(/^Enregistré\./);
  await other.reload();
  await expect(otherText).toHaveValue('Un. Deux.');
  await save(other);
  await expect(other.getByRole('status')).toHaveText(/^Enregistré\./);
  await expect(page.getByRole('button', { name: 'Enregistrer' })).toBeDisabled();
  await expect(text).toHaveValue(/Un\. Deux\./);
  await page.getByRole('button', { name: '← Retour' }).click();
  await otherText.fill('Trois.');
  await other.close();
  const waiting = page.getByRole('region', { name: 'Pas encore enregistré' });
  await waiting.getByRole('button').click();
  await expect(text).toHaveValue('Trois.');
});

test('a save that ends after a new text is closed leaves it in its list, as proposed', async ({
  writing: screen,
}) => {
  await beginText(screen, 'Articles', 'Une marche à Akanda');
  const release = await heldBack(screen, 'https://api.github.com/graphql', 'createPullRequest');
  await save(screen);
  await screen.getByRole('button', { name: '← Retour' }).click();
  const waiting = screen.getByRole('region', { name: 'Pas encore enregistré' });
  await expect(waiting).toBeVisible();
  release();
  await expect(waiting).toBeHidden();
  await screen.locator('summary', { hasText: 'Articles (5)' }).click();
  await expect(screen.getByRole('button', { name: 'Une marche à Akanda · proposé' })).toBeVisible();
});

test('a token that another tab forgets is forgotten here, too', async ({
  writing: screen,
  context,
  built,
}) => {
  const other = await context.newPage();
  await other.goto(`${built.address}preview.html`);
  await other.evaluate(() => localStorage.removeItem('ecran.jeton'));
  await expect(screen.getByLabel('Votre jeton')).toBeVisible();
});
