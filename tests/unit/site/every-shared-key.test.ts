import { expect, test } from 'vitest';
import type { Content } from '../../../src/model/document.ts';
import { textOfBase } from '../check/fixture.ts';
import { fullContent, outputOf } from './full-output.ts';
import { FULL_TEXTS } from './full-texts.ts';

/**
 * Words of a list, addresses of pages and days: a mark would make them another value, or none. English words are under the
 * keys of the French ones, English notices beside the others, and most have no page there.
 */
const UNMARKED =
  /^(?:site\.(?:(?:forms|map)\.provider|participe\..*|.*\.date)|navigation\.(?:.*\.page|.*\.\d+)|form-.*\.(?:kind|autocomplete)|redirections\..*|en\..*|.*\.en\..*)$/;

/** What no file of these builds contains, and why. */
const UNSEEN: Readonly<Record<string, RegExp>> = {
  'A list is empty or too long there':
    /^fr\.(?:(?:articles|resources|projects|plan|vote)\.none|articles\.older)$/,
  'A figure or a price is missing there, is one, or is given':
    /^fr\.(?:projects\.(?:missing|given|dayLeft)|report\.projects)$/,
  'No proof is late there': /^fr\.(?:register\.late|dashboard\.(?:late|oneLate|manyLate))$/,
  'The body has a note or a list to tick there': /^fr\.texts\.(?:checked|unchecked|noteBack)$/,
  'The history of Git gives it': /^fr\.register\.(?:changes|changesOf|updated)$/,
  'The forms are at a host that has no name there, an address': /^fr\.forms\.elsewhere$/,
  'The vote is by message there, and in the full texts by an address':
    /^fr\.vote\.(?:against|message|choice|name|place)$/,
  'The dashboard is open as soon as there is a project': /^notices\.tableau-de-bord\./,
};
const isSeen = (path: string) => !Object.values(UNSEEN).some((some) => some.test(path));

/** Keys of the site that its frozen settings leave out. */
const MORE = `messaging: https://wa.me/24177123456
receiver:
  organisation: Une association
  person: Awa Mba
  registration: R 12
  operator: Un opérateur
  phone: "+241 77 12 34 56"
state:
  date: 2026-10-01
  text: Rien encore.
newsletter: https://lettre.example.org/
dataLicence: CC BY 4.0
`;

/** On it the menus have their English words. */
const ENGLISH = `---
title: In English
description: "A text."
lang: en
---

A text.
`;

/** Each text of data with its path, as `leaf` gives it back. */
function mapped(
  data: unknown,
  path: string,
  leaf: (text: string, path: string) => string,
): unknown {
  if (typeof data === 'string') return leaf(data, path);
  if (Array.isArray(data)) return data.map((one, at) => mapped(one, `${path}.${at}`, leaf));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, mapped(value, `${path}.${key}`, leaf)]),
  );
}

test('each text of the settings, menus, notices, forms and words of the site reaches a visitor', async () => {
  const marks = new Map<string, string>();
  const seen = new Set<string>();
  const mark = (text: string, path: string) => {
    if (UNMARKED.test(path)) return text;
    const number = `${marks.size}`.replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));
    const name = marks.get(path) ?? `zq${number}qz`;
    marks.set(path, name);
    return `${text}${name}`;
  };
  for (const [provider, more] of [
    ['tally', ''],
    ['message', MORE],
  ] as const) {
    const settings = more ? FULL_TEXTS['site.yml'] : textOfBase('site.yml');
    const content = fullContent({
      'site.yml':
        `${settings}`
          .replace(/(?<=forms:\n {2}provider: )demo/, provider)
          .replace(/(?<=map:\n {2}provider: )demo/, 'datawrapper')
          .replaceAll(/: demo-(\w+)/g, ': w$1') + more,
      'pages/en/plein.mdx': ENGLISH,
    });
    const shared = Object.fromEntries(
      Object.entries(content.shared).map(([name, value]) => [name, mapped(value, name, mark)]),
    ) as Content['shared'];
    const texts = new Map(content.documents.map(({ path, text }) => [path, text]));
    const marked: Content = { ...content, shared };
    const output = await outputOf(marked, (path) => texts.get(path) ?? '');
    for (const name of output.names)
      for (const [found] of (await output.textOf(name)).matchAll(/zq[A-Za-z]+?qz/g))
        seen.add(found);
  }
  const wrong = [...marks].filter(([path, name]) => seen.has(name) !== isSeen(path));
  expect(wrong.map(([path]) => path)).toEqual([]);
});

test('what no file contains is a text that exists', () => {
  const paths: string[] = [];
  mapped(fullContent().shared, '', (text, path) => {
    paths.push(path.slice(1));
    return text;
  });
  const idle = Object.entries(UNSEEN).filter(([, some]) => !paths.some((path) => some.test(path)));
  expect(idle).toEqual([]);
});
