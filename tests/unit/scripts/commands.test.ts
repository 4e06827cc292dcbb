import { once } from 'node:events';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { ReadyLine } from '../../../src/review/ready-lines.ts';
import { copyProject } from '../../e2e/setup/project.ts';
import { ALL } from '../all.ts';
import { runScript } from './run-script.ts';

const UNKNOWN = 'Dans « --foo », une option n’existe pas : README.md dit ce que chaque commande';
const PORT = 'PORT vaut « abc » : écrivez un nombre de 0 à 65535, comme PORT=4174 npm';
const DAY = 'BUILD_DATE vaut « 2027-02-30 » : écrivez un jour qui existe, comme BUILD_DATE=2027';
const CHECK = 'Cette commande ne s’écrit pas ainsi. Écrivez : npm run check';
const SCREEN = 'donnez à l’écran un autre port que 4174';

/** Commands that load much of the project before they speak: each night. */
const HEAVY: [string, Record<string, string>, string][] = [
  ['review', {}, 'Dites à quoi comparer le site : npm run review -- --base main'],
  ['ecran', { SITE_URL: 'http://localhost:4174/' }, SCREEN],
];

const COMMANDS = readdirSync('scripts').flatMap((file) => /^(\w+)\.ts$/.exec(file)?.[1] ?? []);
const LIGHT = ['guide', 'mutants', 'start', 'test'];

test.concurrent.for<[string, Record<string, string>, string]>([
  ...COMMANDS.filter((name) => ALL || LIGHT.includes(name)).map(
    (name): [string, Record<string, string>, string] => [
      `${name} --foo`,
      {},
      name === 'check' ? CHECK : UNKNOWN,
    ],
  ),
  ['mutants', {}, 'Dites quel code changer, un fichier ou une pièce'],
  ['test foo', {}, '« foo » n’est pas une étape : content, types, lint, unit, build, e2e.'],
  ['test --all=non', {}, 'Dans « --all=non », il manque une valeur à une option, ou elle n’en'],
  ['check --formt json', {}, CHECK],
  ['check --content /nulle/part', {}, 'Le dossier « /nulle/part » n’existe pas'],
  ['start', { PORT: 'abc' }, `${PORT} start.`],
  ['build', { BUILD_DATE: '2027-02-30' }, DAY],
  ...(ALL ? HEAVY : []),
])(
  'wrong usage, %s with %j: exit code 2 and one sentence, without a stack',
  async ([line, env, sentence], { expect }) => {
    const [name = '', ...words] = line.split(' ');
    const { code, stdout, stderr } = await runScript(name, words, env);
    expect(stderr).toContain(sentence);
    expect([code, stdout, stderr.trim().split('\n').length]).toEqual([2, '', 1]);
  },
);

test('the live preview refuses a port in use in one sentence', async () => {
  const other = createServer().listen(0, 'localhost');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { code, stderr } = await runScript('dev', [], { PORT: String(port) });
  other.close();
  expect([code, stderr]).toEqual([
    1,
    'Ce port est déjà pris par un autre programme : choisissez-en un autre, par exemple avec PORT=4174 devant la commande.\n',
  ]);
});

/** A copy of the project, with the frozen content. */
function copyIn(folder?: string) {
  const project = copyProject(folder);
  onTestFinished(() => project.remove());
  return project;
}

test('a build ends with 1 when the content has errors, and when there is none', async () => {
  const { dir, write, run } = copyIn();
  for (const harm of [
    () => write('content/site.yml', 'name: ['),
    () => rmSync(join(dir, 'content'), { recursive: true }),
  ]) {
    harm();
    const { code, stdout, stderr } = await run('build');
    expect([code, /^ +at /m.test(stdout + stderr)]).toEqual([1, false]);
  }
});

test('a review of content that does not build still leaves its ready lines', async () => {
  const { read, write, run } = copyIn();
  write('content/pages/contact.mdx', '---\ntitre: Contact\n---\n');
  expect((await run('review', ['--base', 'nulle-part'])).code).toBe(1);
  const lines: ReadyLine[] = JSON.parse(read('review/lignes.json'));
  expect(lines.map(({ to }) => to)).toEqual(['title: Contact']);
});

test('a folder that cannot be written is one French sentence, and the site stays', async () => {
  const { dir, run } = copyIn();
  const { code, stdout, stderr } = await run('build', ['--out', 'package.json/site']);
  expect([code, /^ +at /m.test(stdout + stderr)]).toEqual([1, false]);
  expect(stdout).toMatch(/^« package\.json.* » ne peut pas être lu ou écrit : .*\.$/m);
  expect(existsSync(join(dir, 'dist'))).toBe(false);
});

test('in a folder with a « # », which Vite cannot build, a command reports it', async () => {
  const { code, stderr } = await copyIn('site#2').run('build');
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^Le dossier « .* a un « # » dans/)]);
});
