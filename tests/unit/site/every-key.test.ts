import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import type { Document } from '../../../src/model/document.ts';
import type { GuideField } from '../../../src/site/guide-fields.ts';
import { KINDS, type Kind } from '../../../src/site/kinds/index.ts';
import { ALL } from '../all.ts';
import { fullContent, outputOf } from './full-output.ts';
import { FULL_TEXTS, fieldsOf } from './full-texts.ts';

interface Leaf {
  kind: Kind;
  path: readonly string[];
  field: GuideField;
}

/** Keys whose change no visitor gets, and why. */
const UNSEEN: Readonly<Record<string, string>> = {
  'page.alt': 'The picture of a page is shown where the page is shared, without a text for it.',
  'article.slug': 'The address is found when the text is read, and here the data changes after it.',
  'initiative.slug': 'As that of an article.',
  'page.values.opens': 'Only <Steps> shows it, and is asked for it.',
};

const content = fullContent();
const full = content.documents.filter(({ path, kind }) => kind && path in FULL_TEXTS);

/** What visitors get of the full texts, each with its frontmatter changed: every file, and the text of one. */
function changedOutput(change: (frontmatter: unknown, kind: Kind | undefined) => unknown) {
  const documents = content.documents.map((one) =>
    full.includes(one)
      ? (Object.create(one, {
          frontmatter: { value: change(one.frontmatter, one.kind) },
        }) as Document)
      : one,
  );
  // A body contains the lists of its own frontmatter.
  const textOf = (path: string) => {
    const one = documents.find((document) => document.path === path);
    if (!one || !full.some((text) => text.path === path)) return one?.text ?? '';
    const body = one.text
      .split('\n')
      .slice(one.bodyLine - 1)
      .join('\n');
    return `---\n${stringify(one.frontmatter)}---\n\n${body}`;
  };
  return outputOf({ ...content, documents }, textOf);
}

const leavesOf = (kind: Kind, fields: readonly GuideField[], head: string[] = []): Leaf[] =>
  fields.flatMap((field) => {
    const path = [...head, field.key];
    return field.inner.length > 0 ? leavesOf(kind, field.inner, path) : [{ kind, path, field }];
  });

const nameOf = ({ kind, path }: Leaf) => [kind, ...path].join('.');
const all = KINDS.flatMap((kind) => leavesOf(kind, fieldsOf(kind)));
const leaves = all.filter((leaf) => !(nameOf(leaf) in UNSEEN));

/** Words of a list (« video » also is one), numbers, days, yes and no have no room for a mark, and are changed one by one. */
const takesMark = ({ field, path }: Leaf) =>
  field.words.length === 0 &&
  !field.isNumber &&
  !/^\d{4}-/.test(field.example ?? '') &&
  !path.join('.').match(/slug|draft|button\.action/);

/** Data in which the values at a path are other ones, in all elements of lists. */
function changed(
  data: unknown,
  [key, ...rest]: readonly string[],
  other: (value: unknown) => unknown,
): unknown {
  if (Array.isArray(data))
    return data.map((one) =>
      key === undefined ? other(one) : changed(one, [key, ...rest], other),
    );
  if (key === undefined) return other(data);
  if (typeof data !== 'object' || data === null || !(key in data)) return data;
  return { ...data, [key]: changed(data[key as keyof typeof data], rest, other) };
}

test('each text, address and picture of the frontmatter reaches a visitor', async () => {
  const marked = leaves.filter(takesMark);
  const output = await changedOutput((frontmatter, kind) =>
    marked.reduce(
      (data, { kind: own, path }, at) =>
        own === kind ? changed(data, path, (value) => `${value}zq${at}z`) : data,
      frontmatter,
    ),
  );
  const unseen = new Map(marked.map((leaf, at) => [`zq${at}z`, nameOf(leaf)]));
  for (const name of output.names)
    for (const [mark] of (await output.textOf(name)).matchAll(/zq\d+z/g)) unseen.delete(mark);
  expect([...unseen.values()]).toEqual([]);
});

let base: ReturnType<typeof changedOutput> | undefined;

function otherThan({ words }: GuideField, value: unknown): unknown {
  if (words.length > 0) return words.find((word) => word !== value);
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (value === 'video') return 'radio';
  return String(value).replace(/\d\d$/, (day) => (day === '09' ? '10' : '09'));
}

/** Files of the pages of a kind, which are compared first; those of the others are in « Je Participe ». */
const NEAR: Partial<Record<Kind, RegExp>> = {
  page: /^(?:plein|projets.plein|video)/,
  article: /^blog/,
  communique: /^ressources/,
};

// Each of them renders the site once more: at night.
test
  .runIf(ALL)
  .each(leaves.filter((leaf) => !takesMark(leaf)).map((leaf) => [nameOf(leaf), leaf] as const))(
  'another %s is seen',
  async (_, leaf) => {
    const { kind, path, field } = leaf;
    const change = (data: unknown) =>
      path[0] === 'draft'
        ? { ...Object(data), draft: true }
        : changed(data, path, (value) => otherThan(field, value));
    const output = await changedOutput((data, own) => (own === kind ? change(data) : data));
    base ??= changedOutput((frontmatter) => frontmatter);
    const before = await base;
    const isOther = async () => {
      if (output.names.length !== before.names.length) return true;
      const isNear = (name: string) => (NEAR[kind] ?? /^je-participe/).test(name);
      const names = output.names.toSorted((a, b) => Number(isNear(b)) - Number(isNear(a)));
      for (const name of names)
        if ((await output.textOf(name)) !== (await before.textOf(name))) return true;
      return false;
    };
    expect(await isOther()).toBe(true);
  },
);

test('what no visitor gets is a key that exists', () => {
  expect(Object.keys(UNSEEN).filter((name) => !all.some((leaf) => nameOf(leaf) === name))).toEqual(
    [],
  );
});
