import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { serve } from '../../src/vite/serve.ts';
import { crawl } from './setup/crawl.ts';
import { visit } from './setup/page.ts';
import { inCopy } from './setup/project.ts';

const SHA = 'a'.repeat(40);
const SITE = 'https://org.github.io/site/';
const JOB = { GITHUB_REPOSITORY: 'org/site', GITHUB_TOKEN: 'jeton', SITE_URL: '', CI: '' };

/** A GitHub that knows one open proposal and keeps the comments on it. */
async function littleGitHub() {
  const comments: string[] = [];
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const sent = (await request.toArray()).join('');
    if (request.method === 'POST') comments.push(JSON.parse(sent).body);
    const isList = pathname.endsWith('/pulls');
    const isOne = /\/pulls\/\d+$/.test(pathname);
    const answer = isList ? [{ number: 12, head: { sha: SHA } }] : isOne ? { state: 'open' } : [];
    response.end(JSON.stringify(answer));
  });
  await new Promise<void>((done) => server.listen(0, done));
  const { port } = server.address() as AddressInfo;
  return { comments, address: `http://localhost:${port}`, close: () => server.close() };
}

test('main and a preview on one branch: nothing leaves its folder, closing takes only the preview @desktop @rare', async ({
  page,
}) => {
  test.setTimeout(600_000);
  const gitHub = await littleGitHub();
  await inCopy(async (project) => {
    const origin = join(project.home, 'origin.git');
    const www = join(project.home, 'www');
    /** What the host serves: the branch. */
    const checkOut = () => {
      execFileSync('rm', ['-rf', www]);
      execFileSync('git', ['clone', '-q', '-b', 'gh-pages', origin, join(www, 'site')]);
    };
    project.commit('Le site');
    project.git('clone', '-q', '--bare', '.', origin);
    project.git('remote', 'add', 'origin', origin);
    await project.must('publish', ['site'], JOB);
    project.edit('content/pages/contact.mdx', /^title: .*$/m, 'title: Contact 12');
    await project.must('review', ['--base', 'main', '--no-screenshots'], {
      ...JOB,
      SITE_URL: SITE,
    });
    const edit = 'https://github.com/fork/site/edit/p';
    await project.must('preview', ['--pr', '12'], { ...JOB, PREVIEW_EDIT: edit });
    await project.must('publish', ['apercu', '--dir', 'apercu'], {
      ...JOB,
      RUN_HEAD: 'fork:p12',
      RUN_REPOSITORY: 'fork/site',
      RUN_SHA: SHA,
      RUN_CONCLUSION: 'success',
      GITHUB_API_URL: gitHub.address,
    });
    expect(gitHub.comments[0]).toContain(`(${SITE}pr-12/revue/)`);
    expect(gitHub.comments[0]).toContain('Contact 12');

    checkOut();
    const host = await serve({ dir: join(www, 'site'), port: 0, base: '/site/' });
    const root = new URL(host.address).origin;
    try {
      for (const folder of ['/site/pr-12/', '/site/']) {
        const { leaks, broken, visited } = await crawl({ root, folder, published: SITE });
        expect({ folder, leaks, broken }).toEqual({ folder, leaks: [], broken: [] });
        expect(visited).toBeGreaterThan(60);
      }
      const robots = page.locator('meta[name=robots]');
      await visit(page, `${root}/site/pr-12/services`);
      await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
      await expect(page).toHaveURL(`${root}/site/pr-12/contact`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact 12');
      await expect(robots).toHaveAttribute('content', /noindex/);
      const link = page.getByRole('link', { name: /Modifier cette page/ });
      await expect(link).toHaveAttribute('href', `${edit}/content/pages/contact.mdx`);
      const note = page.getByRole('complementary', { name: 'Aperçu d’une proposition' });
      await note.getByText(/Proposition nº\s12/).click();
      const changed = note.getByRole('link', { name: 'Contact 12' });
      await expect(changed).toHaveAttribute('href', '/site/pr-12/contact');
      await visit(page, `${root}/site/contact`);
      await expect(robots).toHaveCount(0);
      await project.must('publish', ['retrait', '--pr', '12'], JOB);
      checkOut();
      expect((await fetch(`${root}/site/pr-12/contact`)).status).toBe(404);
      expect((await fetch(`${root}/site/contact`)).status).toBe(200);
    } finally {
      await host.close();
    }
  });
  gitHub.close();
});
