import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { put } from '../../src/vite/output.ts';
import { serve } from '../../src/vite/serve.ts';
import { limitPage, limitRoute } from './limit-page.ts';
import { measureCommand } from './measure-command.ts';
import { BENCH_FOLDER } from './records.ts';

export interface BenchSite {
  dir: string;
  /** Without final slash. */
  origin: string;
  routes: readonly string[];
  close(): Promise<void>;
}

/** The site of this tree, built anew and served with the limit pages of some routes beside it. */
export async function openBenchSite(limits: readonly string[]): Promise<BenchSite> {
  const dir = join(BENCH_FOLDER, `site-${process.pid}`);
  await measureCommand('.', ['build', '--out', dir], { SITE_URL: '' });
  for (const route of limits) {
    const html = await readFile(join(dir, `${route === '/' ? '/index' : route}.html`), 'utf8');
    put(dir, `${limitRoute(route)}.html`, limitPage(html));
  }
  const server = await serve({ dir, port: 0, base: '/' });
  const close = async () => {
    await server.close();
    await rm(dir, { recursive: true, force: true });
  };
  return { dir, origin: server.address.slice(0, -1), routes: await routesOf(dir), close };
}

/** Every route of a built site. */
async function routesOf(dist: string): Promise<string[]> {
  const entries: { path: string }[] = JSON.parse(
    await readFile(join(dist, 'metadata.json'), 'utf8'),
  );
  return entries.map(({ path }) => path);
}
