import { axeFaults } from './setup/axe.ts';
import { beginText, openText, save, saveProposal, test, typeAnswer } from './setup/screen.ts';
import { expect } from './setup/test.ts';

test.describe('where the network is cut', () => {
  test.beforeEach(({ accepted }) => {
    accepted.push(/graphql net::ERR_FAILED|Failed to load/);
  });

  test('what is typed outlives a lost network, a list and a reload, and is saved afterwards', async ({
    writing: screen,
    github,
  }) => {
    const text = await typeAnswer(screen, 'Une autre réponse.');
    github.faults.set('commit', 'cut');
    await save(screen);
    await expect(screen.getByRole('status')).toHaveText(/^Pas de connexion/);
    github.faults.set('state', 'cut');
    await screen.goBack();
    await expect(screen.getByRole('alert')).toHaveText(/^Pas de connexion/);
    await screen.getByRole('region', { name: 'Pas encore enregistré' }).getByRole('button').click();
    await expect(text).toHaveValue('Une autre réponse.');
    await screen.reload();
    await expect(text).toHaveValue('Une autre réponse.');
    await saveProposal(screen);
    expect(github.proposals).toHaveLength(1);
  });

  test('after a save, a failed reading never shows the text as it was before', async ({
    writing: screen,
    github,
  }) => {
    const text = await typeAnswer(screen, 'Ma réponse.');
    await saveProposal(screen);
    // Read again since the save.
    await expect(screen.getByText(/^Ce texte est dans la proposition n° 1/)).toBeVisible();
    github.faults.set('state', 'cut');
    await screen.goBack();
    await expect(screen.getByRole('searchbox')).toBeVisible();
    await expect(screen.getByRole('alert')).toHaveText(/^Pas de connexion/);
    await screen.goForward();
    await expect(screen.getByRole('searchbox')).toBeHidden();
    await expect(screen.getByRole('alert')).toHaveText(/^Pas de connexion/);
    await screen.getByRole('button', { name: 'Réessayer' }).click();
    await expect(text).toHaveValue('Ma réponse.');
  });
});

test('a new text never takes the place of another that is not saved yet', async ({
  writing: screen,
}) => {
  await beginText(screen, 'Articles', 'Une marche à Akanda');
  const text = screen.getByRole('textbox', { name: 'Le texte' });
  await text.fill('Un premier pas.');
  await screen.getByRole('button', { name: '← Retour' }).click();
  const refusal = screen.waitForEvent('dialog');
  const again = beginText(screen, 'Articles', 'Une marche à Akanda');
  expect((await refusal).message()).toMatch(/^Un texte a déjà cette adresse/);
  await (await refusal).accept();
  await again;
  await screen.getByRole('region', { name: 'Pas encore enregistré' }).getByRole('button').click();
  await expect(text).toHaveValue('Un premier pas.');
});

test('what another has published meanwhile is said, and nothing is lost', async ({
  writing: screen,
  github,
}) => {
  const path = 'content/faq/01-qui-peut-proposer.mdx';
  const text = await typeAnswer(screen, 'Ma réponse.');
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

test('signing out asks about texts that are not saved; a wrong token is said, and one may be kept in the tab alone', async ({
  writing: screen,
  github,
  accepted,
}) => {
  accepted.push(/401/);
  const token = screen.getByLabel('Votre jeton');
  const enter = screen.getByRole('button', { name: 'Se connecter' });
  const stored = () => screen.evaluate(() => Object.keys(localStorage));
  await typeAnswer(screen, 'Ma réponse.');
  await expect(screen.getByText('Pas encore enregistré', { exact: true })).toBeVisible();
  await screen.goBack();
  await expect(screen.getByText(/^Vous écrivez avec le compte awa\./)).toBeVisible();
  await screen.getByRole('button', { name: 'Oublier le jeton' }).click();
  expect(await stored()).toEqual([expect.stringContaining('qui-peut-proposer')]);
  github.faults.set('state', 401);
  await token.fill('faux');
  await enter.click();
  await expect(screen.getByRole('alert')).toHaveText(/^GitHub n’accepte plus ce jeton/);
  expect(await axeFaults(screen)).toEqual([]);
  await screen.getByRole('checkbox', { name: /^Garder ce jeton/ }).uncheck();
  await token.fill('neuf');
  await enter.click();
  await expect(screen.getByText(/garde votre jeton jusqu’à la fermeture de/)).toBeVisible();
  expect(await stored()).toHaveLength(1);
  const question = screen.waitForEvent('dialog');
  const leaving = screen.getByRole('button', { name: 'Se déconnecter' }).click();
  expect((await question).message()).toMatch(/^Textes pas encore enregistrés : 1/);
  await (await question).accept();
  await leaving;
  await expect(token).toBeVisible();
  expect(await stored()).toEqual([]);
});

test('a fault in the form shows a sentence in its place, and the text to copy', async ({
  writing: screen,
  accepted,
}) => {
  // React says that it drew the part again before it gave it up.
  accepted.push(/Panne|React error #520/);
  await openText(screen, 'Questions de la FAQ', 'proposer');
  const text = screen.getByRole('textbox', { name: 'Le texte' });
  // From the first letter on: what loads meanwhile draws the form again, too.
  await screen.evaluate(() => {
    const fail = () => {
      throw new Error('Panne');
    };
    addEventListener('input', () => Object.assign(TextEncoder.prototype, { encode: fail }), true);
  });
  await text.fill('Ma réponse.');
  await expect(screen.getByRole('alert')).toHaveText(/^Le formulaire ne s’affiche plus/);
  await expect(screen.getByLabel(/à copier/)).toHaveValue(/Ma réponse\.\s*$/);
  await saveProposal(screen);
});

test('the screen opens no file but the texts of the site, and in no frame of another page', async ({
  writing: page,
  built,
}) => {
  await page.goto(`${built.address}?texte=.github/workflows/ci.yml`);
  await expect(page.getByRole('alert')).toHaveText('L’écran n’ouvre que les textes du site.');
  await page.route('**/cadre.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${built.address}"></iframe>` }),
  );
  await page.goto(`${built.address}cadre.html`);
  await expect(page.frameLocator('iframe').getByRole('alert')).toContainText('à son adresse');
});
