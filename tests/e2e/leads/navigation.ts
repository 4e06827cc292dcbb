import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { colorIn } from '../../../src/theme/colors.ts';
import { vars } from '../../../src/theme/contract.css.ts';
import { whenAlive } from '../setup/page.ts';
import type { Lead } from './lead.ts';

const FOLDER = 'content/pages/projets/mangroves';

const text = (title: string, more = '') =>
  `---\ntitle: ${title}\ndescription: "${title}, pour les essais des menus."\n${more}---\n\n<Section>\n\n[Le projet](/projets/mangroves).\n\n</Section>\n`;

const SECTION = `section:
  name: Mangroves vives
  theme: ndjo-oyeri
  contact:
    email: mangroves@exemple.ga
`;

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Navigation principale' });

/** Opens the menu of small screens. */
async function openMenu(page: Page): Promise<void> {
  const opener = page.getByRole('button', { name: 'Ouvrir le menu' });
  if (await opener.isVisible()) await opener.click();
}

/** The colour of links in the text, as the section's palette gives it. */
const paint = { color: rgb(colorIn('ndjo-oyeri', 'light', vars.color.text.link)) };

function rgb(hex: string): string {
  return `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
}

/** A page and a fifth project enter the menus by their lines, and a page leaves them with its own. */
export const navigation: Lead = {
  title: 'menus and sub-sites are what navigation.yml and the folders of projects say',
  edit({ dir, edit, write }) {
    mkdirSync(join(dir, FOLDER));
    write(`${FOLDER}/index.mdx`, text('Les mangroves de Libreville', SECTION));
    write(`${FOLDER}/planter.mdx`, text('Planter un palétuvier', 'nav: Planter\n'));
    write('content/pages/sorties-du-mois.mdx', text('Sorties du mois'));
    const menus = 'content/navigation.yml';
    edit(menus, '  - page: /expertise\n    en: Expertise\n', '');
    edit(menus, '    en: Media\n', '$&  - page: /sorties-du-mois\n    label: Agenda\n');
    edit(menus, '      - /projets/oyeri-radio\n', '$&      - /projets/mangroves\n');
    edit(menus, 'subsites:\n', "$&  /projets/mangroves:\n    - /planter\n    - ''\n");
  },
  async find({ page, site }) {
    await page.goto(site);
    await whenAlive(page);
    await openMenu(page);
    await expect(mainMenu(page).getByRole('link', { name: 'Expertise' })).toBeHidden();
    await mainMenu(page).getByRole('link', { name: 'Agenda', exact: true }).click();
    // The page has come once its title has the focus: the menu of before is closed.
    await expect(page.getByRole('heading', { name: 'Sorties du mois', level: 1 })).toBeFocused();

    await openMenu(page);
    await mainMenu(page).getByRole('button', { name: 'Projets' }).click();
    await mainMenu(page).getByRole('link', { name: 'Mangroves vives' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Les mangroves de Libreville');
    const own = page.getByRole('navigation', { name: 'Mangroves vives' });
    await expect(own.getByRole('link')).toHaveText(['Planter', 'Les mangroves de Libreville']);
    await own.getByRole('link', { name: 'Planter' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Planter un palétuvier');
    await expect(own.getByRole('link', { name: 'Planter' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(page.getByRole('main').getByRole('link')).toHaveCSS('color', paint.color);
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: /^Retour au site de / })).toHaveAttribute(
      'href',
      '/',
    );
    await expect(footer).not.toContainText('Mobiliser les esprits');

    // The project whose colours it wears keeps its own menu.
    await page.goto(`${site}projets/ndjo-oyeri`);
    await expect(page.getByRole('navigation', { name: 'Ndjo Oyeri' })).toBeVisible();
    await expect(own).toBeHidden();
  },
};
