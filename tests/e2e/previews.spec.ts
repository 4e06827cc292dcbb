import { spawn } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { fetchProposals } from '../../src/proposals/proposals.ts';
import { serve } from '../../src/vite/serve.ts';
import { photo } from '../unit/vite/photo.ts';
import { crawl } from './setup/crawl.ts';
import { gitHubOf, strangersTrees } from './setup/hostile-proposals.ts';
import { visit } from './setup/page.ts';
import type { Project } from './setup/project.ts';
import { ROUTES } from './setup/routes.ts';
import { expect, testOf } from './setup/test.ts';

const SITE = 'https://org.github.io/site/';
const ENV = { GITHUB_REPOSITORY: 'org/site', SITE_URL: '' };

/** Where a copy publishes. */
const publicationOf = ({ dir }: Project) => join(dir, '.cache/publication');

// One site under a sub-path, then its previews beside it.
const publish = async (project: Project) => {
  // The drawings of the frozen content have one size; a photo has a set of them.
  project.write('content/images/colline.jpg', await photo(800, 600));
  project.edit('content/pages/media.mdx', /$/, '\n![Une colline](/images/colline.jpg)\n');
  project.commit('Le site');
  await project.must('build', ['--published', '--out', publicationOf(project)], ENV);
};
const test = testOf(publish);
test.describe.configure({ mode: 'serial', timeout: 600_000 });

/** Serves what is published so far; the host ends with the act. */
async function onHost(dir: string, act: (root: string) => Promise<void>): Promise<void> {
  const host = await serve({ dir, port: 0, base: '/site/' });
  await act(new URL(host.address).origin).finally(() => host.close());
}

test('under a sub-path every link, asset and navigation stays inside it @rare', async ({
  page,
  project,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const outside: string[] = [];
  page.on('request', (request) => {
    const { pathname, protocol } = new URL(request.url());
    if (/^http/.test(protocol) && !pathname.startsWith('/site/')) outside.push(pathname);
  });
  await onHost(publicationOf(project), async (root) => {
    const { leaks, broken, visited } = await crawl({ root, folder: '/site/', published: SITE });
    expect({ leaks, broken }).toEqual({ leaks: [], broken: [] });
    expect(visited).toBeGreaterThan(ROUTES.length);
    await visit(page, `${root}/site/services`);
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveAttribute('href', `${SITE}services`);
    await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page).toHaveURL(`${root}/site/contact`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact personnels');
    await expect(canonical).toHaveAttribute('href', `${SITE}contact`);
  });
  expect(outside).toEqual([]);
});

const filesIn = (dir: string) =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dir.length + 1))
    .sort();

/** Files of a folder with what they hold. */
const stateOf = (dir: string) =>
  filesIn(dir).map((path) => `${path} ${hash('sha256', readFileSync(join(dir, path)))}`);

const isMain = (path: string) => !path.startsWith('pr-');

/** The words of a command of the preview in a workflow. */
const wordsIn = (workflow: string) =>
  /npm run preview -- (.*)/
    .exec(readFileSync(`.github/workflows/${workflow}.yml`, 'utf8'))?.[1]
    ?.split(' ') ?? [];

test('of the proposals of strangers the texts that were let through are shown, and nothing foreign @rare', async ({
  page,
  project,
}) => {
  const www = publicationOf(project);
  const { gitOutput } = project;
  const trees = strangersTrees(project);
  const heads = trees.map(([tree], at) => {
    const sha = gitOutput(['commit-tree', tree, '-p', 'main', '-m', 'Une proposition']);
    const merge = gitOutput(['commit-tree', tree, '-p', 'main', '-p', sha, '-m', 'Fusion']);
    project.git('update-ref', `refs/pull/${at + 1}/merge`, merge);
    return sha;
  });
  // Somebody has just pushed: its merge is of another commit than the one that was let through.
  project.git('update-ref', 'refs/pull/12/merge', 'refs/pull/11/merge');
  const before = { main: stateOf(www), copy: gitOutput(['status', '--porcelain']) };
  const said: string[] = [];
  const dir = join(project.dir, '.cache/propositions');
  const options = { dir, origin: `file://${project.dir}`, log: (line: string) => said.push(line) };
  await fetchProposals(gitHubOf([...heads, heads[0] ?? '']), options);
  const { stderr } = await project.run('preview', wordsIn('apercus'), ENV);
  await project.must('preview', wordsIn('deploy'), ENV);
  expect(stateOf(www).filter(isMain)).toEqual(before.main);
  said.push(...(stderr.match(/L’aperçu \d+ .*/g) ?? []));
  expect(said.sort(byNumber)).toEqual([
    // Ten at a time have a preview, the newest ones.
    ...trees.flatMap(([, reason], at) => {
      if (at === 0) return [];
      return `L’aperçu ${at + 1} ${reason ? `n’est pas construit. ${reason}` : 'est construit.'}`;
    }),
    'La proposition 12 vient de changer.',
  ]);
  expect(readdirSync(www).filter((name) => !isMain(name))).toEqual(['pr-11', 'pr-2']);
  expect(holding(join(www, 'pr-2'), /code-de-la-proposition/)).toEqual([]);
  expect(holding(join(www, 'pr-2'), /Contact 1/).length).toBeGreaterThan(3);
  expect(gitOutput(['status', '--porcelain'])).toBe(before.copy);
  expect(existsSync(join(project.dir, '.cache/previews'))).toBe(false);
  await onHost(www, async (root) => {
    await seeThief(page, root, join(www, 'pr-11'));
    await seeContact(page, root);
  });
});

