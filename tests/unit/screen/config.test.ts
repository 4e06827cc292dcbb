import type { Field } from '@sveltia/cms';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { textsOf } from '../../../src/content/document.ts';
import { formatOf } from '../../../src/content/formats/index.ts';
import type { GuideField } from '../../../src/content/guide-fields.ts';
import { KINDS, type Kind, kinds } from '../../../src/content/kinds/index.ts';
import { fieldsOf, LABELS } from '../../../src/content/labels.ts';
import { sharedFiles } from '../../../src/content/schema/index.ts';
import { fieldsOf as valuesOf } from '../../../src/content/schema/schema-fields.ts';
import { AMOUNT_PATTERN, amountPaths } from '../../../src/screen/amounts.ts';
import { OMITTED_FIELDS, OMITTED_FILES } from '../../../src/screen/collections.ts';
import { configOf, repositoryOf } from '../../../src/screen/config.ts';
import { readContent } from '../../site.ts';

const site = { name: 'Awa', repository: 'https://github.com/example-org/site' };
const config = configOf(site, 'https://www.example.org/');

/** What a screen's field and a schema's have in common: names, required or not, and what is below. */
interface Known {
  name: string;
  isRequired: boolean;
  below: Known[];
}

const ofScreen = (fields: readonly Field[]): Known[] =>
  fields
    .filter(({ widget, name }) => widget !== 'hidden' && name !== 'body')
    .map((field) => ({
      name: field.name,
      isRequired: 'required' in field && field.required === true,
      below: 'fields' in field && Array.isArray(field.fields) ? ofScreen(field.fields) : [],
    }));

const ofSchema = (fields: readonly GuideField[], path: string): Known[] =>
  fields
    .filter(({ key }) => !Object.hasOwn(OMITTED_FIELDS, `${path}.${key}`))
    .map(({ key, isRequired, inner }) => ({
      name: key,
      isRequired,
      below: ofSchema(inner, `${path}.${key}`),
    }));

/** The fields of every collection and file of the screen, by the name of its kind or shared file. */
const shown = new Map(
  (config.collections ?? []).flatMap((one): [string, Field[]][] => {
    if ('fields' in one) return [[one.name, one.fields]];
    return 'files' in one ? one.files.map(({ name, fields }) => [name, fields]) : [];
  }),
);
const schemas = [
  ...KINDS.map((kind): [string, z.ZodType] => [kind, kinds[kind].schema]),
  ...Object.entries(sharedFiles).map(([name, { schema }]): [string, z.ZodType] => [name, schema]),
];

test('every kind and every shared file is on the screen, or is named as one of the pencil', () => {
  const optional = Object.entries(sharedFiles).flatMap(([name, file]) =>
    name.startsWith('form-') && 'isOptional' in file && file.isOptional ? name : [],
  );
  const pencil = OMITTED_FILES.map(([name]) => name);
  expect([...shown.keys(), ...pencil, ...optional].sort()).toEqual(
    schemas.map(([name]) => name).sort(),
  );
  expect(OMITTED_FILES.every(([, , reason]) => reason.length > 5)).toBe(true);
  const settings = config.collections?.find((one) => one.name === 'reglages');
  for (const name of ['navigation', 'redirections', 'fr'] as const)
    expect(JSON.stringify(settings)).toContain(`/edit/main/content/${sharedFiles[name].path}`);
});

test.each([...shown])(
  'every field of « %s » is mapped, or left out with a reason',
  (name, fields) => {
    const schema = new Map(schemas).get(name);
    expect(schema && ofScreen(fields)).toEqual(schema && ofSchema(fieldsOf(schema), name));
  },
);

test('what is left out is a field, and no schema has a union or free keys without a reason', () => {
  const places = (fields: readonly GuideField[], path: string): string[] =>
    fields.flatMap(({ key, inner }) => [`${path}.${key}`, ...places(inner, `${path}.${key}`)]);
  const known = schemas.flatMap(([name, schema]) => places(fieldsOf(schema), name));
  expect(Object.keys(OMITTED_FIELDS).filter((place) => !known.includes(place))).toEqual([]);
  const free = schemas.filter(([name, schema]) => shown.has(name) && hasUnion(schema));
  expect(free).toEqual([]);
});

function hasUnion(schema: z.ZodType): boolean {
  if (schema instanceof z.ZodUnion || schema instanceof z.ZodRecord) return true;
  if (schema instanceof z.ZodOptional) return hasUnion(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodArray) return hasUnion(schema.element as z.ZodType);
  if (!(schema instanceof z.ZodObject)) return false;
  return Object.values(schema.shape).some((field) => hasUnion(field as z.ZodType));
}

test('every key has a label of its own, and no label stands without its key', () => {
  const named = (fields: readonly GuideField[], parent = ''): [string, string][] =>
    fields.flatMap(({ key, inner }) => [[parent, key] as [string, string], ...named(inner, key)]);
  const keys = schemas
    .filter(([name]) => shown.has(name))
    .flatMap(([, one]) => named(fieldsOf(one)));
  const used = keys.map(([parent, key]) =>
    Object.hasOwn(LABELS, `${parent}.${key}`) ? `${parent}.${key}` : key,
  );
  expect([...new Set(used)].sort()).toEqual(Object.keys(LABELS).sort());
});

