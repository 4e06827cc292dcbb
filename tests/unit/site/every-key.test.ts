import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import * as z from 'zod';
import type { Content, Document } from '../../../src/model/document.ts';
import { mapData, unwrap } from '../../../src/site/schema/schema-fields.ts';
import { textOfBase } from '../check/fixture.ts';
import { fullContent, outputOf } from './full-output.ts';
import { FULL_TEXTS } from './full-texts.ts';

/**
 * Words of a list, addresses of pages and days: a mark would make them another value, or none. English words are under the
 * keys of the French ones, English notices beside the others, and most have no page there.
 */
const UNMARKED =
  /^(?:site\.(?:(?:forms|map)\.provider|participe\..*|.*\.date)|navigation\.(?:.*\.page|.*\.\d+)|form-.*\.(?:kind|autocomplete)|redirections\..*|en\..*|.*\.en\..*|.*\.(?:slug|action))$/;

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
const ENGLISH = '---\ntitle: In English\ndescription: "A text."\n---\n\nA text.\n';

type Mark = (text: string, path: string) => string;

/** The shared files and the full texts of a content with a mark in each text. */
function marked(content: Content, mark: Mark): Content {
  const shared = mapData(undefined, content.shared, (value, _, path) =>
    typeof value === 'string' ? mark(value, path.join('.')) : value,
  ) as Content['shared'];
  return { ...content, shared, documents: content.documents.map((one) => markedText(one, mark)) };
}

function markedText(document: Document, mark: Mark): Document {
  const { kind, path, schema, text, bodyLine } = document;
  if (!kind || !(path in FULL_TEXTS)) return document;
  const frontmatter = mapData(schema, document.frontmatter, (value, field, keys) => {
    const isWord = field && unwrap(field) instanceof z.ZodEnum;
    if (typeof value !== 'string' || isWord || /^\d{4}-\d\d/.test(value)) return value;
    return mark(value, [kind, ...keys.filter((key) => typeof key === 'string')].join('.'));
  });
  const body = text.split('\n').slice(bodyLine - 1);
  return {
    ...document,
    frontmatter,
    text: `---\n${stringify(frontmatter)}---\n\n${body.join('\n')}`,
  };
}

test('each text of the frontmatter, settings, menus, notices, forms and words of the site reaches a visitor', async () => {
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
    const all = marked(content, mark);
    const texts = new Map(all.documents.map(({ path, text }) => [path, text]));
    const output = await outputOf(all, (path) => texts.get(path) ?? '');
    for (const name of output.names)
      for (const [found] of (await output.textOf(name)).matchAll(/zq[A-Za-z]+?qz/g))
        seen.add(found);
  }
  const wrong = [...marks].filter(([path, name]) => seen.has(name) !== isSeen(path));
  expect(wrong.map(([path]) => path)).toEqual([]);
  const idle = Object.values(UNSEEN).filter(
    (some) => ![...marks.keys()].some((path) => some.test(path)),
  );
  expect(idle).toEqual([]);
});
