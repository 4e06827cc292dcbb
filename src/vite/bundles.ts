import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildId } from './build-id.ts';
import type { ClientFiles } from './bundle.ts';

/** The site's code, ready to use: it does not depend on the content. */
interface Bundles {
  client: ClientFiles;
  /** Folder to copy into the site: `assets/`. */
  folder: string;
  /** Address of the renderer, for `import()`. */
  renderer: string;
}

const FOLDER = '.cache/code';

/** How many versions of the code are kept: those of a few branches, built and live. */
const KEPT = 8;

/** The bundles of this code, from the cache when the code has not changed. */
export async function bundles(): Promise<Bundles> {
  const built = resolve(FOLDER, buildId());
  // Vite bundles React's development code in the live preview: a build must not find that.
  const folder = process.env.NODE_ENV === 'production' ? built : `${built}-dev`;
  const found = (await known(built)) ?? (await known(folder));
  if (found) return found;
  const making = `${folder}.${process.pid}`;
  await rm(making, { recursive: true, force: true });
  await mkdir(making, { recursive: true });
  // Loaded when it is needed: a build of known code does without Vite.
  const { bundle } = await import('./bundle.ts');
  const client = await bundle({
    styles: join(making, 'styles'),
    client: join(making, 'client'),
    server: join(making, 'server'),
  });
  // Written last: a folder without it was left unfinished.
  await writeFile(join(making, 'client.json'), JSON.stringify(client));
  await rm(folder, { recursive: true, force: true });
  // Another command may have put its own there meanwhile: that one serves as well.
  await rename(making, folder).catch(() => {});
  await forgetOld();
  return located((await known(folder)) ? folder : making, client);
}

async function known(folder: string): Promise<Bundles | undefined> {
  const text = await readFile(join(folder, 'client.json'), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  // Its use is noted; on a disk that cannot be written nothing is forgotten either.
  await utimes(folder, new Date(), new Date()).catch(() => {});
  return located(folder, JSON.parse(text));
}

const located = (folder: string, client: ClientFiles): Bundles => ({
  client,
  folder: join(folder, 'client'),
  renderer: pathToFileURL(join(folder, 'server/server.js')).href,
});

async function forgetOld(): Promise<void> {
  const names = await readdir(FOLDER);
  const dated = await Promise.all(
    names.map(async (name) => ({ name, used: (await stat(join(FOLDER, name))).mtimeMs })),
  );
  const old = dated.sort((a, b) => b.used - a.used).slice(KEPT);
  await Promise.all(
    old.map(({ name }) => rm(join(FOLDER, name), { recursive: true, force: true })),
  );
}