/** Every field of the screen, at any depth. */
const flat = (fields: readonly Field[]): Field[] =>
  fields.flatMap((field) => [
    field,
    ...('fields' in field && Array.isArray(field.fields) ? flat(field.fields) : []),
    ...('field' in field && typeof field.field === 'object' ? flat([field.field]) : []),
  ]);

test('each field says in French what to write, and what it refuses says what to do', () => {
  const all = [...shown.values()].flatMap(flat).filter(({ widget }) => widget !== 'hidden');
  const mute = all.filter((field) => field.label === undefined || /^[a-z]/.test(field.label));
  expect(mute.map(({ name }) => name)).toEqual([]);
  const refusing = all.flatMap((field) =>
    'pattern' in field && field.pattern ? [field.pattern] : [],
  );
  expect(refusing.length).toBeGreaterThan(20);
  for (const pattern of refusing) expect(pattern?.[1]).toMatch(/^[A-ZÉ].*[.?]$|Exemple : /);
  expect(JSON.stringify(all)).not.toMatch(/"(?:hint|label)":"[^"]*</);
  // It travels as JSON: nothing of it is lost on the way.
  expect(JSON.parse(JSON.stringify(config))).toEqual(config);
});

test('no hint speaks of YAML, of keys or of folders, and every word of a list has a French name', () => {
  const all = [...shown.values()].flatMap(flat);
  const hints = all.flatMap((field) => ('hint' in field && field.hint ? [field.hint] : []));
  const ofFiles = /\btrue\b|tiret|sans cette clé|la ligne pour|ces lignes|AAAA|content\/|slug|: »/i;
  expect(hints.filter((hint) => ofFiles.test(hint))).toEqual([]);
  const keys = Object.keys(LABELS).filter((key) => /[A-Z]/.test(key));
  expect(hints.filter((hint) => keys.some((key) => hint.includes(key)))).toEqual([]);
  const bodies = all.flatMap((field) =>
    field.name === 'body' && 'default' in field ? field.default : [],
  );
  expect(bodies.join()).not.toContain('<!--');
});

test('a list says how to add to it, and what each of its rows holds', () => {
  const lists = [...shown.values()].flatMap(flat).filter(({ widget }) => widget === 'list');
  expect(lists.length).toBeGreaterThan(20);
  for (const list of lists)
    expect(list).toMatchObject(
      'fields' in list
        ? { label_singular: 'une ligne', summary: expect.stringMatching(/^\{\{\w+\}\}/) }
        : { label_singular: 'une ligne' },
    );
});

test('no published file is renamed: its address would change without a redirection', () => {
  const collections = (config.collections ?? []).flatMap((one) => ('slug' in one ? one.slug : []));
  expect(collections.length).toBeGreaterThan(5);
  for (const slug of collections) expect(slug).toMatchObject({ editable: ['create'] });
});

test('a new file whose name has a form may be named otherwise: the screen offers its day, or its title behind a number', () => {
  const slugs = (config.collections ?? []).flatMap((one) =>
    'slug' in one && typeof one.slug === 'object' && one.slug.pattern
      ? [[one.name, one.slug.template, one.slug.editable]]
      : [],
  );
  expect(slugs).toEqual([
    ['nouvelle', '{{year}}-{{month}}-{{day}}-{{title}}', ['create']],
    ['rapport', '{{year}}-{{month}}', ['create']],
    ['faq', '{{question}}', ['create']],
    ['charte', '{{title}}', ['create']],
  ]);
});

test('no pattern refuses a value that the content has', async () => {
  const { content } = await readContent('tests/content');
  const written = textsOf(content.documents).flatMap(({ kind, data }) =>
    kind === undefined ? [] : valuesOf(kinds[kind as Kind].schema, data),
  );
  const formed = written.flatMap(({ value, help: { format } }) => {
    const form = format && formatOf(format).form;
    return form && typeof value === 'string' ? [{ value, isTaken: form.test(value) }] : [];
  });
  expect(formed.length).toBeGreaterThan(50);
  expect(formed.filter(({ isTaken }) => !isTaken)).toEqual([]);
});

test('no place of an amount is that of a text in another kind', () => {
  const all = [...shown.values()].flat();
  const amounts = new Set(amountPaths(all));
  const texts = (fields: readonly Field[], above = ''): string[] =>
    fields.flatMap((field) =>
      'fields' in field && Array.isArray(field.fields)
        ? texts(field.fields, `${above}${field.name}.`)
        : 'pattern' in field && field.pattern?.[1] === AMOUNT_PATTERN[1]
          ? []
          : [above + field.name],
    );
  expect(amounts).toContain('budgetLines.amount');
  expect(texts(all).filter((path) => amounts.has(path))).toEqual([]);
});

test.each([
  ['https://github.com/org/site', 'org/site'],
  ['https://github.com/org/site.ga/', 'org/site.ga'],
  ['https://gitlab.com/org/site', undefined],
  [undefined, undefined],
])('the repository of %s is %s', (repository, expected) => {
  expect(repositoryOf({ name: 'Awa', repository })).toBe(expected);
});

test('a closed row says the name of what it holds, not that of its drawing', () => {
  const summaries = JSON.stringify(configOf({ name: '' }, 'https://x.example/')).match(
    /(?<="summary":")[^"]+/g,
  );
  expect(summaries).toContain('{{name}} · {{price}}');
  expect(summaries?.join()).not.toContain('{{icon}}');
});
