import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { check } from '../../../src/check/check.ts';

const run = promisify(execFile);
let folder = '';
let canary = '';

beforeAll(async () => {
  const dir = await mkdtemp(join(tmpdir(), 'hostile-'));
  folder = join(dir, 'content');
  canary = join(dir, 'canary');
  await cp('tests/socle', folder, { recursive: true });
});

afterAll(() => rm(dirname(folder), { recursive: true, force: true }));

const head = (...lines: string[]) =>
  ['---', 'title: Une page', 'description: "Un essai."', ...lines, '---', '', 'Bonjour.', ''].join(
    '\n',
  );
const withLink = (address: string) =>
  head(
    'discover:',
    '  - title: Un lien',
    '    description: "Ailleurs."',
    `    href: ${JSON.stringify(address)}`,
  );
const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"${attributes}>${inside}</svg>`;
const write = () => `require("node:fs").writeFileSync(${JSON.stringify(canary)}, "alive")`;

/** What each hostile file is called, holds, and which rule answers. */
const HOSTILE: [name: string, path: string, content: () => string, rule: string][] = [
  [
    'frontmatter in JavaScript',
    'pages/x.mdx',
    () => `---js\n{ title: ${write()} }\n---\n`,
    'en-tete-langage',
  ],
  [
    'frontmatter in JavaScript, with a space',
    'pages/x.mdx',
    () => `--- javascript\n${write()}\n---\n`,
    'en-tete-langage',
  ],
  [
    'frontmatter in CoffeeScript',
    'pages/x.mdx',
    () => `---coffee\ntitle: ${write()}\n---\n`,
    'en-tete-langage',
  ],
  [
    'frontmatter in JSON',
    'pages/x.mdx',
    () => '---json\n{ "title": "x" }\n---\n',
    'en-tete-langage',
  ],
  ['frontmatter in TOML', 'pages/x.mdx', () => '---toml\ntitle = "x"\n---\n', 'en-tete-langage'],
  [
    'a YAML function',
    'pages/x.mdx',
    () => head(`nav: !!js/function 'function () { ${write().replace(/'/g, '"')} }'`),
    'yaml-etiquette',
  ],
  [
    'a YAML tag on a list',
    'pages/x.mdx',
    () => head('values: !!python/object/apply:os.system ["touch x"]'),
    'yaml-etiquette',
  ],
  [
    'a verbatim YAML tag',
    'pages/x.mdx',
    () => head('nav: !<tag:yaml.org,2002:js/function> x'),
    'yaml-etiquette',
  ],
  [
    'a tag without a value on its line',
    'pages/x.mdx',
    () => head('nav:', '  !!js/regexp /x/'),
    'yaml-etiquette',
  ],
  [
    'a billion laughs',
    'pages/x.mdx',
    () =>
      head(
        'a0: &a0 [x, x, x, x, x, x, x, x, x]',
        ...Array.from(
          { length: 12 },
          (_, i) => `a${i + 1}: &a${i + 1} [${Array(9).fill(`*a${i}`).join(', ')}]`,
        ),
      ),
    'yaml-alias',
  ],
  ['an alias of itself', 'pages/x.mdx', () => head('values: &a', '  - *a'), 'forme'],
  ['__proto__', 'pages/x.mdx', () => head('__proto__:', '  isAdmin: true'), 'cle-interdite'],
  [
    '__proto__ deep down',
    'pages/x.mdx',
    () => head('hero:', '  text: "x"', '  "__proto__": { y: 1 }'),
    'cle-interdite',
  ],
  [
    'constructor',
    'pages/x.mdx',
    () => head('constructor: { prototype: { x: 1 } }'),
    'cle-interdite',
  ],
  [
    'an inherited name',
    'pages/x.mdx',
    () => head('toString: x', 'hasOwnProperty: x'),
    'cle-inconnue',
  ],
  [
    'an inherited word',
    'articles/x.mdx',
    () =>
      '---\ntitle: x\ncategory: toString\nexcerpt: x\nimage: /images/article-plage.svg\nalt: x\n---\n',
    'valeur-inconnue',
  ],
  ['a merge key', 'pages/x.mdx', () => head('<<: { nav: x }'), 'cle-inconnue'],
  ['70 KB of frontmatter', 'pages/x.mdx', () => head(`nav: "${'x'.repeat(70_000)}"`), 'trop-gros'],
  [
    '5 MB of frontmatter',
    'pages/x.mdx',
    () => head(Array.from({ length: 250_000 }, (_, i) => `cle${i}: [[`).join('\n')),
    'trop-gros',
  ],
  ['2 MB of text', 'pages/x.mdx', () => head() + 'Bonjour. '.repeat(240_000), 'trop-gros'],
  [
    '7,000 lists that begin in an item',
    'pages/x.mdx',
    () => head() + '- - a\n\n'.repeat(7000),
    'trop-gros',
  ],
  [
    '2,000 quotations in items',
    'pages/x.mdx',
    () => head() + '1. > a\n\n'.repeat(2000),
    'trop-gros',
  ],
  ['6,000 underlines', 'pages/x.mdx', () => head() + '=======\n'.repeat(6000), 'trop-gros'],
  ['5,000 brackets', 'pages/x.mdx', () => head(`values: ${'['.repeat(5000)}`), 'trop-profond'],
  [
    '5,000 braces in quotes on the way',
    'pages/x.mdx',
    () => head(`values: ${'{a: '.repeat(5000)}`),
    'trop-profond',
  ],
  ['5,000 dashes', 'pages/x.mdx', () => head(`values: \n  ${'- '.repeat(5000)}x`), 'trop-profond'],
  [
    '300 levels',
    'pages/x.mdx',
    () => head(...Array.from({ length: 300 }, (_, i) => `${' '.repeat(i)}a:`)),
    'trop-profond',
  ],
  [
    'a quote that never ends',
    'pages/x.mdx',
    () => head(`nav: "${'\' \\" '.repeat(9000)}`),
    'yaml-guillemet',
  ],
  [
    '60 KB of colons',
    'pages/x.mdx',
    () => head(`nav: ${'a : '.repeat(15_000)}`),
    'yaml-deux-points',
  ],
  [
    '60 KB of spaces',
    'pages/x.mdx',
    () => head(`nav: a${' '.repeat(60_000)}: b`),
    'yaml-deux-points',
  ],
  [
    '60 KB of short broken lines',
    'pages/x.mdx',
    () => head(...Array.from({ length: 1900 }, () => ' - "a : b')),
    'yaml-guillemet',
  ],
  ['only control characters', 'pages/x.mdx', () => head(`nav: "a\u0000b\u001b[31m"`), 'encodage'],
  [
    'a script in a drawing',
    'images/x.svg',
    () => svg('<script>alert(1)</script>'),
    'svg-dangereux',
  ],
  [
    'a namespaced script in a drawing',
    'images/x.svg',
    () => svg('<svg:script>alert(1)</svg:script>'),
    'svg-dangereux',
  ],
  [
    'a frame in a drawing, behind a prefix with an accent',
    'images/x.svg',
    () => svg('<é:iframe xmlns:é="urn:x" srcdoc="&lt;script&gt;alert(1)&lt;/script&gt;"/>'),
    'svg-dangereux',
  ],
  [
    'a frame in a drawing, behind a prefix with a dot',
    'images/x.svg',
    () => svg('<h.x:iframe xmlns:h.x="urn:x" srcdoc="&lt;script&gt;alert(1)&lt;/script&gt;"/>'),
    'svg-dangereux',
  ],
  [
    'a page that leads elsewhere in a drawing',
    'images/x.svg',
    () =>
      svg(
        '<h:meta xmlns:h="http://www.w3.org/1999/xhtm&#108;" http-equiv="refresh" content="0;url=x"/>',
      ),
    'svg-dangereux',
  ],
  [
    '30,000 scripts in a drawing',
    'images/x.svg',
    () => svg('<script/>\n'.repeat(30_000)),
    'svg-dangereux',
  ],
  ['a handler in a drawing', 'images/x.svg', () => svg('', ' onload="alert(1)"'), 'svg-dangereux'],
  [
    'a handler after a slash',
    'images/x.svg',
    () => svg('<rect/onclick=alert(1) />'),
    'svg-dangereux',
  ],
  [
    'a foreign object in a drawing',
    'images/x.svg',
    () => svg('<foreignObject><iframe/></foreignObject>'),
    'svg-dangereux',
  ],
  [
    'an external picture in a drawing',
    'images/x.svg',
    () => svg('<image xlink:href="https://exemple.ga/x.png"/>'),
    'svg-dangereux',
  ],
  [
    'an external style in a drawing',
    'images/x.svg',
    () => svg('<style>@import "https://exemple.ga/x.css";</style>'),
    'svg-dangereux',
  ],
  [
    'an external fill in a drawing',
    'images/x.svg',
    () => svg('<rect style="fill:url(//exemple.ga/x)"/>'),
    'svg-dangereux',
  ],
  [
    'a style sheet whose call is written with an escape in a drawing',
    'images/x.svg',
    () => svg('<style>@\\69mport "https://exemple.ga/x.css";</style>'),
    'svg-dangereux',
  ],
  [
    'an address whose call is written with an escape in a drawing',
    'images/x.svg',
    () => svg('<rect style="fill:u\\72l(https://exemple.ga/x)"/>'),
    'svg-dangereux',
  ],
  [
    'an address whose call is written with an entity in a drawing',
    'images/x.svg',
    () => svg('<rect fill="u&#114;l(https://exemple.ga/x)"/>'),
    'svg-dangereux',
  ],
  [
    'a set of pictures from elsewhere in a drawing',
    'images/x.svg',
    () => svg('<style>svg{background-image:image-set("https://exemple.ga/x.png" 1x)}</style>'),
    'svg-dangereux',
  ],
  [
    'a set of pictures in an attribute of a drawing',
    'images/x.svg',
    () => svg('<rect style="background:image-set(&quot;https://exemple.ga/x.png&quot; 1x)"/>'),
    'svg-dangereux',
  ],
  [
    'a disguised script link in a drawing',
    'images/x.svg',
    () => svg('<a href="&#x6a;ava&#10;script:alert(1)"/>'),
    'svg-dangereux',
  ],
  [
    'an animated script link',
    'images/x.svg',
    () => svg('<a><set attributeName="href" to="javascript:alert(1)"/></a>'),
    'svg-dangereux',
  ],
  [
    'an embedded page in a drawing',
    'images/x.svg',
    () => svg('<use href="data:image/svg+xml;base64,PHN2Zz4="/>'),
    'svg-dangereux',
  ],
  [
    'an entity bomb in a drawing',
    'images/x.svg',
    () => `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${svg('&b;')}`,
    'svg-dangereux',
  ],
  [
    'a page named as a picture',
    'images/x.png',
    () => '<!doctype html><script>alert(1)</script>',
    'image-invalide',
  ],
  [
    'a drawing named as a photograph',
    'images/x.jpg',
    () => svg('<script>alert(1)</script>'),
    'image-format',
  ],
  ['a program among the pages', 'pages/x.sh', () => '#!/bin/sh\ntouch x\n', 'fichier-inconnu'],
  ['a page in HTML', 'pages/x.html', () => '<script>alert(1)</script>', 'fichier-inconnu'],
  ['a module among the pages', 'pages/x.ts', () => write(), 'fichier-inconnu'],
  [
    'a picture out of the folder',
    'pages/x.mdx',
    () => head('image: /images/../../package.json'),
    'image-adresse',
  ],
  [
    'a picture out of the folder, relative',
    'pages/x.mdx',
    () => head('image: ../../../etc/passwd'),
    'image-adresse',
  ],
  ['a remote picture', 'pages/x.mdx', () => head('image: //exemple.ga/x.png'), 'image-adresse'],
  ['a javascript link', 'pages/x.mdx', () => withLink('javascript:alert(1)'), 'lien-dangereux'],
  [
    'a javascript link in capitals',
    'pages/x.mdx',
    () => withLink('JaVaScRiPt:alert(1)'),
    'lien-dangereux',
  ],
  [
    'a javascript link with a tab',
    'pages/x.mdx',
    () => withLink('java\tscript:alert(1)'),
    'lien-dangereux',
  ],
  [
    'a javascript link after a control character',
    'pages/x.mdx',
    () => withLink('\u0001javascript:alert(1)'),
    'lien-dangereux',
  ],
  [
    'a javascript link in entities',
    'pages/x.mdx',
    () => withLink('&#106;avascript&colon;alert(1)'),
    'lien-dangereux',
  ],
  [
    'a javascript link in hexadecimal entities',
    'pages/x.mdx',
    () => withLink('&#x6A&#x61;vascript:alert(1)'),
    'lien-dangereux',
  ],
  [
    'a data link',
    'pages/x.mdx',
    () => withLink('data:text/html,<script>alert(1)</script>'),
    'lien-dangereux',
  ],
  ['a vbscript link', 'pages/x.mdx', () => withLink(' vbscript:msgbox(1)'), 'lien-dangereux'],
  ['a link without scheme', 'pages/x.mdx', () => withLink('//exemple.ga/x'), 'lien-adresse'],
  ['a link with a backslash', 'pages/x.mdx', () => withLink('/\\exemple.ga'), 'lien-adresse'],
  [
    'a link that hides its host',
    'pages/x.mdx',
    () => withLink('https://ecologik.ga@exemple.com/'),
    'lien-adresse',
  ],
  [
    'a javascript form',
    'site.yml',
    () => 'forms:\n  provider: iframe\n  ids:\n    partner: "javascript:alert(1)"\n',
    'lien-dangereux',
  ],
];

