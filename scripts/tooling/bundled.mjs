import { mkdir, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/**
 * Runs a script of this project as one file: `node scripts/tooling/bundled.mjs check --format json`.
 * Loading its 230 modules one by one through a transpiler would take longer than the check itself.
 */
const [name = '', ...args] = process.argv.slice(2);
const entry = resolve('scripts', `${name}.ts`);
const { outputFiles } = await build({
  entryPoints: [entry],
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  write: false,
});
// Below the project, where its packages are found; several may run at the same time.
const file = resolve('.cache', `${name}-${process.pid}.mjs`);
await mkdir('.cache', { recursive: true });
await writeFile(file, outputFiles[0]?.contents ?? '');
process.argv = [process.argv[0] ?? '', entry, ...args];
try {
  await import(pathToFileURL(file).href);
} finally {
  await rm(file);
}
