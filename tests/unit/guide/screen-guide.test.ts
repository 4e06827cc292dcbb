import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LABELS } from '../../../src/content/labels.ts';
import { COLLECTIONS } from '../../../src/screen/collections.ts';

const read = (path: string) => readFileSync(path, 'utf8');

test('the pictures of the screen exist, each has a description, and none is unused', () => {
  const images = [...read('content/ECRAN.md').matchAll(/<img ([^>]+)>/g)].map(
    ([, one = '']) => one,
  );
  const shown = images.map((one) => /src="\.\.\/docs\/ecran\/([^"]+)"/.exec(one)?.[1]);
  expect(shown.sort()).toEqual(readdirSync('docs/ecran').sort());
  for (const one of images) expect(one).toMatch(/ alt="[^"]{30,}"$/);
});

/** Its lists of files that stand alone. */
const SHARED = ['Réglages du site', 'Formulaires'];

/** What the screen cannot do, or not in one proposal. */
const BY_PENCIL = [
  'supprimer un texte',
  'renommer un texte',
  'traduire une page',
  'changer un mot du site',
  'déposer la photo d’abord',
  'mettre une page dans un menu',
  'changer un mot ou l’ordre d’un menu',
  'retirer une page d’un menu',
  'ouvrir le site d’un nouveau projet',
  'retirer un projet',
];

test('every other task of « Je veux… » explains it for the screen, with the names that the screen shows', () => {
  const page = read('content/JE-VEUX.md');
  const tasks = page.split(/^### /m).slice(1);
  const silent = tasks.filter((task) => !/^Avec l’écran.*\]\(ECRAN\.md#/m.test(task));
  expect(silent.map((task) => task.split('\n')[0])).toEqual(BY_PENCIL);
  const lines = [...page.matchAll(/^Avec l’écran : .*$/gm)].map(([line]) => line);
  const named = lines.flatMap((line) => [...line.matchAll(/« (.+?) »/g)].map(([, name]) => name));
  expect(named.filter((name = '') => !Object.values(LABELS).includes(name))).toEqual([]);
  const lists = [...Object.values(COLLECTIONS).map(({ label }) => label), ...SHARED];
  const opened = lines.flatMap((line) => /\[([A-Z][^,\]]*)/.exec(line)?.[1] ?? []);
  expect(opened.filter((name) => !lists.includes(name))).toEqual([]);
});
