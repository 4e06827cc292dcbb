import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { photo } from '../unit/vite/photo.ts';
import { axeFaults } from './setup/axe.ts';
import { beginText, openText, save, saveProposal, test } from './setup/screen.ts';
import { expect } from './setup/test.ts';

const CHARTER = 'content/charte/01-objet-et-principes.mdx';
const INITIATIVE = 'content/initiatives/a-la-decouverte-du-gabon.mdx';

// One build of the screen for all.
test.describe.configure({ mode: 'default' });

test('correcting a word proposes that line alone @both', async ({ writing: screen, github }) => {
  const before = github.textOf(CHARTER) ?? '';
  expect(await axeFaults(screen)).toEqual([]);
  await openText(screen, 'Charte', /title: (.+)/.exec(before)?.[1] ?? '');
  expect(await axeFaults(screen)).toEqual([]);
  const title = screen.getByRole('textbox', { name: 'Titre' });
  await title.fill('Notre objet : agir');
  await saveProposal(screen);
  const after = github.textOf(CHARTER, github.proposals[0]?.branch) ?? '';
  const changed = after.split('\n').filter((line) => !before.split('\n').includes(line));
  expect(changed).toEqual([expect.stringMatching(/^title: ["']Notre objet : agir["']$/)]);
  expect(github.proposals).toMatchObject([
    { draft: true, title: 'Modifier « Notre objet : agir »' },
  ]);
});

test('a new article says what is missing at its fields, and its photo keeps nothing of the phone', async ({
  writing: screen,
  github,
}) => {
  await beginText(screen, 'Articles', 'Une marche à Akanda');
  await expect(screen.getByText(/^Il reste \d champs/)).toContainText('Accroche');
  expect(await axeFaults(screen)).toEqual([]);
  await screen.getByRole('combobox', { name: /^Catégorie/ }).selectOption('Nature');
  await screen.getByRole('textbox', { name: /^Accroche/ }).fill('Deux heures à pied.');
  await screen.getByRole('textbox', { name: /^Ce que montre/ }).fill('Un sentier rouge.');
  const buffer = await photo(3000, 2000, true);
  const taken = { name: 'IMG_20261101.jpg', mimeType: 'image/jpeg', buffer };
  await screen.locator('input[type=file]').last().setInputFiles(taken);
  await screen.getByRole('textbox', { name: 'Le texte' }).fill('Un premier pas.');
  await expect(screen.getByText('Tout est en ordre.')).toBeVisible();
  await saveProposal(screen);
  const branch = github.proposals[0]?.branch ?? '';
  const text = github.textOf('content/articles/une-marche-a-akanda.mdx', branch) ?? '';
  const image = /image: (\/images\/une-marche-a-akanda-\w+\.jpg)/.exec(text)?.[1];
  const bytes = github.textOf(`content${image}`, branch) ?? '';
  expect(bytes).toContain('JFIF');
  expect(bytes).not.toContain('Telephone');
  expect(text).toContain('Un premier pas.');
});

test('a mistake in the text is said before the save, and corrected by one click', async ({
  writing: screen,
}) => {
  await openText(screen, 'Questions de la FAQ', 'proposer');
  const text = screen.getByRole('textbox', { name: 'Le texte' });
  await text.fill('Une réponse.\n\n##Merci\n');
  await screen.getByRole('button', { name: 'Corriger' }).click();
  await expect(text).toHaveValue('Une réponse.\n\n## Merci\n');
});

test('rows open where they are touched, ask before they go, and say what they lack', async ({
  writing: screen,
  github,
}) => {
  await openText(screen, 'Projets des citoyens', 'À la découverte du Gabon');
  const lines = screen.getByRole('group', { name: 'Détail du budget' });
  await lines.getByText(/^Conception/).click();
  await lines
    .getByRole('textbox', { name: /^Montant/ })
    .first()
    .fill('2 100 000 FCFA');
  await lines.getByRole('button', { name: 'Ajouter une ligne' }).click();
  await expect(lines.getByText('à remplir', { exact: true })).toBeVisible();
  await lines.getByRole('textbox', { name: 'Dépense' }).last().pressSequentially('Neuf');
  await expect(lines.getByRole('textbox', { name: 'Dépense' }).last()).toHaveValue('Neuf');
  screen.on('dialog', (dialog) => dialog.accept());
  await lines.getByRole('button', { name: 'Retirer' }).last().click();
  await expect(lines.getByText('à remplir', { exact: true })).toBeHidden();
  await saveProposal(screen);
  const after = github.textOf(INITIATIVE, github.proposals[0]?.branch) ?? '';
  expect(after).toBe(github.textOf(INITIATIVE)?.replace('amount: 2000000', 'amount: 2100000'));
});

test('news go with their project and their day; a question takes the next number', async ({
  writing: screen,
  github,
}) => {
  await beginText(screen, 'Nouvelles', 'Les murs sont peints', 'À la découverte du Gabon');
  await screen.getByRole('textbox', { name: 'Le texte' }).fill('Tout est blanc.');
  await saveProposal(screen);
  await screen.getByRole('button', { name: '← Retour' }).click();
  await beginText(screen, 'Questions de la FAQ', 'Qui décide ?');
  await screen.getByRole('textbox', { name: 'Le texte' }).fill('Le comité.');
  await saveProposal(screen);
  const paths = github.proposals.flatMap(({ branch }) =>
    [...(github.branches.get(branch)?.files.keys() ?? [])].filter((path) => !github.textOf(path)),
  );
  expect(paths).toEqual([
    expect.stringMatching(
      /^content\/initiatives\/a-la-decouverte-du-gabon\/\d{4}-\d\d-\d\d-les-murs-sont-peints\.mdx$/,
    ),
    'content/faq/03-qui-decide.mdx',
  ]);
});

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

test('the working copy is written at once, without a proposal', async ({
  page,
  copy,
  accepted,
}) => {
  accepted.push(/favicon\.ico/);
  await page.goto(copy.address);
  await openText(page, 'Réglages du site', 'Nom, contacts');
  const name = page.getByRole('textbox', { name: 'Nom' }).first();
  await name.fill('Awa Ndong');
  await save(page);
  await expect(page.getByRole('status')).toHaveText(/^Enregistré\./);
  const site = readFileSync(join(copy.folder, 'content/site.yml'), 'utf8');
  const before = readFileSync('tests/content/site.yml', 'utf8');
  const changed = site.split('\n').filter((line, index) => line !== before.split('\n')[index]);
  expect(changed).toEqual([expect.stringContaining('Awa Ndong')]);
});

test('a file that fields cannot show is shown whole, and its fields come back', async ({
  writing: screen,
  github,
}) => {
  github.publish(CHARTER, '---\ntitle: "Objet\n---\n\nTexte.\n');
  await screen.reload();
  await openText(screen, 'Charte', 'objet');
  const whole = screen.getByRole('textbox', { name: 'Le fichier entier' });
  await whole.fill('---\ntitle: "Objet"\n---\n\nTexte.\n');
  await expect(screen.getByRole('textbox', { name: 'Titre' })).toHaveValue('Objet');
});

test('a page enters a menu, moves up in it, and what passes to a second line is said @both', async ({
  writing: screen,
  github,
}) => {
  await openText(screen, 'Menus', 'Menus du site');
  const top = screen.getByRole('group', { name: 'Menu du haut' });
  const before = await top.getByRole('button', { name: /^Monter/ }).count();
  await top.getByRole('combobox', { name: 'Ajouter une page' }).last().selectOption({ index: 1 });
  await expect(top.getByRole('button', { name: /^Monter/ })).toHaveCount(before + 1);
  await top
    .getByRole('button', { name: /^Monter/ })
    .last()
    .click();
  expect(await axeFaults(screen)).toEqual([]);
  await top.getByText('Changer les mots').first().click();
  await top
    .getByRole('textbox', { name: 'Mot montré' })
    .first()
    .pressSequentially('Un nom bien long, '.repeat(5));
  await expect(screen.getByText(/ne tient plus sur une ligne\. Sur la seconde/)).toBeVisible();
  await saveProposal(screen);
  const path = 'content/navigation.yml';
  const [now, old] = [github.textOf(path, github.proposals[0]?.branch), github.textOf(path)].map(
    (text = '') => text.split('\n'),
  );
  expect(now?.filter((line) => !old?.includes(line))).toHaveLength(2);
  expect(old?.filter((line) => !now?.includes(line))).toHaveLength(0);
});

test('an English version is made from a French page, says what is still French, and is listed', async ({
  writing: screen,
  built,
  github,
}) => {
  const path = 'content/pages/mentions-legales.mdx';
  await screen.goto(`${built.address}?texte=${path}`);
  await screen.getByRole('button', { name: 'Ajouter la version anglaise' }).click();
  await expect(screen.getByRole('note').first()).toHaveText(/^Encore en français : /);
  await screen.getByRole('textbox', { name: 'Le texte' }).fill('Some words in English.');
  await expect(screen.getByRole('note').first()).not.toContainText('le texte');
  await saveProposal(screen);
  const english = path.replace('pages/', 'pages/en/');
  expect(github.textOf(english, github.proposals[0]?.branch)).toContain('lang: en');
  await screen.getByRole('button', { name: 'Ouvrir la version française' }).click();
  await expect(screen.getByRole('button', { name: /version anglaise$/ })).toBeVisible();
});

test('a number is found wherever it stands, and a PDF becomes a proof', async ({
  writing: screen,
  github,
}) => {
  await screen.getByRole('searchbox').fill('menu');
  await expect(screen.getByRole('button', { name: /^Menus du site/ })).toBeVisible();
  await screen.getByRole('searchbox').fill('');
  await openText(screen, 'Projets des citoyens', 'À la découverte du Gabon');
  await screen
    .getByRole('group', { name: 'Recettes' })
    .getByRole('button', { name: 'Ajouter une ligne' })
    .click();
  const pdf = { name: 'Reçu.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
  await screen.getByLabel('Choisir un PDF').last().setInputFiles(pdf);
  await saveProposal(screen);
  const files = github.branches.get(github.proposals[0]?.branch ?? '')?.files ?? new Map();
  const [path = ''] = [...files.keys()].filter((one) => one.endsWith('.pdf'));
  expect(files.get(INITIATIVE)).toContain(`proof: ${path.replace('content', '')}`);
});

test('the open text is seen as the site shows it, beside the form or in its place @both', async ({
  writing: screen,
  built,
}) => {
  await screen.goto(`${built.address}?texte=content/pages/mentions-legales.mdx`);
  const text = screen.getByRole('textbox', { name: 'Le texte' });
  await text.fill('## Un titre neuf\n\nUn *mot* <3 et {1 + 1}.\n');
  expect(screen.frames()).toHaveLength(1);
  await screen.getByRole('button', { name: 'Aperçu' }).click();
  const shown = screen.frameLocator('iframe[title^="Le texte"]');
  await expect(shown.getByRole('heading', { name: 'Un titre neuf' })).toBeVisible();
  await expect(shown.locator('#apercu')).toContainText('{1 + 1}');
  const isBeside = (screen.viewportSize()?.width ?? 0) > 1100;
  await expect(text).toBeVisible({ visible: isBeside });
  expect(await axeFaults(screen)).toEqual([]);
  if (!isBeside) await screen.getByRole('button', { name: 'Aperçu' }).click();
  await expect(text).toBeVisible();
  await text.fill('## Un autre titre\n');
  if (!isBeside) await screen.getByRole('button', { name: 'Aperçu' }).click();
  await expect(shown.getByRole('heading', { name: 'Un autre titre' })).toBeVisible();
  if (!isBeside) await screen.getByRole('button', { name: 'Aperçu' }).click();
  await text.fill('<script>alert(1)</script>\n');
  if (!isBeside) await screen.getByRole('button', { name: 'Aperçu' }).click();
  await expect(screen.getByRole('region', { name: 'Aperçu' })).toContainText('La balise <script>');
  await expect(shown.locator('#apercu script')).toHaveCount(0);
});