const byNumber = (a: string, b: string) => a.localeCompare(b, 'fr', { numeric: true });

/** Names of the texts of a preview that match a pattern. */
const holding = (dir: string, pattern: RegExp) =>
  filesIn(dir)
    .filter((path) => /\.(html|json|js|xml|txt|csv)$|_redirects$/.test(path))
    .filter((path) => pattern.test(readFileSync(join(dir, path), 'utf8')));

async function seeThief(page: Page, root: string, dir: string) {
  // The keys are samples, and no link leaves the site: the texts are their author's.
  expect(holding(dir, /Voleur|voleur@|"\+241 66|<a [^>]*href="(?:[a-z]+:|\/\/)/)).toEqual([]);
  expect(filesIn(dir).filter((path) => /\.pdf$|sw\.js$|payez/.test(path))).toEqual([]);
  const said = /noindex.*que personne n’a encore acceptée/s;
  const pages = filesIn(dir).filter((path) => path.endsWith('.html') && !path.startsWith('demo/'));
  expect(pages.length - holding(dir, said).filter((path) => path.endsWith('.html')).length).toBe(0);
  await visit(page, `${root}/site/pr-11/dons`);
  await expect(page.getByText('Payez au 066 12 34 56 ou ici.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'ici', exact: true })).toHaveCount(0);
  await visit(page, `${root}/site/pr-11/projets/decouverte-gabon/soutenir`);
  await expect(page.getByText('Prénom Nom').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Copier/ })).toHaveCount(0);
}

async function seeContact(page: Page, root: string) {
  const folder = '/site/pr-2/';
  const { leaks, broken, visited } = await crawl({ root, folder, published: SITE });
  expect({ leaks, broken }).toEqual({ leaks: [], broken: [] });
  expect(visited).toBeGreaterThan(60);
  await visit(page, `${root}/site/pr-2/services`);
  const banner = page.getByRole('complementary', { name: 'Aperçu d’une proposition' });
  await banner.getByText(/Proposition nº\s2/).click();
  await banner.getByRole('link', { name: 'Contact 1' }).click();
  await expect(page).toHaveURL(`${root}/site/pr-2/contact`);
  await expect(page.getByRole('link', { name: /Modifier cette page/ })).toHaveCount(0);
  await visit(page, `${root}/site/contact`);
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  await expect(banner).toHaveCount(0);
}

for (const [moment, reached] of [
  ['while its content is copied', '.cache/previews/content'],
  ['while it is built', '.cache/apercu-en-cours'],
  ['when it is finished and not yet moved', '.cache/apercu-en-cours/pr-11/metadata.json'],
] as const)
  test(`a preview that is killed ${moment} leaves no file in what is published @rare`, async ({
    project,
  }) => {
    const out = join(project.dir, '.cache/apercus');
    rmSync(out, { recursive: true, force: true });
    rmSync(join(project.dir, '.cache/apercu-en-cours'), { recursive: true, force: true });
    const preview = spawn(
      process.execPath,
      ['--import', 'tsx', 'scripts/preview.ts', ...wordsIn('apercus')],
      { cwd: project.dir, detached: true, stdio: 'ignore', env: { ...process.env, ...ENV } },
    );
    const ended = new Promise((done) => preview.on('close', done));
    await expect
      .poll(() => existsSync(join(project.dir, reached)), { intervals: [1], timeout: 120_000 })
      .toBe(true);
    // The group: a build is a process of its own.
    process.kill(-Number(preview.pid), 'SIGKILL');
    await ended;
    expect(filesIn(out)).toEqual([]);
  });
