import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path/posix';
import { expect, test } from 'vitest';
import { KINDS, kinds } from '../../../src/content/kinds/index.ts';
import { REQUIRED_ROUTES, ROUTES } from '../../../src/content/routes.ts';

/** A link, or a pair of an address and its words, as layouts and blocks write them. */
const WRITTEN = /(?:(?:href|to)=|\[|linkTo\()["'](\/[a-z/-]*)["']/g;

test('the pages that layouts and blocks lead to, and those above them, are those that the site cannot do without', () => {
  const paths = ['src/layouts', 'src/blocks'].flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).map((path) => `${room}/${path}`),
  );
  const texts = paths
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => readFileSync(path, 'utf8'));
  const links = texts.flatMap((text) => [...text.matchAll(WRITTEN)].map(([, route]) => route));
  const shown = KINDS.flatMap((kind) => kinds[kind].shownOn ?? []);
  const led = [...links, ...shown, ROUTES.projects, ROUTES.projectList].flatMap((route = '/') => [
    route,
    dirname(route),
  ]);
  expect([...new Set(led)].sort()).toEqual([...REQUIRED_ROUTES].sort());
});

test.each([
  ['tests/content', 'the browser tests'],
  ['tests/socle', 'the fixtures of the check'],
])('%s, which %s stand on, has each of these pages', (folder) => {
  const places = (route: string) => [`${route}.mdx`, `${route.replace(/^\/$/, '')}/index.mdx`];
  const missing = REQUIRED_ROUTES.filter(
    (route) => !places(route).some((place) => existsSync(`${folder}/pages${place}`)),
  );
  expect(missing).toEqual([]);
});
