import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Request, Route } from '@playwright/test';
import sharp from 'sharp';
import { checkSite } from '../../../src/content/check.ts';
import { isError } from '../../../src/engine/issue.ts';
import { typeOf } from '../../../src/vite/send.ts';

const CONTENT = 'tests/content';

/** Every file of the frozen content, by its path in a repository. */
export const repositoryFiles = (): Map<string, Buffer> =>
  new Map(
    readdirSync(CONTENT, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.replace(CONTENT, 'content'), readFileSync(path)]),
  );

/** Answers for a host of the built screen, and tells what else was asked of anyone. */
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

/** Lays a repository into the browser's private file system, which takes the place of the picker. */
export async function layLocalCopy(page: Page, files: ReadonlyMap<string, Buffer>) {
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.reload();
  const all = [...files].map(([path, bytes]) => [path, bytes.toString('base64')] as const);
  await page.evaluate(async (given) => {
    const root = await navigator.storage.getDirectory();
    await root.getDirectoryHandle('.git', { create: true });
    for (const [path, text] of given) {
      const [name = '', ...above] = path.split('/').reverse();
      let folder = root;
      for (const one of above.reverse())
        folder = await folder.getDirectoryHandle(one, { create: true });
      const file = await folder.getFileHandle(name, { create: true });
      const stream = await file.createWritable();
      await stream.write(Uint8Array.from(atob(text), (char) => char.charCodeAt(0)));
      await stream.close();
    }
  }, all);
}

/** The bytes of a file of the local copy. */
export const localFile = async (page: Page, path: string): Promise<Buffer> => {
  const text = await page.evaluate(async (asked) => {
    const [name = '', ...above] = asked.split('/').reverse();
    let folder = await navigator.storage.getDirectory();
    for (const one of above.reverse()) folder = await folder.getDirectoryHandle(one);
    const file = await (await folder.getFileHandle(name)).getFile();
    const bytes = new Uint8Array(await file.arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  }, path);
  return Buffer.from(text, 'base64');
};

/** A photo of a telephone: larger than a page needs, with the day, the device and the place. */
export const photo = () =>
  sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#2f6b4f' } })
    .withExif({
      IFD0: { Model: 'Un telephone', DateTime: '2026:03:01 10:15:00' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '0/1 23/1 0/1' },
    })
    .jpeg()
    .toBuffer();

/** What the check refuses in the frozen content with some files in place of its own. */
export async function refusedWith(files: ReadonlyMap<string, Buffer>): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'ecrit-'));
  cpSync(CONTENT, join(folder, 'content'), { recursive: true });
  for (const [path, bytes] of files) writeFileSync(join(folder, path), bytes);
  const { issues } = await checkSite(join(folder, 'content'));
  return issues.filter(isError).map(({ file, message }) => `${file}: ${message}`);
}

/** What was done to the repository on GitHub. */
export interface Done {
  /** The network is lost. */
  isDown: boolean;
  branches: string[];
  commits: { branch: string; message: string; files: Map<string, Buffer> }[];
  proposals: Record<string, unknown>[];
  labels: string[];
}

interface GraphQuery {
  query: string;
  variables: { input?: Record<string, unknown> };
}

/** A GitHub with one repository, and one token that it knows. */
export async function answerForGitHub(page: Page, files: ReadonlyMap<string, Buffer>) {
  const done: Done = { isDown: false, branches: [], commits: [], proposals: [], labels: [] };
  const paths = [...files.keys()];
  const sha = (at: number) => at.toString(16).padStart(40, '0');
  const head = 'a'.repeat(40);
  const day = '2026-11-01T08:00:00Z';

  const graph = ({ query, variables: { input } }: GraphQuery): unknown => {
    const aliases = (pattern: RegExp, value: (found: RegExpMatchArray) => unknown) => ({
      repository: Object.fromEntries(
        [...query.matchAll(pattern)].map((found) => [found[1] ?? '', value(found)]),
      ),
    });
    if (query.includes('createRef(')) {
      done.branches.push(String(input?.name));
      return { createRef: { ref: { name: input?.name } } };
    }
    if (query.includes('createCommitOnBranch(')) return { createCommitOnBranch: commit(input) };
    if (/content_\d+:/.test(query))
      return aliases(/(content_\d+): object\(oid: "([0-9a-f]+)"\)/g, ([, , oid = '']) => {
        const path = paths[Number.parseInt(oid, 16)] ?? '';
        return { text: files.get(path)?.toString('utf8'), isTruncated: false };
      });
    if (/commit_\d+:/.test(query))
      return aliases(/(commit_\d+): ref/g, () => ({
        target: {
          history: { nodes: [{ author: { name: 'Awa', email: '' }, committedDate: day }] },
        },
      }));
    if (query.includes('pullRequests(')) return { repository: { pullRequests: { nodes: [] } } };
    if (query.includes('fork: repository'))
      return { fork: { id: 'R_1' }, base: { ref: { target: { oid: head } } } };
    const history = { nodes: [{ oid: head, message: 'Un texte' }] };
    return { repository: { ref: { target: { history } }, defaultBranchRef: { name: 'main' } } };
  };

  const commit = (input: Record<string, unknown> | undefined) => {
    const { branch, message, fileChanges } = input as {
      branch: { branchName: string };
      message: { headline: string };
      fileChanges: { additions: { path: string; contents: string }[] };
    };
    const added = fileChanges.additions.map(
      ({ path, contents }) => [path, Buffer.from(contents, 'base64')] as const,
    );
    done.commits.push({
      branch: branch.branchName,
      message: message.headline,
      files: new Map(added),
    });
    return { commit: { oid: 'b'.repeat(40), committedDate: day } };
  };

  const rest = (request: Request, path: string): unknown => {
    const body: Record<string, unknown> = request.postDataJSON() ?? {};
    if (path === '/user') return { id: 1, login: 'awa', name: 'Awa', email: 'awa@example.org' };
    if (path === '/graphql') return { data: graph(body as unknown as GraphQuery) };
    if (path.includes('/git/trees/'))
      return {
        tree: paths.map((one, at) => ({ type: 'blob', path: one, sha: sha(at), size: 100 })),
      };
    if (path.endsWith('/pulls')) {
      done.proposals.push(body);
      const url = 'https://github.com/example-org/site/pull/1';
      return {
        number: 1,
        node_id: 'P_1',
        title: body.title,
        html_url: url,
        created_at: day,
        updated_at: day,
      };
    }
    if (path.endsWith('/labels')) done.labels.push(...(body.labels as string[]));
    return {};
  };

  const headers = {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Headers': '*',
    'Access-Control-Allow-Methods': '*',
  };
  await page.route('https://api.github.com/**', (route: Route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (done.isDown) return route.abort('internetdisconnected');
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
    const { authorization = '' } = request.headers();
    if (!authorization.endsWith(' un-bon-jeton'))
      return route.fulfill({ status: 401, headers, json: { message: 'Bad credentials' } });
    if (pathname.includes('/collaborators/')) return route.fulfill({ status: 204, headers });
    const blob = /\/git\/blobs\/([0-9a-f]+)$/.exec(pathname)?.[1];
    if (blob) {
      const bytes = files.get(paths[Number.parseInt(blob, 16)] ?? '');
      return route.fulfill({ headers, body: bytes, contentType: 'application/octet-stream' });
    }
    return route.fulfill({ headers, json: rest(request, pathname) });
  });
  return done;
}
