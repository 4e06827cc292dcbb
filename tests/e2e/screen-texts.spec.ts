import { photo } from '../unit/vite/photo.ts';
import { axeFaults } from './setup/axe.ts';
import { beginText, openText, save, saveProposal, test, typeAnswer } from './setup/screen.ts';
import { expect } from './setup/test.ts';

const CHARTER = 'content/charte/01-objet-et-principes.mdx';
const INITIATIVE = 'content/initiatives/a-la-decouverte-du-gabon.mdx';

test('correcting a word proposes that line alone @wide', async ({ writing: screen, github }) => {
  const before = github.textOf(CHARTER) ?? '';
  expect(await axeFaults(screen)).toEqual([]);
  await openText(screen, 'Charte', /title: (.+)/.exec(before)?.[1] ?? '');
  expect(await axeFaults(screen)).toEqual([]);
  const title = screen.getByRole('textbox', { name: 'Titre' });
  await title.fill('Notre objet : agir');
  await expect(screen.getByText(/^Avant : /)).toBeVisible();
  await saveProposal(screen);
  await expect(screen.getByText(/^Avant : /)).toBeHidden();
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
  // The photo that is saved is still there for the check when another comes.
  screen.on('dialog', (dialog) => dialog.accept('Un sentier bleu.'));
  await screen.getByLabel('Photo', { exact: true }).setInputFiles(taken);
  await expect(screen.getByRole('textbox', { name: 'Le texte' })).toHaveValue(/bleu/);
  await saveProposal(screen);
  await expect(screen.getByText('Tout est en ordre.')).toBeVisible();
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
  const text = await typeAnswer(screen, 'Une réponse.\n\n##Merci\n');
  await screen.getByRole('button', { name: 'Corriger' }).click();
  await expect(text).toHaveValue('Une réponse.\n\n## Merci\n');
  await expect(text).toBeFocused();
});

test('each button of the toolbar sets its mark where words are chosen, and takes it away again', async ({
  writing: screen,
}) => {
  await openText(screen, 'Questions de la FAQ', 'proposer');
  const text = screen.getByRole('textbox', { name: 'Le texte' });
  const choose = (words: string) =>
    text.evaluate((area: HTMLTextAreaElement, chosen) => {
      const from = area.value.indexOf(chosen);
      area.setSelectionRange(from, from + chosen.length);
    }, words);
  for (const [name, before, chosen, after] of [
    ['Gras', 'un mot', 'mot', 'un **mot**'],
    ['Gras', 'un\n\ndeux', 'un\n\ndeux', '**un**\n\n**deux**'],
    ['Intertitre', '\nun\ndeux', 'un\n', '\n## un\ndeux'],
    ['Intertitre', '## un', '#', 'un'],
    ['Liste', 'un\n\ndeux', 'un\n\nde', '- un\n\n- deux'],
    ['Citation', '- Merci', 'e', '> Merci'],
  ] as const) {
    await text.fill(before);
    await choose(chosen);
    await screen.getByRole('button', { name }).click();
    await expect(text).toHaveValue(after);
  }
  // What is chosen stays, and the browser can undo.
  await text.selectText();
  await screen.getByRole('button', { name: 'Tableau' }).click();
  await expect(text).toHaveValue(/^> Merci\n\n\| Titre 1/);
  await text.press('Control+z');
  await expect(text).toHaveValue('> Merci');
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
  await expect(lines.getByText('à corriger', { exact: true })).toBeVisible();
  await lines.getByRole('textbox', { name: 'Dépense' }).last().pressSequentially('Neuf');
  await expect(lines.getByRole('textbox', { name: 'Dépense' }).last()).toHaveValue('Neuf');
  await save(screen);
  await expect(screen.getByRole('status')).toHaveText(/^Gardé dans la .*, mais pas fini/);
  screen.on('dialog', (dialog) => dialog.accept());
  await lines.getByRole('button', { name: 'Retirer' }).last().click();
  await expect(lines.getByText('à corriger', { exact: true })).toBeHidden();
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
