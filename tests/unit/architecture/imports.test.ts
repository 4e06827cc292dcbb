import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

/** Who may import whom: a room's row lists the rooms that it may import. */
const TABLE: Readonly<Record<string, readonly string[]>> = {
  values: [],
  site: ['values'],
  model: ['values', 'site'],
  documents: ['values', 'site', 'model'],
  mdx: ['values', 'site', 'model', 'documents'],
  check: ['values', 'site', 'model', 'documents'],
  theme: [],
  vite: ['values', 'site', 'model', 'mdx', 'documents', 'check'],
  review: ['values', 'site', 'model', 'documents', 'check', 'vite'],
  proposals: ['values', 'site', 'model', 'review', 'vite'],
  ui: ['values', 'theme'],
  blocks: ['values', 'site', 'model', 'theme', 'ui'],
  layouts: ['values', 'site', 'model', 'theme', 'ui', 'blocks'],
  // Its preview renders pages as the server does, with the compiler.
  screen: [
    ...['values', 'site', 'model', 'documents', 'mdx', 'check', 'theme', 'ui', 'blocks', 'layouts'],
    'server',
  ],
  server: ['values', 'site', 'model', 'documents', 'theme', 'ui', 'blocks', 'layouts'],
  client: ['values', 'site', 'model', 'theme', 'ui', 'blocks', 'layouts'],
};

/** What must never reach the browser. */
const NODE_ONLY =
  /^(node:.*|zod|yaml|gray-matter|saxes|mrmime|vite|sharp|unified|vfile|@mdx-js\/.*|remark-.*|rehype-.*|mdast-.*|unist-.*)$/;

/** A foreign library has one importer: a folder, or one file. */
const SINGLE_IMPORTER: Readonly<Record<string, RegExp>> = {
  'gray-matter': /^src\/documents\/read-page\.ts$/,
  // The writing screen only sets that schemas are not compiled, which its policy refuses.
  zod: /^src\/(site|model|documents|check|screen\/(?:app|preview\/frame))\b/,
  '@radix-ui/react-toast': /^src\/ui\/toast\//,
  qrcode: /^src\/blocks\/qr-code\//,
  sharp: /^src\/vite\//,
  // In one file; the plain entry is three hundred.
  svgo: /^$/,
  'svgo/browser': /^src\/vite\/pictures\/drawing\.ts$/,
};

interface Import {
  file: string;
  line: number;
  target: string;
  typeOnly: boolean;
}

const FROM =
  /(import|export)(\s+type\b)?[^'"()]*?from\s*['"]([^'"]+)['"]|import\s*\(?\s*['"]([^'"]+)['"]/g;

/** What a source file imports and exports from elsewhere, as written; also by `import()`. */
function readImports(file: string): Import[] {
  const text = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, (comment) =>
    comment.replace(/[^\n]/g, ' '),
  );
  return [...text.matchAll(FROM)].map((match) => ({
    file,
    line: text.slice(0, match.index).split('\n').length,
    target: match[3] ?? match[4] ?? '',
    typeOnly: Boolean(match[2]),
  }));
}

/** What a source file loads when it runs, through all files of the project: their paths, and names of libraries. */
function loadedBy(entry: string): string[] {
  const loaded = new Set([entry]);
  for (const path of loaded)
    for (const { target, typeOnly } of /^(?:src|scripts)\/.*\.tsx?$/.test(path)
      ? readImports(path)
      : [])
      if (!typeOnly) loaded.add(target.startsWith('.') ? posix.join(path, '..', target) : target);
  return [...loaded];
}

const files = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'));

const imports = files.flatMap(readImports);

const roomOf = (path: string) => /^src\/([^/]+)\//.exec(path)?.[1];

const place = ({ file, line, target }: Import) => `${file}:${line} imports ${target}`;

test('every room imports only the rooms that the table allows', () => {
  const broken = imports.filter(({ file, target }) => {
    // A script as text is data: the server writes it into pages.
    if (!target.startsWith('.') || target.endsWith('?script')) return false;
    const from = roomOf(file);
    const path = relative(process.cwd(), resolve(file, '..', target)).replaceAll('\\', '/');
    const to = roomOf(path);
    return from && to && from !== to && !TABLE[from]?.includes(to);
  });
  // The build reads the renderer's type; its code comes as a bundle.
  const allowed = broken.filter(({ file, typeOnly }) => !(typeOnly && roomOf(file) === 'vite'));
  expect(allowed.map(place)).toEqual([]);
});

test('no files import each other in a circle, not even for their types', () => {
  const targets = new Map(files.map((file): [string, string[]] => [file, []]));
  for (const { file, target } of imports)
    if (target.startsWith('.'))
      targets
        .get(file)
        ?.push(relative(process.cwd(), resolve(file, '..', target.split('?')[0] ?? '')));
  const reachedBy = (start: string) => {
    // A set is walked with what is added on the way.
    const reached = new Set(targets.get(start));
    for (const file of reached) for (const next of targets.get(file) ?? []) reached.add(next);
    return reached;
  };
  expect(files.filter((file) => reachedBy(file).has(file))).toEqual([]);
});

test('no two files export a type, a function or a constant of the same name', () => {
  // A component of a live block has the name of its block in both files.
  const EXPORTED =
    /^export (?:(?:type|interface|class|enum) (\w+)|(?:async )?(?:function\*?|const) ((?![A-Z][a-z])\w+))/gm;
  // The classes of a style file are called by its name.
  const isAlone = (file: string) => !file.endsWith('.css.ts');
  const names = files
    .filter(isAlone)
    .flatMap((file) =>
      Array.from(
        readFileSync(file, 'utf8').matchAll(EXPORTED),
        ([, type, value]) => type ?? value ?? '',
      ),
    );
  expect(names.length).toBeGreaterThan(500);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('what the browser loads reaches no library of the Node rooms, through any room', () => {
  const loaded = loadedBy('src/client/entry.ts');
  expect(loaded).toContain('src/blocks/donations/donation-table.tsx');
  expect(loaded.filter((target) => NODE_ONLY.test(target))).toEqual([]);
});

test('what is run with a token is `proposals`, by one command, without any library', () => {
  const entries = ['src/proposals/github.ts', 'src/proposals/proposals.ts'];
  const commands = readdirSync('scripts').filter((name) => /\.ts$/.test(name));
  expect(
    commands.filter((name) => entries.every((one) => loadedBy(`scripts/${name}`).includes(one))),
  ).toEqual(['publish.ts']);
  const asking = files.filter((file) => /'gh'/.test(readFileSync(file, 'utf8')));
  expect(asking).toEqual(['src/proposals/github.ts']);
  const loaded = loadedBy('scripts/publish.ts');
  expect(loaded).toContain('src/proposals/github.ts');
  expect(loaded.filter((target) => !/^(?:node:|src\/|scripts\/)/.test(target))).toEqual([]);
});

test('each foreign library has one importer', () => {
  const broken = imports.filter(({ file, target, typeOnly }) => {
    const importer = SINGLE_IMPORTER[target];
    return importer && !typeOnly && !importer.test(file);
  });
  expect(broken.map(place)).toEqual([]);
});

test('a style file imports the theme and nothing else of the site', () => {
  const broken = imports.filter(
    ({ file, target }) =>
      file.endsWith('.css.ts') &&
      target.startsWith('.') &&
      !target.endsWith('.css.ts') &&
      roomOf(relative(process.cwd(), resolve(file, '..', target))) !== 'theme',
  );
  expect(broken.map(place)).toEqual([]);
});
