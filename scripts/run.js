// Runs a command of the project: `node scripts/run.js build --out site` runs scripts/build.ts with `--out site`.
//
// Node 20 does not read TypeScript, and modules loaded one by one cost newer ones a fifth of a warm build: the
// commands are bundled once for each state of the code (0.2 s). Plain JavaScript, since nothing has read TypeScript yet.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const FOLDER = '.cache/commands';

/** How long a bundle that no command used is kept (ms): a live preview may still load a part of it. */
const KEPT = 7 * 24 * 3_600_000;

const [node = '', , name = '', ...words] = process.argv;
// A stack names the lines of the source.
process.setSourceMapsEnabled(true);
process.argv = [node, resolve(`scripts/${name}.ts`), ...words];
await import(pathToFileURL(join(await commands(), `${name}.mjs`)).href);

/** The folder of the commands of this code, bundled before or now. */
async function commands() {
  const folder = resolve(FOLDER, stateOfCode());
  if (existsSync(folder)) return folder;
  const making = `${folder}.${process.pid}`;
  await bundle(making);
  forgetOld();
  try {
    // Complete or not at all: it may be read by others from now on.
    renameSync(making, folder);
    return folder;
  } catch {
    // Another command was faster.
    return making;
  }
}

/** Names the code by the names, sizes and times of its files: nothing has to be read. */
function stateOfCode() {
  const hash = createHash('sha256').update(process.version);
  for (const file of ['package-lock.json', ...filesBelow('scripts'), ...filesBelow('src')]) {
    const { mtimeMs, size } = statSync(file);
    hash.update(`${file} ${mtimeMs} ${size}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}

/** @param {string} folder */
function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|js)$/.test(file))
    .map((file) => join(folder, file))
    .sort();
}

function forgetOld() {
  for (const name of readdirSync(FOLDER)) {
    const folder = join(FOLDER, name);
    if (Date.now() - statSync(folder).mtimeMs > KEPT)
      rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} dir */
async function bundle(dir) {
  const { rolldown } = await import('rolldown');
  const input = readdirSync('scripts').filter((file) => file.endsWith('.ts'));
  const made = await rolldown({
    input: Object.fromEntries(input.map((file) => [file.slice(0, -3), `./scripts/${file}`])),
    platform: 'node',
    external: (id) => !id.startsWith('.') && !isAbsolute(id),
    logLevel: 'silent',
  });
  await made.write({
    dir,
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
    sourcemap: true,
  });
  await made.close();
}
