import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import sirv from 'sirv';
import { SCREEN_POLICY } from '../../../src/screen/build.ts';
import { serveWorkingCopy } from '../../../src/screen/working-copy-server.ts';
import { frozenFiles } from '../../unit/screen/frozen-files.ts';
import { FakeGitHubApi } from './fake-github-api.ts';
import { test as base, expect } from './test.ts';

interface WorkerFixtures {
  built: { dir: string; address: string };
}

interface TestFixtures {
  github: FakeGitHubApi;
  /** Opens the screen at an address, and signs in on GitHub. */
  signIn(address: string): Promise<void>;
  /** The screen of an editor who is signed in on GitHub. */
  writing: Page;
  /** A folder of texts with the screen that it serves. */
  copy: { folder: string; address: string };
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  built: [
    async ({ browserName: _ }, use) => {
      const dir = process.env.SCREEN_DIST ?? '';
      const files = sirv(dir, { etag: true });
      const server = createServer((request, response) => {
        response.setHeader('Content-Security-Policy', SCREEN_POLICY);
        files(request, response, () => {
          response.writeHead(404).end();
        });
      });
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
      const { port } = server.address() as AddressInfo;
      await use({ dir, address: `http://localhost:${port}/` });
      server.close();
    },
    { scope: 'worker' },
  ],
  github: async ({ browserName: _ }, use) =>
    use(
      new FakeGitHubApi(
        Object.fromEntries(frozenFiles().map(({ path, text = 'octets' }) => [path, text])),
      ),
    ),
  signIn: async ({ page, github, accepted }, use) => {
    accepted.push(/^foreign: https:\/\/(?:api\.github\.com\/graphql$|raw\.githubusercontent\.com)/);
    await page.route('https://api.github.com/graphql', async (route) => {
      const answer = github.answer(route.request().postDataJSON());
      const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
      if (answer) await route.fulfill({ status: answer.status, headers, json: answer.body });
      else await route.abort();
    });
    await page.route('https://raw.githubusercontent.com/**', (route) =>
      route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      }),
    );
    await use(async (address) => {
      await page.goto(address);
      await page.getByLabel('Votre jeton').fill('jeton');
      await page.getByRole('button', { name: 'Se connecter' }).click();
      await page.getByRole('searchbox', { name: 'Chercher un texte' }).waitFor();
    });
  },
  writing: async ({ page, built, signIn }, use) => {
    await signIn(built.address);
    await use(page);
  },
  copy: async ({ built }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'copie-'));
    const content = join(folder, 'content');
    cpSync('tests/content', content, { recursive: true });
    const server = await serveWorkingCopy({
      dir: built.dir,
      content,
      port: 0,
      policy: SCREEN_POLICY,
    });
    const { port } = server.address() as AddressInfo;
    await use({ folder, address: `http://localhost:${port}/` });
    server.close();
    rmSync(folder, { recursive: true, force: true });
  },
});

/** Opens a text of a list by its title. */
export async function openText(screen: Page, list: string, title: string): Promise<void> {
  await screen.locator('summary', { hasText: list }).first().click();
  await screen.getByRole('button', { name: title }).click();
  await screen.getByRole('button', { name: /^Enregistrer/ }).waitFor();
}

/** Replaces the answer of a question, and returns its field. */
export async function typeAnswer(screen: Page, words: string): Promise<Locator> {
  await openText(screen, 'Questions de la FAQ', 'proposer');
  const text = screen.getByRole('textbox', { name: 'Le texte' });
  await text.fill(words);
  return text;
}

/** Begins a new text of a list. */
export async function beginText(screen: Page, list: string, title: string, within?: string) {
  await screen.locator('summary', { hasText: list }).first().click();
  await screen.locator('summary:visible', { hasText: /^Ajouter / }).click();
  const form = screen.locator('form:visible');
  if (within) await form.getByRole('combobox').selectOption({ label: within });
  await form.getByLabel(/^(Le titre|La question)$/).fill(title);
  await form.getByRole('button', { name: 'Commencer' }).click();
}

export const save = (screen: Page) => screen.getByRole('button', { name: /^Enregistrer/ }).click();

/** Saves a text into a proposal, and waits until it is there. */
export async function saveProposal(screen: Page): Promise<void> {
  await save(screen);
  await expect(screen.getByRole('status')).toHaveText(
    /^(?:Enregistré|Gardé) dans la proposition n° \d/,
  );
}
