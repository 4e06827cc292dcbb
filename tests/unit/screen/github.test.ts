import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BackendError, CONFLICT } from '../../../src/screen/backends/backend.ts';
import { github } from '../../../src/screen/backends/github.ts';
import { FakeGitHubApi } from '../../e2e/setup/fake-github-api.ts';
import type { Fault } from '../../e2e/setup/github-calls.ts';

const PATH = 'content/articles/a.mdx';
const TEXT = '---\ntitle: A\n---\n\nBonjour.\n';
const NEW = TEXT.replace('Bonjour', 'Bonsoir');
const BRANCH = 'ecran/a-1';

let site: FakeGitHubApi;
const place = github('nom/site', 'jeton');

beforeEach(() => {
  site = new FakeGitHubApi({ [PATH]: TEXT, 'content/pages/b/c.mdx': 'é' });
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const answer = site.answer(JSON.parse(body));
    if (!answer) throw new TypeError('Failed to fetch');
    return Response.json(answer.body, { status: answer.status });
  });
});
afterEach(() => vi.unstubAllGlobals());

/** The save of an editor who has read TEXT, as `saveFile` does it. */
async function save(text = NEW) {
  const change = { path: PATH, known: [TEXT, NEW, text], data: text };
  await place.write([change], 'Modifier « A »', BRANCH);
  return place.propose(BRANCH, 'Modifier « A »');
}

/** What the screen asks from its opening to a save. */
const visit = () => place.list().then(() => save());

test('all texts are listed', async () => {
  expect(await place.list()).toEqual([
    { path: 'content/pages/b/c.mdx', text: 'é' },
    { path: PATH, text: TEXT },
  ]);
  expect(await place.read('content/absent.mdx')).toBeUndefined();
});

test('a save is a branch with one commit and a draft proposal; the next save joins it', async () => {
  expect(await save()).toMatchObject({ number: 1, branch: BRANCH });
  expect(site.textOf(PATH, BRANCH)).toBe(NEW);
  expect(site.textOf(PATH)).toBe(TEXT);
  expect(site.proposals).toMatchObject([{ title: 'Modifier « A »', draft: true }]);
  await save(`${NEW}Encore.\n`);
  expect(site.textOf(PATH, BRANCH)).toBe(`${NEW}Encore.\n`);
  expect(site.proposals).toHaveLength(1);
  expect((await place.state()).proposals).toMatchObject([{ paths: [PATH] }]);
});

test('what another has corrected in the proposal is not undone', async () => {
  await save();
  site.publish(PATH, 'relu', BRANCH);
  await expect(save(`${NEW}Encore.\n`)).rejects.toThrow(CONFLICT);
  expect(site.textOf(PATH, BRANCH)).toBe('relu');
});

test('a new text replaces none of the same name, and is saved after a save that was cut', async () => {
  const add = (path: string) =>
    place.write([{ path, known: [null, NEW], data: NEW }], 'Ajouter « A »', BRANCH);
  await expect(add(PATH)).rejects.toThrow(BackendError);
  expect(site.textOf(PATH)).toBe(TEXT);
  const path = 'content/articles/neuf.mdx';
  site.faults.set('commit', 'cut');
  await expect(add(path)).rejects.toThrow(BackendError);
  await add(path);
  expect(site.textOf(path, BRANCH)).toBe(NEW);
});

test('a proposal of a fork is none of ours, whatever its branch is called', async () => {
  const url = 'https://github.com/nom/site/pull/';
  for (const [at, branch] of ['main', 'patch-1', BRANCH].entries())
    site.proposals.push({ number: at + 1, url, title: 'Fork', branch, draft: false, fork: true });
  expect((await place.state()).proposals).toEqual([]);
  expect(await save()).toMatchObject({ number: 4, branch: BRANCH });
});

test('nothing is ever written on main, nor outside of the content', async () => {
  const change = { path: PATH, known: [TEXT], data: NEW };
  for (const branch of ['main', ''])
    await expect(place.write([change], 'Modifier « A »', branch)).rejects.toThrow(BackendError);
  for (const path of ['.github/workflows/ci.yml', 'content/../package.json', 'contenu/a.mdx'])
    await expect(place.write([{ ...change, path }], 'A', BRANCH)).rejects.toThrow(/« content »/);
  expect(site.textOf(PATH)).toBe(TEXT);
  expect(site.done).toEqual([]);
});

test('a second save finds its proposal behind a hundred newer ones', async () => {
  await save();
  for (let number = 2; number <= 120; number++) {
    const other = { number, url: '', title: 'Autre', branch: `autre-${number}`, draft: true };
    site.proposals.push(other);
  }
  expect(await save(`${NEW}Encore.\n`)).toMatchObject({ number: 1, branch: BRANCH });
  expect((await place.state()).proposals).toHaveLength(100);
});

const STEPS = ['list', 'head', 'read', 'branch', 'commit', 'state', 'propose'] as const;
const FAULTS: Fault[] = [
  ...(['cut', 'lost', 401, 403, 404, 409, 422, 429, 500] as const),
  ...(['empty', 'bare', 'null', 'nothing', 'refused', 'odd'] as const),
];

test.each(STEPS.flatMap((step) => FAULTS.map((fault) => [step, fault] as const)))(
  'a fault at the step "%s" (%s) is said in French, and saving again ends well',
  async (step, fault) => {
    site.faults.set(step, fault);
    const failure = await visit().then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(BackendError);
    expect(String(failure)).toMatch(/[éèê’].* [a-zé]+/);
    // Meanwhile the editor writes on: the versions that a save has tried are his own.
    await save(`${NEW}Encore.\n`);
    expect(site.textOf(PATH, BRANCH)).toBe(`${NEW}Encore.\n`);
    expect(site.textOf(PATH)).toBe(TEXT);
    expect(site.proposals).toHaveLength(1);
  },
);

test.each([
  ['cut', /^Pas de connexion/],
  [401, /connectez-vous avec un nouveau jeton/],
  [403, /n’a pas le droit d’écrire/],
  [404, /ne trouve pas le dépôt/],
  [409, /enregistrez de nouveau/],
  [422, /attendre n’y change rien : revenez à la liste, rouvrez le texte/],
  [429, /réessayez dans une heure/],
  [500, /est en panne/],
  ['odd', /n’a pas répondu comme prévu/],
] as const)('a fault %s is said with what helps', async (fault, sentence) => {
  site.faults.set('commit', fault);
  await expect(save()).rejects.toThrow(sentence);
});
