import { readFile } from 'node:fs/promises';

/** Gives the modules of packages to Node as they are; see `plain-packages.ts`. */
export async function load(url, context, next) {
  if (context.format !== 'module' || !/^file:.*\/node_modules\/[^?]*\.m?js$/.test(url))
    return next(url, context);
  return { format: 'module', source: await readFile(new URL(url)), shortCircuit: true };
}
