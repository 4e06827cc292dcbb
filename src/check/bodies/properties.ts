import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import type { BlockElement } from '../../documents/body/block-elements.ts';
import { nodeIssue, placeOf, rangeOf } from '../../documents/body/node-places.ts';
import type { ParsedDocument } from '../../documents/body/parse-body.ts';
import { pictureAddress } from '../../documents/body/picture-addresses.ts';
import { faultsOf } from '../../documents/explain.ts';
import { propertiesSchema } from '../../site/blocks/properties-schema.ts';
import type { BlockSpec } from '../../site/blocks/spec.ts';
import { type Fault, type Issue, issueOf, type TextPlace } from '../../values/issue.ts';
import { isMap, type Path, valueAt } from '../../values/paths.ts';
import { shorten } from '../../values/text.ts';
import { valueFaults } from '../rules/field-values.ts';

/** Issues of the properties of a block: of how they are written, and of their names and values as of the keys of a file. */
export function propertyIssues(
  element: BlockElement,
  spec: BlockSpec,
  document: ParsedDocument,
): Issue[] {
  const attributes = element.attributes.filter((one) => one.type === 'mdxJsxAttribute');
  const first = (name: unknown) => attributes.find((one) => one.name === name);
  const sourceOf = (one: MdxJsxAttribute) =>
    document.body.source.slice(rangeOf(one).from, rangeOf(one).to);
  // Words of a value without quotes look like properties.
  const unquoted = attributes.find((one) => UNQUOTED.test(sourceOf(one)));
  if (unquoted) return [nodeIssue(unquoted, document, withoutQuotes(unquoted))];
  const misused = attributes.flatMap((one) => {
    const fault = first(one.name) === one ? codeOrAbsent(one, spec, document) : twice(one);
    return fault ? [{ name: one.name, issue: nodeIssue(one, document, fault) }] : [];
  });
  const data = Object.fromEntries(
    attributes.map((one) => [
      one.name,
      isList(one, spec) ? /[{"'].*/s.exec(sourceOf(one))?.[0] : textOf(one, document),
    ]),
  );
  const unknown = new Set([
    ...misused.map(({ name }) => name),
    ...Object.keys(data).filter((name) => data[name] === undefined),
  ]);
  const place = (path: Path, part: 'key' | 'value'): TextPlace => {
    const one = first(path[0]);
    return { ...(one ? placeIn(one, part) : placeOf(element)), path, part };
  };
  const schema = propertiesSchema(spec);
  const { error } = schema.safeParse(data);
  const refused = faultsOf(
    { data, schema, sourceOf: () => '', placeOf: place, inTag: true },
    error,
  );
  const wrong = new Set(refused.map((one) => one.place.path?.[0]));
  const doubtful = valueFaults(schema, data)
    .filter(({ path: [name] }) => !wrong.has(name) && typeof first(name)?.value === 'string')
    .map(({ path, fault }) => ({ ...fault, place: place(path, 'value') }));
  const found = [...refused, ...doubtful].filter(
    (one) => !unknown.has(String(one.place.path?.[0])),
  );
  return [
    ...misused.map(({ issue }) => issue),
    // Their path leads to no key of the file.
    ...found.map(({ place: { path: _, ...at }, ...fault }) =>
      issueOf(document.file, { ...fault, place: at }),
    ),
  ];
}

/** Place of the name of a property, or of its value with the sign before it. */
function placeIn(attribute: MdxJsxAttribute, part: 'key' | 'value'): TextPlace {
  const { from, to } = rangeOf(attribute);
  const end = from + attribute.name.length;
  if (part === 'key') return { ...placeOf(attribute), range: { from, to: end } };
  const write = (right: string) => `=${right.startsWith('{') ? right : `"${right}"`}`;
  return { ...placeOf(attribute), range: { from: end, to }, write };
}

const isList = ({ name }: MdxJsxAttribute, { props }: BlockSpec) =>
  Object.hasOwn(props, name) && props[name]?.type === 'list';

/** The text of a property, also one that it takes from the frontmatter: null without it, undefined for one that could not be read. */
function textOf({ value }: MdxJsxAttribute, { data, partial }: ParsedDocument) {
  if (typeof value !== 'object' || value === null) return pictureAddress(value ?? '');
  const [, ...path] = value.value.split('.');
  if (!isMap(data) || partial.has(String(path[0]))) return undefined;
  const text = valueAt(data, path);
  return typeof text === 'string' ? text : null;
}

/** A value without quotes, or with a brace that is never closed; not one in curly quotes. */
const UNQUOTED = /=\s*(?:(?![“«‘].*[”»’]$)[^\s"'{][^"']*|\{[^}]*)$/s;

const withoutQuotes = ({ name }: MdxJsxAttribute): Fault => ({
  rule: 'valeur-sans-guillemets',
  message: `La valeur de « ${name} » n’est pas entre guillemets, ou l’accolade « } » qui la finit manque.`,
  hint: 'Écrivez nom="valeur", avec des guillemets droits, ou, pour une liste, nom={frontmatter.figures}.',
});

const twice = ({ name }: MdxJsxAttribute): Fault => ({
  rule: 'balise-incomplete',
  message: `La propriété « ${shorten(name)} » est écrite deux fois dans cette balise.`,
  hint: 'Gardez-en une seule.',
});

/** Fault of braces with code, `{1+1}`, or with a list that the frontmatter does not have. */
function codeOrAbsent(
  attribute: MdxJsxAttribute,
  { props }: BlockSpec,
  { data, partial }: ParsedDocument,
): Fault | undefined {
  const { name, value } = attribute;
  if (typeof value !== 'object' || value === null) return undefined;
  if (!value.data?.estree)
    return {
      rule: 'code-interdit',
      message: `Cette balise contient du code : « {${shorten(value.value, 40)}} ». Une page ne peut contenir que du texte.`,
      hint: 'Écrivez une valeur entre guillemets, ou le nom d’une liste écrite en haut du fichier. Exemple : items={frontmatter.figures}',
    };
  const { keys = [], mayWait = false } = (Object.hasOwn(props, name) && props[name]) || {};
  const key = keys.find((one) => value.value === `frontmatter.${one}`);
  // A key is there also when its value could not be read.
  const isThere =
    key === undefined || mayWait || !isMap(data) || Object.hasOwn(data, key) || partial.has(key);
  if (isThere) return undefined;
  return {
    rule: 'liste-introuvable',
    message: `Ce bloc montre la liste « ${key} », qui n’est pas écrite en haut de ce fichier.`,
    hint: `Ajoutez la clé « ${key}: » entre les deux lignes « --- », avec un élément par tiret, ou retirez ce bloc.`,
  };
}
