import { expect, type Page } from '@playwright/test';
import { notices, visit } from '../setup/page.ts';

/** Pages with live blocks, and what each must still show whatever fails around it. */
const PAGES = [
  ['/services', 'Demander un devis'],
  ['/media', 'Galerie'],
  ['/projets/decouverte-gabon/participer', 'Devenir Partenaire'],
  ['/projets/decouverte-gabon/soutenir', 'DON ADG - Anonyme'],
  ['/projets/ndjo-oyeri/partager', 'Ouvrir dans un nouvel onglet'],
  ['/projets/ndjo-oyeri/carte-participative', 'Explorez la carte'],
  ['/projets/ndjo-oyeri/contributions', 'Aucune contribution pour le moment'],
  ['/je-participe/decouvrir-les-projets', 'Rechercher'],
] as const;

/** Every page with live blocks shows its own, and answers with a notice. */
export async function everyLiveBlock(page: Page): Promise<void> {
  for (const [route, words] of PAGES) {
    await visit(page, route);
    const shown = page.locator('main').getByText(words).filter({ visible: true });
    await expect(shown.first(), route).toBeVisible();
    await page.locator('footer').last().scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: /EN/ }).first().click();
    await expect(notices(page).getByText(/changement de langue/)).toBeVisible();
  }
}
