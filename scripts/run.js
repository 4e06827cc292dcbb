// Runs a command of the project: `node scripts/run.js build --out site` runs scripts/build.ts with `--out site`.
//
// Node 20 does not read TypeScript, and modules loaded one by one cost newer ones a fifth of a warm build: the
// commands are bundled once for each state of the code (0.2 s). Plain JavaScript, since nothing has read TypeScript yet.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const FOLDER = '.cache/commands';

/** How long a bundle that no command has begun with is kept (ms): a live preview may still load a part of it. */
const KEPT = 7 * 24 * 3_600_000;

const [node = '', , name = '', ...words] = process.argv;
// A stack names the lines of the source.
process.setSourceMapsEnabled(true);
process.argv = [node, resolve(`scripts/${name}.ts`), ...words];
await import(pathToFileURL(join(await commands(), `${name}.mjs`)).href);

/** The folder of the commands of this code, bundled before or now. */
async function commands() {
  const folder = resolve(FOLDER, stateOfCode());
  if (existsSync(folder)) {
    noteUse(folder);
    return folder;
  }
  const making = `${folder}.${process.pid}`;
  makeFolder(making);
  await bundle(making);
  forgetOld();
  try {
    // Complete or not at all: it may be read by others from now on.
    renameSync(making, folder);
  } catch {
    if (!existsSync(folder)) return making;
    // Another command was faster.
    rmSync(making, { recursive: true, force: true });
  }
  return folder;
}

/** Names the code by the names, sizes and times of its files: nothing has to be read. */
function stateOfCode() {
  const hash = createHash('sha256').update(process.version);
  const settings = ['package-lock.json', 'tsconfig.json', 'vite.config.ts'];
  for (const file of [...settings, ...filesBelow('scripts'), ...filesBelow('src')]) {
    const found = statSync(file, { throwIfNoEntry: false });
    // The time of change, which nothing can set back.
    if (found) hash.update(`${file} ${found.ctimeMs} ${found.size}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}

/** @param {string} folder */
function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|js)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** @param {string} folder */
function makeFolder(folder) {
  try {
    mkdirSync(folder, { recursive: true });
  } catch {
    console.error(
      'Le dossier .cache ne peut pas être écrit : donnez-en le droit, puis recommencez.',
    );
    process.exit(1);
  }
}

/** @param {string} folder */
function noteUse(folder) {
  try {
    utimesSync(folder, new Date(), new Date());
  } catch {
    // On a disk that cannot be written nothing is forgotten either.
  }
}

function forgetOld() {
  for (const name of readdirSync(FOLDER)) {
    const folder = join(FOLDER, name);
    const used = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY;
    if (Date.now() - used > KEPT) rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} dir */
async function bundle(dir) {
  const { rolldown } = await import('rolldown');
  const input = filesBelow('scripts').filter((file) => /^scripts.\w+\.ts$/.test(file));
  const made = await rolldown({
    input: Object.fromEntries(
      input.map((file) => [file.slice('scripts/'.length, -3), resolve(file)]),
    ),
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