describe('a hostile file is answered with an issue, and nothing of it runs', () => {
  test.each(HOSTILE)('%s', async (_name, path, content, rule) => {
    const file = join(folder, path);
    const before = await stat(file).catch(() => undefined);
    if (before) await cp(file, `${file}.bak`).then(() => cp(file, join(folder, '..', 'kept')));
    await rm(`${file}.bak`, { force: true });
    await writeFile(file, content());
    const start = performance.now();
    const { issues } = await check(folder);
    const took = performance.now() - start;
    const own = issues.filter((issue) => issue.file.endsWith(`content/${path}`));
    await rm(file);
    if (before) await cp(join(folder, '..', 'kept'), file);
    expect(own.filter(({ severity }) => severity === 'error').map((issue) => issue.rule)).toContain(
      rule,
    );
    expect(took).toBeLessThan(5000);
    expect(await stat(canary).catch(() => 'nothing ran')).toBe('nothing ran');
  });
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
  expect(content.parts.some(({ text }) => text.includes('Secret'))).toBe(false);
  for (const path of ['pages/secret.mdx', 'pages/dossier', 'images/boucle'])
    await rm(join(folder, path));
});

test('all of them at once, through the command: exit 1, one array, no stack trace, nothing ran', async () => {
  const dir = join(folder, '..', 'all');
  await cp('tests/socle', dir, { recursive: true });
  for (const [index, [, path, content]] of HOSTILE.entries()) {
    const apart = path === 'site.yml' ? path : path.replace(/\/x\./, `/essai-${index}.`);
    await mkdir(dirname(join(dir, apart)), { recursive: true });
    await writeFile(join(dir, apart), content());
  }
  const start = performance.now();
  const args = ['--import', 'tsx', 'scripts/check.ts', '--format', 'json', '--content', dir];
  const { code, stdout, stderr } = await run(process.execPath, args, { maxBuffer: 1e9 }).then(
    (ended) => ({ ...ended, code: 0 }),
    (ended) => ended,
  );
  expect(performance.now() - start).toBeLessThan(15_000);
  expect(code).toBe(1);
  expect(stderr).toBe('');
  expect(Array.isArray(JSON.parse(stdout))).toBe(true);
  expect(await stat(canary).catch(() => 'nothing ran')).toBe('nothing ran');
});
