import { photo } from '../unit/vite/photo.ts';
import { axeFaults } from './setup/axe.ts';
import { beginText, openText, save, saveProposal, test } from './setup/screen.ts';
import { expect } from './setup/test.ts';

// One build of the screen for all.
test.describe.configure({ mode: 'default' });

test('what is typed outlives a reload and a lost network, and is saved afterwards', async ({
  writing: screen,
  github,
  accepted,
}) => {
  accepted.push(/graphql net::ERR_FAILED|Failed to load/);
  await openText(screen, 'Questions de la FAQ', 'proposer');
  const text = screen.getByRole('textbox', { name: 'Le texte' });
  await text.fill('Une autre réponse.');
  github.faults.set('commit', 'cut');
  await save(screen);
  await expect(screen.getByRole('status')).toHaveText(/^Pas de connexion/);
  await screen.reload();
  await expect(text).toHaveValue('Une autre réponse.');
  await saveProposal(screen);
  expect(github.proposals).toHaveLength(1);
});

test('without a network the list stays, and what was typed is opened from it', async ({
  writing: screen,
  github,
  accepted,
}) => {
  accepted.push(/graphql net::ERR_FAILED|Failed to load/);
  await openText(screen, 'Questions de la FAQ', 'proposer');
  const text = screen.getByRole('textbox', { name: 'Le texte' });
  await text.fill('Ma réponse.');
  github.faults.set('state', 'cut');
  await screen.goBack();
  await expect(screen.getByRole('alert')).toHaveText(/^Pas de connexion/);
  await screen.getByRole('region', { name: 'Pas encore enregistré' }).getByRole('button').click();
  await expect(text).toHaveValue('Ma réponse.');
  await saveProposal(screen);
});

test('what another has published meanwhile is said, and nothing is lost', async ({
  writing: screen,
  github,
}) => {
  const path = 'content/faq/01-qui-peut-proposer.mdx';
  await openText(screen, 'Questions de la FAQ', 'proposer');
  const text = screen.getByRole('textbox', { name: 'Le texte' });
  await text.fill('Ma réponse.');
  github.publish(path, 'autre');
  await save(screen);
  await expect(screen.getByRole('status')).toHaveText(/^Ce texte a changé depuis/);
  await expect(text).toHaveValue('Ma réponse.');
  expect(github.textOf(path)).toBe('autre');
  expect(github.proposals).toEqual([]);
  screen.on('dialog', (dialog) => dialog.accept());
  await screen.getByRole('button', { name: 'Abandonner' }).click();
  await openText(screen, 'Questions de la FAQ', 'qui-peut-proposer');
  await expect(screen.getByRole('textbox', { name: 'Le fichier entier' })).toHaveValue('autre');
});

test('a wrong token is said; signing out asks about texts that are not saved', async ({
  writing: screen,
  github,
  accepted,
}) => {
  accepted.push(/401/);
  await openText(screen, 'Questions de la FAQ', 'proposer');
  await screen.getByRole('textbox', { name: 'Le texte' }).fill('Ma réponse.');
  await screen.goBack();
  const question = screen.waitForEvent('dialog');
  await expect(screen.getByText(/^Vous écrivez sous le nom de awa\./)).toBeVisible();
  const leaving = screen.getByRole('button', { name: 'Se déconnecter' }).click();
  expect((await question).message()).toMatch(/^Textes pas encore enregistrés : 1/);
  await (await question).accept();
  await leaving;
  github.faults.set('state', 401);
  await screen.getByLabel('Votre jeton').fill('faux');
  await screen.getByRole('button', { name: 'Se connecter' }).click();
  await expect(screen.getByRole('alert')).toHaveText(/^GitHub n’accepte plus ce jeton/);
  expect(await axeFaults(screen)).toEqual([]);
  expect(await screen.evaluate(() => ({ ...localStorage }))).toEqual({});
});

test('the token is forgotten at once, and what was typed waits for the next', async ({
  writing: screen,
}) => {
  await openText(screen, 'Questions de la FAQ', 'proposer');
  await screen.getByRole('textbox', { name: 'Le texte' }).fill('Ma réponse.');
  await expect(screen.getByText('Pas encore enregistré', { exact: true })).toBeVisible();
  await screen.goBack();
  await screen.getByRole('button', { name: 'Oublier le jeton' }).click();
  expect(await screen.evaluate(() => Object.keys(localStorage))).toEqual([
    expect.stringContaining('qui-peut-proposer'),
  ]);
  await screen.getByRole('checkbox', { name: /^Garder ce jeton/ }).uncheck();
  await screen.getByLabel('Votre jeton').fill('neuf');
  await screen.getByRole('button', { name: 'Se connecter' }).click();
  const waiting = screen.getByRole('region', { name: 'Pas encore enregistré' });
  await waiting.getByRole('button').click();
  await expect(screen.getByRole('textbox', { name: 'Le texte' })).toHaveValue('Ma réponse.');
  expect(await screen.evaluate(() => Object.keys(localStorage))).toHaveLength(1);
});

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

test('a fault in the form shows a sentence in its place, and the text to copy', async ({
  writing: screen,
  accepted,
}) => {
  // React says that it drew the part again before it gave it up.
  accepted.push(/Panne|React error #520/);
  await openText(screen, 'Questions de la FAQ', 'proposer');
  const text = screen.getByRole('textbox', { name: 'Le texte' });
  await screen.evaluate(() => {
    TextEncoder.prototype.encode = () => {
      throw new Error('Panne');
    };
  });
  await text.fill('Ma réponse.');
  await expect(screen.getByRole('alert')).toHaveText(/^Le formulaire ne s’affiche plus/);
  await screen.getByRole('button', { name: 'Copier le texte' }).click();
  await expect(screen.getByText('Copié.').or(screen.getByLabel(/choisissez tout/))).toBeVisible();
  await saveProposal(screen);
});

test('the screen opens in no frame of another page', async ({ page, built }) => {
  await page.route('**/cadre.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${built.address}"></iframe>` }),
  );
  await page.goto(`${built.address}cadre.html`);
  await expect(page.frameLocator('iframe').getByRole('alert')).toContainText('à son adresse');
});
