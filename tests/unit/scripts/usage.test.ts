import { spawnSync } from 'node:child_process';
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
  ...['build', 'check', 'dev'].map((name): [string[], Record<string, string>, string] => [
    [name],
    { BUILD_DATE: '2027-02-30' },
    'BUILD_DATE vaut « 2027-02-30 » : écrivez un jour qui existe, comme BUILD_DATE=2027-01-31.',
  ]),
  [['start'], { PORT: '70000' }, 'PORT vaut « 70000 »'],
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
