import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { copyProject } from '../../e2e/setup/project.ts';
import { callScript } from './call-script.ts';

const UNKNOWN = 'Dans « --foo », une option n’existe pas : README.md dit ce que chaque commande';
const PORT = 'PORT vaut « abc » : écrivez un nombre de 0 à 65535, comme PORT=4174 npm';
const DAY = 'BUILD_DATE vaut « 2027-02-30 » : écrivez un jour qui existe, comme BUILD_DATE=2027';
const CHECK = 'Cette commande ne s’écrit pas ainsi. Écrivez : npm run check';
const SCREEN = 'donnez à l’écran un autre port que 4174';

const COMMANDS = readdirSync('scripts').flatMap((file) => /^(\w+)\.ts$/.exec(file)?.[1] ?? []);

test.each<[string, Record<string, string>, string]>([
  ...COMMANDS.map((name): [string, Record<string, string>, string] => [
    `${name} --foo`,
    {},
    name === 'check' ? CHECK : UNKNOWN,
  ]),
  ['mutants', {}, 'Dites quel code changer, un fichier ou une pièce'],
  ['test foo', {}, '« foo » n’est pas une étape : content, types, lint, unit, build, e2e.'],
  ['test --all=non', {}, 'Dans « --all=non », il manque une valeur à une option, ou elle n’en'],
  ['check --formt json', {}, CHECK],
  ['start', { PORT: 'abc' }, `${PORT} start.`],
  ['build', { BUILD_DATE: '2027-02-30' }, DAY],
  ['review', {}, 'Dites à quoi comparer le site : npm run review -- --base main'],
  ['ecran', { SITE_URL: 'http://localhost:4174/' }, SCREEN],
])('wrong usage, %s with %j: exit code 2 and one sentence', async (line, env, sentence) => {
  const [name = '', ...words] = line.split(' ');
  expect(await callScript(name, words, env)).toEqual({
    code: 2,
    lines: [expect.stringContaining(sentence)],
  });
});

test('the live preview refuses a port in use in one sentence', async () => {
  const other = createServer().listen(0, 'localhost');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const answer = await callScript('dev', [], { PORT: String(port) });
  other.close();
  expect(answer).toEqual({
    code: 1,
    lines: [expect.stringContaining('Ce port est déjà pris par un autre programme')],
  });
});

test('in a folder with a « # », which Vite cannot build, a command reports it', async () => {
  const cwd = vi.spyOn(process, 'cwd').mockReturnValue('/travail/site#2');
  onTestFinished(() => cwd.mockRestore());
  expect(await callScript(join(import.meta.dirname, '../../../scripts/build'), [])).toEqual({
    code: 1,
    lines: [expect.stringMatching(/^Le dossier « .* a un « # » dans/)],
  });
});

test('a build of faulty content ends with 1, without a stack, and leaves the site as it was', async () => {
  const { dir, write, run, remove } = copyProject();
  onTestFinished(remove);
  write('content/site.yml', 'name: [');
  const { code, stdout, stderr } = await run('build');
  expect([code, /^ +at /m.test(stdout + stderr)]).toEqual([1, false]);
  expect(existsSync(join(dir, 'dist'))).toBe(false);
});

test.each(['package.json/site', '/proc/site'])('a build into %s is refused', async (out) => {
  expect(await callScript('build', ['--out', out])).toEqual({
    code: 1,
    lines: [`« ${out} » ne peut pas être créé : donnez un autre dossier.`],
  });
});
