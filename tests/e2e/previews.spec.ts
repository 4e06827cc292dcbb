import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '../../src/vite/serve.ts';
import { photo } from '../unit/vite/photo.ts';
import { crawl } from './setup/crawl.ts';
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
const test = testOf(publish, { timeout: 600_000 });
test.describe.configure({ mode: 'serial', timeout: 600_000 });

/** Serves what is published so far; the host ends with the act. */
async function onHost(dir: string, act: (root: string) => Promise<void>): Promise<void> {
  const host = await serve({ dir, port: 0, base: '/site/' });
  await act(new URL(host.address).origin).finally(() => host.close());
}

test('under a sub-path every link, asset and navigation stays inside it', async ({
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

/** Commits the working copy as the merge of a proposal into main, then goes back to main. */
function propose(project: Project, pull: number): void {
  project.git('checkout', '-q', '--detach');
  project.commit(`Proposition ${pull}`);
  project.git('update-ref', `refs/propositions/${pull}`, 'HEAD');
  project.git('checkout', '-q', 'main');
}

const list = (...pulls: number[]) =>
  JSON.stringify(
    pulls.map((number) => ({
      number,
      headRefName: 'ma-fiche#1',
      headRepository: { name: 'site' },
      headRepositoryOwner: { login: 'fork' },
    })),
  );

test('previews have the texts of proposals, none of their code, no number to pay, and stop nothing', async ({
  page,
  project,
}) => {
  const www = publicationOf(project);
  project.edit('content/pages/contact.mdx', /^title: .*$/m, 'title: Contact 12');
  project.edit('content/pages/contact.mdx', /$/, '\nEnvoyez cinq mille au 077 65 43 21.\n');
  project.edit('content/site.yml', /(donation:\n\s+phone: )"[^"]+"/, '$1"+241 77 65 43 21"');
  project.edit('src/client/entry.ts', /^/, "console.log('code-de-la-proposition');\n");
  propose(project, 12);
  project.edit('content/pages/contact.mdx', /^title: .*$/m, 'titre: Contact 13');
  propose(project, 13);
  project.edit('src/client/entry.ts', /^/, "console.log('code-de-la-proposition');\n");
  propose(project, 14);
  rmSync(join(project.dir, 'content'), { recursive: true });
  project.write('content', 'Un fichier.');
  propose(project, 15);
  project.write('.cache/propositions.json', list(15, 14, 13, 12));
  const words = ['--list', '.cache/propositions.json', '--out', www];
  const { code, stderr } = await project.run('preview', words, ENV);
  expect([code, stderr.trim().split('\n')]).toEqual([
    0,
    [
      'L’aperçu 15 n’est pas construit. content n’est pas un dossier.',
      'L’aperçu 14 n’est pas construit. Il ne change pas le contenu.',
      'L’aperçu 13 n’est pas construit. Le contenu est à corriger d’abord.',
      'L’aperçu 12 est construit.',
    ],
  ]);
  expect(readdirSync(www).filter((name) => name.startsWith('pr-'))).toEqual(['pr-12']);
  expect(project.read('content/pages/contact.mdx')).not.toContain('12');

  const files = readdirSync(join(www, 'pr-12'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const texts = files
    .filter((path) => /\.(html|json|js|xml|txt|csv)$/.test(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
  const holding = (pattern: RegExp) =>
    texts.filter(({ text }) => pattern.test(text)).map(({ path }) => path);
  expect(holding(/code-de-la-proposition|77.?65.?43.?21/)).toEqual([]);
  expect(holding(/Contact 12/).length).toBeGreaterThan(3);
  const pages = texts.filter(({ path }) => path.endsWith('.html') && !path.includes('/demo/'));
  const silent = pages.filter(
    ({ text }) => !/noindex.*que personne n’a encore acceptée/s.test(text),
  );
  expect(silent.map(({ path }) => path)).toEqual([]);
  expect(files.filter((path) => /\.pdf$|sw\.js$/.test(path))).toEqual([]);

  await onHost(www, async (root) => {
    const folder = '/site/pr-12/';
    const { leaks, broken, visited } = await crawl({ root, folder, published: SITE });
    expect({ leaks, broken }).toEqual({ leaks: [], broken: [] });
    expect(visited).toBeGreaterThan(60);
    await visit(page, `${root}/site/pr-12/projets/decouverte-gabon/soutenir`);
    await expect(page.getByText('+241 00 00 00 00').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Copier/ })).toHaveCount(0);
    await visit(page, `${root}/site/pr-12/services`);
    const banner = page.getByRole('complementary', { name: 'Aperçu d’une proposition' });
    await expect(banner).toContainText('que personne n’a encore acceptée');
    await banner.getByText(/Proposition nº\s12/).click();
    await banner.getByRole('link', { name: 'Contact 12' }).click();
    await expect(page).toHaveURL(`${root}/site/pr-12/contact`);
    await expect(page.getByRole('link', { name: /Modifier cette page/ })).toHaveAttribute(
      'href',
      'https://github.com/fork/site/edit/ma-fiche%231/content/pages/contact.mdx',
    );
    await visit(page, `${root}/site/contact`);
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
    await expect(banner).toHaveCount(0);
  });
  expect(existsSync(join(project.dir, '.cache/previews'))).toBe(false);
});
