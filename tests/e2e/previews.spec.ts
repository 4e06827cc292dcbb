import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '../../src/vite/serve.ts';
import { crawl } from './setup/crawl.ts';
import { visit } from './setup/page.ts';
import { inCopy, type Project } from './setup/project.ts';
import { expect, test } from './setup/test.ts';

const SITE = 'https://org.github.io/site/';

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
}) => {
  test.setTimeout(600_000);
  await inCopy(async (project) => {
    const env = { GITHUB_REPOSITORY: 'org/site', SITE_URL: '' };
    const www = join(project.dir, '.cache/publication');
    project.commit('Le site');
    await project.must('build', ['--published', '--out', www], env);

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
    const { code, stderr } = await project.run('preview', words, env);
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

    const host = await serve({ dir: www, port: 0, base: '/site/' });
    const root = new URL(host.address).origin;
    try {
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
    } finally {
      await host.close();
    }
    expect(existsSync(join(project.dir, '.cache/previews'))).toBe(false);
  });
});
