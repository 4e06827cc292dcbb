import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const UNKNOWN =
  'Dans « --foo », une option n’existe pas : README.md dit ce que chaque commande accepte.';

test.each([
  ...['build', 'start', 'dev', 'test', 'guide'].map(
    (name): [string[], Record<string, string>, string] => [[name, '--foo'], {}, UNKNOWN],
  ),
  [['guide', 'foo'], {}, 'Dans « foo », un mot est de trop'],
  [['build', '--out'], {}, 'Dans « --out », il manque une valeur à une option'],
  [['start'], { PORT: 'abc' }, 'PORT vaut « abc » : écrivez un nombre de 0 à 65535'],
  [['start'], { PORT: '70000' }, 'PORT vaut « 70000 »'],
  [['links', '--dist', 'absent'], {}, 'Le dossier « absent » n’existe pas'],
  [['build'], { SITE_URL: 'ftp://exemple.org' }, 'SITE_URL vaut « ftp://exemple.org »'],
  [['build'], { SITE_URL: 'exemple.org' }, 'SITE_URL vaut « exemple.org »'],
])('wrong usage of %j with %j ends with 2 and one sentence, without a stack', (args, env, said) => {
  const [name, ...words] = args;
  const command = ['--import', 'tsx', `scripts/${name}.ts`, ...words];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  expect(stderr).toContain(said);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect([status, stdout]).toEqual([2, '']);
});

test('README.md says what each command accepts, as a wrong option is told', () => {
  const rows = readFileSync('README.md', 'utf8').split('\n');
  const scripts = readdirSync('scripts').filter((name) => name.endsWith('.ts'));
  const untold = scripts.flatMap((file) => {
    const code = readFileSync(`scripts/${file}`, 'utf8');
    const row = rows.find((line) => line.startsWith(`| \`npm run ${file.slice(0, -3)}`)) ?? '';
    return [...code.matchAll(/'?([\w-]+)'?: \{ type: '(?:string|boolean)'/g)]
      .map(([, option]) => `--${option}`)
      .filter((option) => !row.includes(option))
      .map((option) => `${file} ${option}`);
  });
  expect(untold).toEqual([]);
});
