import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { typeOf } from '../../../src/vite/send.ts';

/** The content for tests, which edits of `content/` do not change; its persons are invented. */
export const CONTENT = 'tests/content';

/** All files of the content for tests, by their path in a repository: `content/site.yml`. */
export const repositoryFiles = (): Map<string, Buffer> =>
  new Map(
    readdirSync(CONTENT, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.replace(CONTENT, 'content'), readFileSync(path)]),
  );

/** Opens the built screen at `origin`; returns a list of all requests to other hosts, which fail. */
export async function openScreen(page: Page, folder: string, origin: string): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/^https?:/, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const path = join(folder, pathname === '/' ? 'index.html' : pathname);
    return route.fulfill({ body: readFileSync(path), contentType: typeOf(path) });
  });
  await page.goto(origin);
  return asked;
}

/** Signs in on GitHub with a token, as an editor does. */
export async function signIn(page: Page, token: string) {
  await page.getByRole('button', { name: 'Se connecter avec un jeton d’accès' }).click();
  await page.getByRole('textbox').fill(token);
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
}

/** Uploads a photo for the picture of the open text; returns the dialog, in which « Insérer » remains to be clicked. */
export async function upload(page: Page, name: string, jpeg: Buffer): Promise<Locator> {
  await page.getByRole('button', { name: /^(?:Parcourir|Appuyez)/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Sélectionner une image' });
  const chosen = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Téléverser' }).click();
  await (await chosen).setFiles({ name, mimeType: 'image/jpeg', buffer: jpeg });
  return dialog;
}
