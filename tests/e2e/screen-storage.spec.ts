import type { Page } from '@playwright/test';
import { photo } from '../unit/vite/photo.ts';
import { gate } from './setup/page.ts';
import { beginText, openText, save, saveProposal, test } from './setup/screen.ts';
import { expect } from './setup/test.ts';

/** Holds back the requests that say a word, until the answer is called. */
async function heldBack(page: Page, address: string, word: string): Promise<() => void> {
  const { opened, open } = gate();
  await page.route(address, async (route) => {
    if (route.request().postData()?.includes(word)) await opened;
    await route.fallback();
  });
  return open;
}

test('with a blocked storage a text is kept in the page and saved, no photo is taken, and closing asks first', async ({
  page: screen,
  built,
  signIn,
  github,
}) => {
  await screen.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'caches'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Refused', 'SecurityError');
        },
      });
  });
  await signIn(built.address);
  await beginText(screen, 'Articles', 'Une marche à Akanda');
  const text = screen.getByRole('textbox', { name: 'Le texte' });
  await text.fill('Un premier pas.');
  await expect(screen.getByRole('alert')).toContainText('Ce navigateur ne garde rien');
  /** What is asked by an act, and answered with no. */
  const asked = async (act: Promise<unknown>) => {
    const dialog = await screen.waitForEvent('dialog');
    await dialog.dismiss();
    await act.catch(() => undefined);
    return dialog.message() || dialog.type();
  };
  const taken = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await photo(30, 20, true) };
  const photoInput = screen.locator('input[type=file]').last();
  expect([
    await asked(photoInput.setInputFiles(taken)),
    await asked(screen.evaluate(() => location.reload())),
  ]).toEqual([expect.stringMatching(/^Ce navigateur ne garde rien/), 'beforeunload']);
  await screen.goBack();
  await screen.getByRole('region', { name: 'Pas encore enregistré' }).getByRole('button').click();
  await expect(text).toHaveValue(/Un premier pas\.$/);
  const leaving = screen.getByRole('button', { name: '← Retour' });
  await saveProposal(screen);
  await leaving.click();
  await screen.locator('summary', { hasText: 'Articles (5)' }).click();
  await screen.getByRole('button', { name: 'une-marche-a-akanda · proposé' }).click();
  await expect(text).toHaveValue('\nUn premier pas.\n');
  expect(github.proposals).toHaveLength(1);
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

test('each of two tabs on one text shows whole what is typed in either, also where the other is slow', async ({
  page,
  context,
  copy,
  accepted,
}) => {
  accepted.push(/favicon\.ico/);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(copy.address);
    await openText(tab, 'Questions de la FAQ', 'proposer');
  }
  const slow = await context.newCDPSession(other);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 20 });
  const text = page.getByRole('textbox', { name: 'Le texte' });
  const otherText = other.getByRole('textbox', { name: 'Le texte' });
  await text.fill('');
  await text.pressSequentially('Phrase du premier.', { delay: 60 });
  await expect(otherText).toHaveValue('Phrase du premier.');
  await expect(text).toHaveValue('Phrase du premier.');
  const question = other.getByLabel('Question', { exact: true });
  await question.fill('');
  await question.pressSequentially('Question du second ?', { delay: 60 });
  await expect(page.getByLabel('Question', { exact: true })).toHaveValue('Question du second ?');
  await expect(text).toHaveValue('Phrase du premier.');
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
  await expect(screen.getByRole('button', { name: 'une-marche-a-akanda · proposé' })).toBeVisible();
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
