import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { typeOf } from '../../../src/vite/send.ts';
import { runScript } from './run-script.ts';

const UNKNOWN =
  'Dans « --foo », une option n’existe pas : README.md dit ce que chaque commande accepte.';

test.each([
  ...['build', 'start', 'ecran', 'dev', 'test', 'guide'].map(
    (name): [string[], Record<string, string>, string] => [[name, '--foo'], {}, UNKNOWN],
  ),
  [['guide', 'foo'], {}, 'Dans « foo », un mot est de trop'],
  [['build', '--out'], {}, 'Dans « --out », il manque une valeur à une option'],
  [
    ['start'],
    { PORT: 'abc' },
    'PORT vaut « abc » : écrivez un nombre de 0 à 65535, comme PORT=4174 npm start.',
  ],
  [
    ['dev'],
    { PORT: 'abc' },
    'PORT vaut « abc » : écrivez un nombre de 0 à 65535, comme PORT=4174 npm run dev.',
  ],
  ...[['build'], ['check', '--content', 'tests/socle'], ['dev']].map(
    (args): [string[], Record<string, string>, string] => [
      args,
      { BUILD_DATE: '2027-02-30' },
      'BUILD_DATE vaut « 2027-02-30 » : écrivez un jour qui existe, comme BUILD_DATE=2027-01-31.',
    ],
  ),
  [['ecran'], { PORT: 'abc' }, 'PORT vaut « abc » : écrivez un nombre de 0 à 65535'],
  [['ecran'], { SITE_URL: 'http://localhost:4174/' }, 'donnez à l’écran un autre port que 4174'],
  [['start'], { PORT: '70000' }, 'PORT vaut « 70000 »'],
])(
  'wrong usage of %j with %j gives exit code 2 and one sentence, without a stack',
  async (args, env, sentence) => {
    const [name = '', ...words] = args;
    const { code, stdout, stderr } = await runScript(name, words, env);
    expect(stderr).toContain(sentence);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect([code, stdout]).toEqual([2, '']);
  },
);

test('the live preview refuses a port in use with the same sentence as npm start', async () => {
  const other = createServer().listen(0, 'localhost');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { code, stderr } = await runScript('dev', [], { PORT: String(port) });
  other.close();
  expect(stderr).toBe(
    'Ce port est déjà pris par un autre programme : choisissez-en un autre, par exemple avec PORT=4174 devant la commande.\n',
  );
  expect(code).toBe(1);
});

test('the live preview sends each file with its media type', () => {
  expect(['/sw.js', '/manifest.webmanifest', '/feed.xml'].map(typeOf)).toEqual([
    'text/javascript; charset=utf-8',
    'application/manifest+json',
    'text/xml; charset=utf-8',
  ]);
});
