import { photo } from '../unit/vite/photo.ts';
import { beginText, openText, save, saveProposal, test, typeAnswer } from './setup/screen.ts';
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

test('what another tab has typed is in the list, and opening the text keeps it', async ({
  page,
  context,
  copy,
  accepted,
}) => {
  accepted.push(/favicon\.ico/);
  await page.goto(copy.address);
  await openText(page, 'Questions de la FAQ', 'proposer');
  await page.getByRole('button', { name: '← Retour' }).click();
  const other = await context.newPage();
  await other.goto(copy.address);
  await typeAnswer(other, 'Ma réponse.');
  await other.close();
  const waiting = page.getByRole('region', { name: 'Pas encore enregistré' });
  await waiting.getByRole('button').click();
  await expect(page.getByRole('textbox', { name: 'Le texte' })).toHaveValue('Ma réponse.');
});

test('a save that ends after the text is closed leaves nothing to save', async ({
  writing: screen,
}) => {
  await typeAnswer(screen, 'Ma réponse.');
  let answer = () => {};
  const asked = new Promise<void>((done) => {
    answer = done;
  });
  await screen.route('https://api.github.com/graphql', async (route) => {
    if (route.request().postData()?.includes('createPullRequest')) await asked;
    await route.fallback();
  });
  await save(screen);
  await screen.getByRole('button', { name: '← Retour' }).click();
  const waiting = screen.getByRole('region', { name: 'Pas encore enregistré' });
  await expect(waiting).toBeVisible();
  answer();
  await expect(waiting).toBeHidden();
});
