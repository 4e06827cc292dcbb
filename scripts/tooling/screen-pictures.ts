import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { answerForGitHub } from './answer-for-github.ts';
import { buildScreen } from './build-screen.ts';
import { CONTENT, openScreen, repositoryFiles, signIn, upload } from './open-screen.ts';
import { withBrowser } from './open-site.ts';

/** Folder of the screenshots in `content/ECRAN.md`: not in `content/`, so that neither the site nor the check reads them. */
const PICTURES = 'docs/ecran';

const ORIGIN = 'http://localhost:4174';

/** Screenshots of a phone, because most editors write on a phone. */
const PHONE = {
  viewport: { width: 390, height: 700 },
  deviceScaleFactor: 2,
  hasTouch: true,
  locale: 'fr-FR',
  colorScheme: 'light',
  reducedMotion: 'reduce',
} as const;

/** Takes the screenshots of the guide again. They show samples and no real person; no request reaches GitHub. */
export async function takeScreenPictures(log: (line: string) => void): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'ecran-'));
  mkdirSync(PICTURES, { recursive: true });
  try {
    await buildScreen(folder, CONTENT);
    await withBrowser(async (browser) => {
      const page = await browser.newPage(PHONE);
      await openScreen(page, folder, ORIGIN);
      await answerForGitHub(page, repositoryFiles());
      await writeArticle(page, async (name) => {
        // The library shows thumbnails after an unknown delay, without an event to wait for.
        await page.waitForTimeout(1000);
        const { size } = await sharp(await page.screenshot())
          .webp({ quality: 75, effort: 6 })
          .toFile(join(PICTURES, `${name}.webp`));
        log(`${join(PICTURES, `${name}.webp`)}: ${Math.ceil(size / 1000)} KB`);
      });
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Steps of an editor from the token to the draft of a proposal, with a screenshot of each step. */
async function writeArticle(page: Page, take: (name: string) => Promise<void>) {
  await page.getByRole('button', { name: 'Se connecter avec un jeton d’accès' }).click();
  await page.getByRole('textbox').fill('github_pat_…');
  await take('jeton');
  await page.getByRole('button', { name: 'Annuler' }).click();
  await signIn(page, 'un-bon-jeton');
  await page.getByText('Articles').first().tap();
  await page.getByRole('row', { name: /Un matin sur la plage/ }).waitFor();
  await take('articles');
  await page.getByRole('button', { name: 'Créer une entrée' }).click();
  await page.getByRole('textbox', { name: 'Titre' }).fill('Une nuit sur la rivière');
  await page.getByRole('radio', { name: 'Nature' }).click();
  await page.getByRole('textbox', { name: 'Accroche' }).fill('La rivière parle. On écoute.');
  await page.getByRole('group', { name: /Titre/ }).scrollIntoViewIfNeeded();
  await take('champs');
  const jpeg = await sharp(Buffer.from(PIROGUE)).jpeg().toBuffer();
  const dialog = await upload(page, 'pirogue.jpg', jpeg);
  await take('photo');
  await dialog.getByRole('button', { name: 'Insérer' }).click();
  await page.getByText('pirogue.webp').first().waitFor();
  await page.getByRole('textbox', { name: 'Ce que montre l’image' }).fill('Une pirogue, la nuit.');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByRole('button', { name: 'Plus tard' }).click();
  await page.getByRole('button', { name: 'Fermer', exact: true }).click();
  await page.getByRole('button', { name: 'Annuler la modification' }).click();
  await page.getByRole('radio', { name: 'Flux éditorial' }).click();
  await page.getByText('Une nuit sur la rivière').waitFor();
  await take('flux');
}

/** A canoe on a river by night. */
const PIROGUE = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800">
<rect width="1200" height="800" fill="#16324f"/><circle cx="900" cy="190" r="80" fill="#f6e7b4"/>
<path d="M0 420 Q300 300 600 400 T1200 360 V800 H0Z" fill="#0e4a38"/><rect y="470" width="1200" height="330" fill="#2c6e8f"/>
<path d="M330 560 Q600 650 870 560 Q800 660 600 660 T330 560Z" fill="#5a3a22"/><path d="M840 500h130v8h-130z" fill="#f6e7b4"/>
</svg>`;
