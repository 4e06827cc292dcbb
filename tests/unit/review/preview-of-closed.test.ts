import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishPreview } from '../../../src/review/publish/publish.ts';
import { put } from '../../../src/vite/output.ts';

const home = mkdtempSync(join(tmpdir(), 'close-'));
const origin = join(home, 'origin.git');
const clone = join(home, 'clone');
const git = (dir: string, ...words: string[]) =>
  execFileSync('git', words, { cwd: dir, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
const SHA = 'a'.repeat(40);

/** A little GitHub that lists proposal 12 as open; what it says of it when asked again is `state`. */
let state = 'open';
let comments = 0;
let server: Server;

beforeAll(async () => {
  execFileSync('git', ['init', '-q', '--bare', '-b', 'main', origin]);
  execFileSync('git', ['clone', '-q', origin, clone], { stdio: 'ignore' });
  const name = ['-c', 'user.name=essai', '-c', 'user.email=essai@site.ga'];
  git(clone, ...name, 'commit', '-q', '--allow-empty', '-m', 'début');
  git(clone, 'push', '-q', 'origin', 'HEAD:main');
  await put(join(home, 'apercu'), 'site/index.html', 'douze');
  server = createServer(({ method, url = '' }, response) => {
    const path = url.replace('/repos/org/site', '');
    if (method === 'POST') comments += 1;
    const list = path.startsWith('/pulls?') ? [{ number: 12, head: { sha: SHA } }] : [];
    response.end(JSON.stringify(path === '/pulls/12' ? { state } : list));
  });
  await new Promise<void>((done) => server.listen(0, done));
});

afterAll(() => {
  server.close();
  rmSync(home, { recursive: true, force: true });
});

async function publish() {
  const bound = server.address();
  const env = {
    GITHUB_TOKEN: 'jeton',
    GITHUB_REPOSITORY: 'org/site',
    GITHUB_API_URL: `http://localhost:${typeof bound === 'object' && bound ? bound.port : 0}`,
    RUN_HEAD: 'fork:main',
    RUN_REPOSITORY: 'fork/site',
    RUN_SHA: SHA,
    RUN_CONCLUSION: 'success',
  };
  const job = { repository: clone, env, site: 'https://x/', say: () => {} };
  await publishPreview(job, join(home, 'apercu'));
  return git(origin, 'ls-tree', '-r', '--name-only', 'gh-pages').trim().split('\n');
}

test('a preview is published with its comment; of a proposal closed meanwhile nothing stays', async () => {
  expect(await publish()).toEqual(['.nojekyll', 'pr-12/index.html']);
  expect(comments).toBe(1);
  state = 'closed';
  expect(await publish()).toEqual(['.nojekyll']);
  expect(comments).toBe(1);
});
