import { openText, saveProposal, test } from './setup/screen.ts';
import { expect } from './setup/test.ts';

const INITIATIVE = 'content/initiatives/a-la-decouverte-du-gabon.mdx';

test('found words open where they stand', async ({ writing: screen }) => {
  const search = screen.getByRole('searchbox');
  await search.fill('menu');
  await expect(screen.getByRole('button', { name: /^Menus du site/ })).toBeVisible();
  // In a closed row of a list.
  await search.fill('conception');
  await screen.getByRole('button', { name: 'À la découverte du Gabon' }).first().click();
  await expect(screen.getByRole('textbox', { name: /^Dépense/ })).toBeFocused();
  await screen.getByRole('button', { name: '← Retour' }).click();
  await search.fill('une idee');
  await screen.getByRole('button', { name: /^Qu’est-ce que Je Participe/ }).click();
  const text = screen.getByRole('textbox', { name: 'Le texte' });
  await expect(text).toBeFocused();
  const chosen = text.evaluate((area: HTMLTextAreaElement) =>
    area.value.slice(area.selectionStart, area.selectionEnd),
  );
  expect((await chosen).toLowerCase()).toBe('une idée');
});

test('a receipt without a proof says what to choose, and a PDF becomes the proof', async ({
  writing: screen,
  github,
}) => {
  await openText(screen, 'Projets des citoyens', 'À la découverte du Gabon');
  await screen
    .getByRole('group', { name: 'Recettes' })
    .getByRole('button', { name: 'Ajouter une ligne' })
    .click();
  const pdf = { name: 'Reçu.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
  await screen.getByRole('textbox', { name: 'Montant' }).last().fill('10');
  await expect(screen.getByText(/Choisissez une photo ou un PDF\. Si la preuve/)).toBeVisible();
  await screen.getByLabel('Choisir un PDF').last().setInputFiles(pdf);
  await expect(screen.getByText(/Choisissez une photo ou un PDF\. Si la preuve/)).toBeHidden();
  await saveProposal(screen);
  const files = github.branches.get(github.proposals[0]?.branch ?? '')?.files ?? new Map();
  const [path = ''] = [...files.keys()].filter((one) => one.endsWith('.pdf'));
  expect(files.get(INITIATIVE)).toContain(`proof: ${path.replace('content', '')}`);
});

test('a group that is begun and emptied again leaves the text as it was', async ({
  writing: screen,
}) => {
  await openText(screen, 'Projets des citoyens', 'À la découverte du Gabon');
  await screen.locator('details').evaluateAll((all: HTMLDetailsElement[]) => {
    for (const one of all) one.open = true;
  });
  const day = screen.getByLabel('Dernier jour du vote');
  const saving = screen.getByRole('button', { name: 'Enregistrer' });
  await day.fill('2030-01-31');
  await expect(saving).toBeEnabled();
  await day.fill('');
  await day.blur();
  await expect(saving).toBeDisabled();
});
