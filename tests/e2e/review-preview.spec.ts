import { chmodSync, rmSync, writeFileSync } from 'node:fs';
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

/** A GitHub that knows one open proposal with its build, and keeps the comments on it. */
async function littleGitHub() {
  const comments: string[] = [];
  const head = { sha: SHA, ref: 'p12', repo: { full_name: 'fork/site' } };
  const pull = { number: 12, state: 'open', head, labels: [] };
  const open = [pull];
  const run = { id: 1, created_at: '', head_branch: 'p12', head_repository: head.repo };
  const answers: readonly [RegExp, unknown][] = [
    [/\/pulls$/, open],
    [/\/pulls\/\d+$/, pull],
    [/\/files$/, [{ filename: 'content/pages/contact.mdx' }]],
    [/\/runs$/, { workflow_runs: [run] }],
    [/\/caches$/, { total_count: 0 }],
  ];
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const sent = (await request.toArray()).join('');
    if (request.method === 'POST') comments.push(JSON.parse(sent).body);
    const answer = answers.find(([path]) => path.test(pathname))?.[1] ?? [];
    response.end(JSON.stringify(answer));
  });
  await new Promise<void>((done) => server.listen(0, done));
  const { port } = server.address() as AddressInfo;
  return { comments, open, address: `http://localhost:${port}`, close: () => server.close() };
}

test('main and a preview in one folder are independent, and closing removes only the preview @desktop @rare', async ({
  page,
}) => {
  test.setTimeout(600_000);
  const gitHub = await littleGitHub();
  await inCopy(async (project) => {
    const www = join(project.home, 'www');
    // `gh run download`, of the one build.
    writeFileSync(join(project.home, 'gh'), '#!/bin/sh\ncp -r apercu "$9"\n');
    chmodSync(join(project.home, 'gh'), 0o755);
    const api = {
      ...JOB,
      GITHUB_API_URL: gitHub.address,
      RUNNER_TEMP: project.home,
      PATH: `${project.home}:${process.env.PATH}`,
    };
    /** What the host serves: main, and what is admitted beside it. */
    const deploy = async () => {
      rmSync(www, { recursive: true, force: true });
      const words = ['site', '--dir', '.cache/publication', '--out', join(www, 'site')];
      await project.must('publish', words, api);
    };
    project.commit('Le site');
    await project.must('workflow', ['site'], JOB);
    project.edit('content/pages/contact.mdx', /^title: .*$/m, 'title: Contact 12');
    await project.must('review', ['--base', 'main', '--no-screenshots'], {
      ...JOB,
      SITE_URL: SITE,
    });
    const edit = 'https://github.com/fork/site/edit/p';
    await project.must('preview', ['--pr', '12'], { ...JOB, PREVIEW_EDIT: edit });
    await project.must('publish', ['apercu', '--dir', 'apercu'], {
      ...api,
      RUN_HEAD: 'fork:p12',
      RUN_REPOSITORY: 'fork/site',
      RUN_SHA: SHA,
      RUN_CONCLUSION: 'success',
    });
    expect(gitHub.comments[0]).toContain(`(${SITE}pr-12/revue/)`);
    expect(gitHub.comments[0]).toContain('Contact 12');

    await deploy();
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
      gitHub.open.length = 0;
      await deploy();
      expect((await fetch(`${root}/site/pr-12/contact`)).status).toBe(404);
      expect((await fetch(`${root}/site/contact`)).status).toBe(200);
    } finally {
      await host.close();
    }
  });
  gitHub.close();
});
