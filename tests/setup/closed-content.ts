import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { relative, resolve } from 'node:path';

const CONTENT = resolve('content');

/** The guides beside the editors' texts are developers' files: `content/AIDE.md`. */
const GUIDE = /^[A-Z-]+\.md$/;

const READERS = ['readFileSync', 'readdirSync', 'openSync', 'cpSync'] as const;
const PROMISED = ['readFile', 'readdir', 'open', 'opendir', 'cp'] as const;

/** Throws for a path inside `content/` that an editor's proposal may change: a test that reads it would fail for an edit of a text. */
function refuse(path: unknown): void {
  if (typeof path !== 'string') return;
  const inside = relative(CONTENT, resolve(path)).replaceAll('\\', '/');
  if (inside === '' || inside.startsWith('..') || GUIDE.test(inside)) return;
  throw new Error(`A unit test opens ${path}: only the browser tests of the project "site" may.`);
}

function guard(owner: object, names: readonly string[]): void {
  for (const name of names) {
    const read: unknown = Reflect.get(owner, name);
    if (typeof read !== 'function' || read.name === 'guarded') continue;
    Reflect.set(owner, name, function guarded(this: unknown, ...args: unknown[]) {
      refuse(args[0]);
      return Reflect.apply(read, this, args);
    });
  }
}

guard(fs, READERS);
guard(fs.promises, PROMISED);
syncBuiltinESMExports();
