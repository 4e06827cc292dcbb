import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { serve } from '../../src/vite/serve.ts';
import { findNginx, serveWithNginx } from '../hosts/nginx.ts';
import { crawl } from './setup/crawl.ts';
import { whenAlive } from './setup/faults.ts';
import { temporaryRepository } from './setup/temporary-repository.ts';

const SHA = 'a'.repeat(40);
const SITE = 'https://org.github.io/site/';

/** A GitHub that knows two open proposals and keeps their comments. */
async function littleGitHub() {
  const comments: string[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    let text = '';
    request.on('data', (part) => {
      text += part;
    });
    request.on('end', () => {
      if (request.method === 'POST') comments.push(JSON.parse(text).body);
      const number = Number(url.searchParams.get('head')?.replace('fork:p', ''));
      const isList = url.pathname.endsWith('/pulls');
      const isOne = /\/pulls\/\d+$/.test(url.pathname);
      const answer = isList ? [{ number, head: { sha: SHA } }] : isOne ? { state: 'open' } : [];
      response.end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((done) => server.listen(0, done));
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  return { comments, address: `http://localhost:${port}`, close: () => server.close() };
}

test('main and two previews on one branch: nothing leaves its folder, closing takes only its own @desktop @rare', async ({
  page,
}) => {
  test.setTimeout(600_000);
  const depot = temporaryRepository();
  const gitHub = await littleGitHub();
  const job = { GITHUB_REPOSITORY: 'org/site', GITHUB_TOKEN: 'jeton', SITE_URL: '', CI: '' };
  const origin = join(depot.home, 'origin.git');
  const www = join(depot.home, 'www');
  mkdirSync(www);
  /** The served folder, as the host takes it from the branch. */
  const publish = () => {
    execFileSync('rm', ['-rf', join(www, 'site')]);
    execFileSync('git', ['clone', '-q', '-b', 'gh-pages', origin, join(www, 'site')], {
      stdio: 'ignore',
    });
    execFileSync('rm', ['-rf', join(www, 'site/.git')]);
    return readdirSync(join(www, 'site'));
  };
  try {
    depot.commit('Le site');
    depot.git('clone', '-q', '--bare', '.', origin);
    depot.git('remote', 'add', 'origin', origin);
    expect(await depot.run('publish', ['site'], job)).toEqual({ code: 0, said: '' });
    for (const number of [12, 13]) {
      depot.edit('content/pages/contact.mdx', /^title: .*$/m, `title: Contact ${number}`);
      if (number === 12) {
        const compared = await depot.run('review', ['--base', 'main', '--no-screenshots'], {
          ...job,
          SITE_URL: SITE,
        });
        expect(compared).toEqual({ code: 0, said: '' });
      }
      expect(
        await depot.run('preview', ['--pr', String(number)], {
          ...job,
          PREVIEW_EDIT: 'https://github.com/fork/site/edit/p',
        }),
      ).toEqual({ code: 0, said: '' });
      const run = {
        RUN_HEAD: `fork:p${number}`,
        RUN_SHA: SHA,
        RUN_CONCLUSION: 'success',
        GITHUB_API_URL: gitHub.address,
      };
      expect(await depot.run('publish', ['apercu', '--dir', 'apercu'], { ...job, ...run })).toEqual(
        {
          code: 0,
          said: '',
        },
      );
    }
    expect(publish()).toEqual(
      expect.arrayContaining(['index.html', 'pr-12', 'pr-13', '.nojekyll']),
    );
    expect(gitHub.comments[0]).toContain('(https://org.github.io/site/pr-12/revue/)');
    expect(gitHub.comments[0]).toContain('Contact 12');

    const nginx = findNginx();
    const host = nginx
      ? await serveWithNginx(nginx, www)
      : await serve({ dir: www, port: 0, base: '/' });
    const root = host.address.replace(/\/$/, '');
    try {
      for (const folder of ['/site/pr-12/', '/site/pr-13/', '/site/']) {
        const { leaks, broken, visited } = await crawl({ root, folder, published: SITE });
        expect([folder, leaks, broken]).toEqual([folder, [], []]);
        expect(visited).toBeGreaterThan(60);
      }
      const outside: string[] = [];
      page.on('request', (request) => {
        const { origin, pathname } = new URL(request.url());
        if (origin === root && !pathname.startsWith('/site/pr-12/')) outside.push(pathname);
      });
      await page.goto(`${root}/site/pr-12/services`);
      await whenAlive(page);
      await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
      await expect(page).toHaveURL(`${root}/site/pr-12/contact`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact 12');
      await expect(page.getByRole('link', { name: /Modifier cette page/ })).toHaveAttribute(
        'href',
        'https://github.com/fork/site/edit/p/content/pages/contact.mdx',
      );
      const note = page.getByRole('complementary', { name: 'Aperçu d’une proposition' });
      await note.getByText(/Proposition nº\s12/).click();
      await expect(note.getByRole('link', { name: 'Contact 12' })).toHaveAttribute(
        'href',
        '/site/pr-12/contact',
      );
      expect(outside).toEqual([]);
      const robots = async (path: string) =>
        (await (await fetch(root + path)).text()).match(/<meta name="robots"[^>]*>/)?.[0];
      expect(await robots('/site/pr-12/contact')).toContain('noindex');
      expect(await robots('/site/contact')).toBeUndefined();
    } finally {
      await host.close();
    }

    const before = publish();
    expect(await depot.run('publish', ['retrait', '--pr', '12'], job)).toEqual({
      code: 0,
      said: '',
    });
    expect(publish()).toEqual(before.filter((name) => name !== 'pr-12'));
  } finally {
    gitHub.close();
    depot.remove();
  }
});
