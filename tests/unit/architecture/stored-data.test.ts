import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { STORED_DATA } from '../../../src/content/stored-data.ts';

const STORES =
  /\b(?:localStorage|sessionStorage|indexedDB|cookieStore|document\.cookie|caches\.\w+)\b/;

/** Where a browser's stores may be named, and the records whose names are used there. */
const USERS: Readonly<Record<string, readonly (keyof typeof STORED_DATA)[]>> = {
  'client/light-offer.ts': ['light'],
  'content/service-worker.ts': ['pages'],
  'client/worker.ts': ['pages'],
  'blocks/stored-data/erase-stored.tsx': [
    'donations',
    'contributions',
    'answers',
    'light',
    'pages',
  ],
  'blocks/message-form/stored-answers.ts': ['answers'],
  // For the two lists, each of which hands its own name over.
  'ui/stored/browser-store.ts': [],
  'blocks/contribution-list/contributions.ts': ['contributions'],
  'blocks/donations/donations.ts': ['donations'],
};

/** A name that is written where a store is read or changed. */
const WRITTEN = /(?:Item|Stored|indexedDB\.open|caches\.(?:open|match|delete))\(\s*['"`]/;

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  // The writing screen has an origin of its own, in which its library alone stores.
  .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('screen/'))
  .map((path) => ({ path, text: readFileSync(`src/${path}`, 'utf8') }));

test('every key under which the site stores data is in the record that the legal notices show', () => {
  const found = sources.flatMap(({ path, text }) => {
    const used = Object.keys(STORED_DATA).filter((name) =>
      text.includes(`STORED_DATA.${name}.name(`),
    );
    return STORES.test(text) || used.length > 0 ? [[path, used.sort()]] : [];
  });
  const expected = Object.entries(USERS).map(([path, names]) => [path, [...names].sort()]);
  expect(found.sort()).toEqual(expected.sort());
  expect(sources.filter(({ text }) => WRITTEN.test(text)).map(({ path }) => path)).toEqual([]);
});

test('the keys of the contract are unchanged, and all others distinguish the sites of a host', () => {
  const names = (base: string) =>
    Object.entries(STORED_DATA).map(([key, { name }]) => [key, name(base)]);
  expect(names('/pr-1/')).toEqual([
    ['donations', 'decouverte-gabon.donations'],
    ['contributions', 'ndjo-oyeri.contributions'],
    ['answers', 'formulaire:/pr-1/:'],
    ['light', 'version-legere:/pr-1/'],
    ['pages', 'hors-ligne:/pr-1/:'],
  ]);
});
