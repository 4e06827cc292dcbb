import { existsSync, mkdtempSync } from 'node:fs';
import { cp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Issue } from '../../../src/values/issue.ts';
import { check, readMdx } from '../../site.ts';

const dir = mkdtempSync(join(tmpdir(), 'hostile-'));
const folder = join(dir, 'content');
const canary = join(dir, 'canary');

beforeAll(() => cp('tests/content', folder, { recursive: true }));
afterAll(() => rm(dir, { recursive: true, force: true }));

const frontmatter = (...lines: string[]) =>
  ['---', 'title: Une page', 'description: "Un essai."', ...lines, '---', '', 'Bonjour.', ''].join(
    '\n',
  );
const withLink = (address: string) =>
  frontmatter(
    'discover:',
    '  - title: Un lien',
    '    description: "Ailleurs."',
    `    href: ${JSON.stringify(address)}`,
  );
const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"${attributes}>${inside}</svg>`;
const write = () => `require("node:fs").writeFileSync(${JSON.stringify(canary)}, "alive")`;

/** Hostile files at a path, which one rule answers: what each is called, and what it holds. */
const at = (path: string, rule: string, files: Record<string, string>) =>
  Object.entries(files).map(([name, content]) => ({ name, path, rule, content }));

const HOSTILE = [
  ...at('pages/x.mdx', 'en-tete-manquant', {
    'frontmatter in JavaScript': `---js\n{ title: ${write()} }\n---\n`,
    'frontmatter in JavaScript, with a space': `--- javascript\n${write()}\n---\n`,
    'frontmatter in JSON': '---json\n{ "title": "x" }\n---\n',
  }),
  ...at('pages/x.mdx', 'yaml-signe', {
    'a YAML function': frontmatter(
      `nav: !!js/function 'function () { ${write().replace(/'/g, '"')} }'`,
    ),
    'a tag without a value on its line': frontmatter('nav:', '  !!js/regexp /x/'),
    'a billion laughs': frontmatter(
      'a0: &a0 [x, x, x, x, x, x, x, x, x]',
      ...Array.from(
        { length: 12 },
        (_, i) => `a${i + 1}: &a${i + 1} [${Array(9).fill(`*a${i}`).join(', ')}]`,
      ),
    ),
    'an alias of itself': frontmatter('values: &a', '  - *a'),
  }),
  ...at('pages/x.mdx', 'cle-inconnue', {
    'the key __proto__': frontmatter('__proto__:', '  isAdmin: true'),
    '__proto__ deep down': frontmatter('hero:', '  text: "x"', '  "__proto__": { y: 1 }'),
    'the key constructor': frontmatter('constructor: { prototype: { x: 1 } }'),
    'a merge key': frontmatter('<<: { nav: x }'),
  }),
  ...at('articles/x.mdx', 'valeur-inconnue', {
    'an inherited word':
      '---\ntitle: x\ncategory: toString\nexcerpt: x\nimage: /images/article-plage.svg\nalt: x\n---\n',
  }),
  ...at('pages/x.mdx', 'trop-gros', {
    '5 MB of frontmatter': frontmatter(
      Array.from({ length: 250_000 }, (_, i) => `cle${i}: [[`).join('\n'),
    ),
    '7,000 lists that begin in an item': frontmatter() + '- - a\n\n'.repeat(7000),
  }),
  ...at('pages/x.mdx', 'trop-profond', {
    '5,000 brackets': frontmatter(`values: ${'['.repeat(5000)}`),
    '5,000 dashes': frontmatter(`values: \n  ${'- '.repeat(5000)}x`),
    '300 levels': frontmatter(...Array.from({ length: 300 }, (_, i) => `${' '.repeat(i)}a:`)),
  }),
  ...at('pages/x.mdx', 'yaml-guillemets', {
    'a quote that never ends': frontmatter(`nav: "${'\' \\" '.repeat(9000)}`),
  }),
  ...at('pages/x.mdx', 'yaml-retrait', {
    '60 KB of short broken lines': frontmatter(...Array.from({ length: 1900 }, () => ' - "a : b')),
  }),
  ...at('pages/x.mdx', 'yaml-deux-points', {
    '60 KB of spaces': frontmatter(`nav: a${' '.repeat(60_000)}: b`),
    '60 KB of one word': frontmatter(`nav: ${'a'.repeat(60_000)}: b`),
  }),
  ...at('pages/x.mdx', 'encodage', {
    'only control characters': frontmatter(`nav: "a\u0000b\u001b[31m"`),
  }),
  ...at('images/x.svg', 'svg-dangereux', {
    'a script in a drawing': svg('<script>alert(1)</script>'),
    'a handler in a drawing': svg('', ' onload="alert(1)"'),
    'an entity bomb in a drawing': `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${svg('&b;')}`,
  }),
  ...at('images/x.svg', 'image-invalide', {
    'a handler after a slash': svg('<rect/onclick=alert(1) />'),
    'a drawing of 300,000 levels': svg('<g>'.repeat(300_000)),
    'a drawing with an attribute 150,000 times': svg(`<path ${'d="" '.repeat(150_000)}/>`),
  }),
  ...at('images/x.png', 'image-invalide', {
    'a page named as a picture': '<!doctype html><script>alert(1)</script>',
  }),
  ...at('pages/x.sh', 'fichier-inconnu', {
    'a program among the pages': '#!/bin/sh\ntouch x\n',
  }),
  ...at('pages/x.ts', 'fichier-inconnu', {
    'a module among the pages': write(),
  }),
  ...at('pages/x.mdx', 'image-adresse', {
    'a picture out of the folder': frontmatter('image: /images/../../package.json'),
    'a remote picture': frontmatter('image: //exemple.ga/x.png'),
  }),
  ...at('pages/x.mdx', 'lien-adresse', {
    'a javascript link in entities': withLink('&#106;avascript&colon;alert(1)'),
  }),
  ...at('site.yml', 'adresse-web', {
    'a javascript form': 'forms:\n  provider: iframe\n  ids:\n    partner: "javascript:alert(1)"\n',
  }),
];

