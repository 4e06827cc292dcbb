import { axeFaults } from './setup/axe.ts';
import { visit } from './setup/page.ts';
import { expect, test } from './setup/test.ts';

// The site in which Je Participe is open.
const at = (path: string) => `${process.env.OPENED_ADDRESS}je-participe/${path}`;

test('the dashboard and the page of open data are accessible, with each of its files', async ({
  page,
}) => {
  for (const path of ['tableau-de-bord', 'donnees']) {
    await visit(page, at(path));
    expect(await axeFaults(page)).toEqual([]);
  }
  const files = await page
    .locator('main li a')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  expect(files.length).toBeGreaterThanOrEqual(5);
  for (const file of files) expect((await page.request.get(file)).status(), file).toBe(200);
});

test('a file of one’s own is compared with all published proofs, with the keyboard and without sending it', async ({
  page,
}) => {
  await visit(page, at('projets/potager'));
  const lines = page.getByRole('group', { name: 'Dépenses' });
  const proof = lines.getByRole('link', { name: 'Voir la preuve' });
  const { href } = new URL((await proof.getAttribute('href')) ?? '', page.url());
  const pdf = await (await page.request.get(href)).body();
  await lines.getByText('Empreinte').click();
  await expect(lines.getByRole('link', { name: 'Vérifier une preuve' })).toHaveAttribute(
    'href',
    '/je-participe/donnees#preuves',
  );
  await visit(page, at('donnees#preuves'));
  const box = page.getByLabel('Le fichier à vérifier');
  const said = page.getByRole('status').filter({ hasText: '«' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));

  const chosen = page.waitForEvent('filechooser');
  await box.press('Enter');
  // The picture as it was deposited proves two lines; the one that the site shows is another file.
  await (await chosen).setFiles('tests/content/images/galerie-classe-arbre.svg');
  await expect(said).toContainText(/prouve 2 lignes publiées/);
  await expect(said.getByRole('listitem')).toHaveText([
    /^Projet potager – recette du 5.février.2026, 500.000.FCFA.: Coopérative des maraîchères/,
    /^Projet puits – compte des voix du 1er.avril.2026$/,
  ]);
  await expect(box).toBeFocused();
  await box.setInputFiles({ name: 'facture.pdf', mimeType: 'application/pdf', buffer: pdf });
  await expect(said).toContainText(/«.facture.pdf.» prouve une ligne publiée/u);
  await expect(said.getByRole('link', { name: 'Projet potager' })).toHaveAttribute(
    'href',
    '/je-participe/projets/potager#fiche.comptes',
  );
  expect(await axeFaults(page)).toEqual([]);
  const other = Buffer.concat([pdf, Buffer.from(' ')]);
  await box.setInputFiles({ name: 'autre.pdf', mimeType: 'application/pdf', buffer: other });
  await expect(said).toContainText(/«.autre.pdf.» ne prouve aucune ligne publiée/u);
  expect(asked).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the page names the commands that compute a fingerprint', async ({ page }) => {
    await page.goto(at('donnees'));
    await expect(page.getByLabel('Le fichier à vérifier')).toBeHidden();
    await page.getByText('Pour les développeurs').click();
    for (const command of ['sha256sum recu.pdf', 'shasum -a 256 recu.pdf', 'Get-FileHash recu.pdf'])
      await expect(page.getByText(command)).toBeVisible();
  });
});
