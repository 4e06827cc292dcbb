import { expect } from '@playwright/test';
import { copied, watchClipboard, whenAlive } from '../setup/page.ts';
import type { ContentChange } from './change.ts';

const KEY = 'formulaire:/:proposal';

/** One word of `site.yml`, and the owner's number. */
export const messageForm: ContentChange = {
  title: 'with the provider « message » a form composes what its visitor sends',
  edit({ edit }) {
    edit('content/site.yml', /(?<=^forms:\n {2}provider: )demo/m, 'message');
    edit('content/site.yml', /^phone: .*$/m, 'phone: "077 00 11 22"');
  },
  async find({ page, site }) {
    const address = `${site}je-participe/proposer-un-projet`;
    await page.goto(address);
    await whenAlive(page);
    const box = page.locator('[data-form=proposal]');
    const text = box.getByRole('region', { name: 'Votre message' });
    const whatsapp = box.getByRole('button', { name: 'Envoyer par WhatsApp' });
    const need = box.getByLabel('Le besoin');
    const kept = () => page.evaluate((key) => sessionStorage.getItem(key), KEY);
    await expect(box.locator('iframe')).toHaveCount(0);

    await box.getByLabel('Le nom du projet').fill('Un puits à Ndjolé');
    await box.getByLabel('Le thème').selectOption('Santé');
    await box.getByLabel('Le budget estimé').fill('9500000');
    await expect(text).toContainText(/Le nom du projet\s: Un puits à Ndjolé/);
    await expect(text).toContainText(/en FCFA\s: 9\s500\s000/);

    // What is left out holds the message back, and is said where it is to be written.
    await box.getByLabel('Votre courriel').fill('awa@');
    await whatsapp.click();
    const place = box.getByLabel('Le lieu');
    await expect(place).toBeFocused();
    await expect(place).toHaveAccessibleDescription('Remplissez ce champ.');
    await expect(box.getByLabel('Votre courriel')).toHaveAccessibleDescription(/nom@exemple.ga/);
    await place.fill('Ndjolé');
    await need.fill('De l’eau.\nToute l’année.');
    await box.getByLabel('Votre nom').fill('Awa');
    await box.getByLabel('Votre courriel').fill('awa@exemple.ga');

    // It cannot leave without a network, and is not lost.
    const offline = box.getByText(/^Vous êtes hors connexion.* reste dans cet onglet\.$/);
    await page.context().setOffline(true);
    await expect(offline).toBeInViewport();
    await page.context().setOffline(false);
    await expect(offline).toHaveCount(0);
    await page.reload();
    await whenAlive(page);
    await expect(need).toHaveValue('De l’eau.\nToute l’année.');
    await expect(box.getByLabel('Le thème')).toHaveValue('Santé');
    const message = (await text.locator('p').last().textContent()) ?? '';
    expect(message).toContain('De l’eau.\nToute l’année.');
    const chat = new URL((await whatsapp.getAttribute('href')) ?? '');
    expect([chat.origin + chat.pathname, chat.searchParams.get('text')]).toEqual([
      'https://wa.me/24177001122',
      message,
    ]);
    await watchClipboard(page);
    await box.getByRole('button', { name: 'Copier le message' }).click();
    await expect(
      page.getByText('Le message a été copié dans le presse-papiers.', { exact: true }),
    ).toBeVisible();
    expect(await copied(page)).toBe(message);
    // Kept also after it is sent: the mail program may have failed.
    expect(await kept()).toContain('Awa');
    await need.fill('De l’eau. '.repeat(200));
    await expect(box.getByText(/^Ce message est long/)).toBeVisible();
    await box.getByRole('button', { name: 'Effacer' }).click();
    await expect(box.getByLabel('Votre nom')).toHaveValue('');
    expect(await kept()).toBeNull();
    expect(page.url()).toBe(address);

    // Without its code, as without scripts, the contacts stand in for the form.
    await expect(box.getByRole('link', { name: 'Écrire à' })).toBeHidden();
    await page.evaluate(() => document.documentElement.classList.remove('js'));
    await expect(box.getByRole('link', { name: 'Écrire à' })).toBeVisible();
    await expect(box.locator('form')).toBeHidden();
  },
};