/** Where each of them stands when all are in one folder; the settings cannot stand elsewhere. */
const placed = HOSTILE.map((file, index) => ({
  ...file,
  path: file.path.replace('/x.', `/essai-${index}.`),
}));

describe('a hostile file gives an issue, and none of its code runs', () => {
  let issues: readonly Issue[] = [];

  beforeAll(async () => {
    for (const { path, content } of placed) await writeFile(join(folder, path), content);
    ({ issues } = await check(folder));
  });

  test.each(placed)('$name', ({ path, rule }) => {
    const own = issues.filter(({ file }) => file.endsWith(`content/${path}`));
    const errors = own.filter(({ severity }) => severity === 'error');
    expect(errors.map((issue) => issue.rule)).toContain(rule);
  });

  test.each(placed.filter(({ path }) => path.endsWith('.mdx')))(
    'the frontmatter is answered within five seconds: $name',
    ({ path, content }) => {
      const bytes = Buffer.from(content);
      const before = process.cpuUsage();
      readMdx({ path, file: path, contents: { bytes, size: bytes.length } });
      expect(process.cpuUsage(before).user / 1e6).toBeLessThan(5);
    },
  );

  test('none of their code ran', () => expect(existsSync(canary)).toBe(false));
});

test('links to files and folders are refused and never followed', async () => {
  await writeFile(join(folder, '..', 'secret.mdx'), '---\ntitle: Un secret\n---\nSecret.');
  await symlink(join(folder, '..', 'secret.mdx'), join(folder, 'pages/secret.mdx'));
  await symlink('/etc', join(folder, 'pages/dossier'));
  await symlink(folder, join(folder, 'images/boucle'));
  const { issues, content } = await check(folder);
  const links = issues
    .filter(({ rule }) => rule === 'lien-symbolique')
    .map(({ file }) => file.slice(file.indexOf('content/')));
  expect(links).toEqual([
    'content/images/boucle',
    'content/pages/dossier',
    'content/pages/secret.mdx',
  ]);
  expect(content.documents.some(({ text }) => text.includes('Secret'))).toBe(false);
});
