import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import type { BlockElement } from '../../documents/body/block-elements.ts';
import { nodeIssue, rangeOf } from '../../documents/body/node-places.ts';
import type { ParsedDocument } from '../../documents/body/parse-body.ts';
import type { BlockSpec, PropSpec } from '../../site/blocks/spec.ts';
import { kinds } from '../../site/kinds/index.ts';
import { keysAt } from '../../site/schema/schema-fields.ts';
import { nearestWord } from '../../site/synonyms.ts';
import type { Fault, Issue } from '../../values/issue.ts';
import { isMap, valueAt } from '../../values/paths.ts';
import { isUnwritten, shorten } from '../../values/text.ts';
import { linkFault, pictureFault } from './address-faults.ts';

/** Issues of the properties of a block: unknown names, wrong values, missing properties. */
export function propertyIssues(
  element: BlockElement,
  { props, example }: BlockSpec,
  document: ParsedDocument,
): Issue[] {
  const attributes = element.attributes.filter((one) => one.type === 'mdxJsxAttribute');
  const unquoted = attributes.find((one) => {
    const { from, to } = rangeOf(one);
    return UNQUOTED.test(document.body.source.slice(from, to));
  });
  // Words of a value without quotes look like properties.
  if (unquoted) return [nodeIssue(unquoted, document, withoutQuotes(unquoted))];
  const written = new Set<string>();
  const issues = attributes.flatMap((attribute) => {
    const { name } = attribute;
    const prop = Object.hasOwn(props, name) ? props[name] : undefined;
    const right = prop ? name : nearestWord(name, Object.keys(props));
    const isTwice = written.has(name);
    written.add(name).add(right ?? name);
    const fault = isTwice
      ? twice(name)
      : isCode(attribute)
        ? code(attribute)
        : prop
          ? valueFault(attribute, prop, document)
          : unknown(element.name ?? '', { name, right, props, example });
    if (!fault) return [];
    const { from, to } = rangeOf(attribute);
    const range = prop ? { from, to } : { from, to: from + name.length };
    return nodeIssue(attribute, document, { ...fault, range });
  });
  const missing = Object.entries(props).filter(([name, one]) => one.required && !written.has(name));
  return [
    ...issues,
    ...missing.map(([name, { description }]) =>
      nodeIssue(element, document, {
        rule: 'propriete-manquante',
        message: `Il manque la propriété « ${name} » au bloc <${element.name}>.`,
        hint: `${description} Exemple : ${example.split('\n')[0]}`,
      }),
    ),
  ];
}

/** A value without quotes, or with a brace that is never closed; not one in curly quotes. */
const UNQUOTED = /=\s*(?:(?![“«‘].*[”»’]$)[^\s"'{][^"']*|\{[^}]*)$/s;

const withoutQuotes = ({ name }: MdxJsxAttribute): Fault => ({
  rule: 'valeur-sans-guillemets',
  message: `La valeur de « ${name} » n’est pas entre guillemets, ou l’accolade « } » qui la finit manque.`,
  hint: 'Écrivez nom="valeur", avec des guillemets droits, ou, pour une liste, nom={frontmatter.figures}.',
});

const twice = (name: string): Fault => ({
  rule: 'balise-incomplete',
  message: `La propriété « ${shorten(name)} » est écrite deux fois dans cette balise.`,
  hint: 'Gardez-en une seule.',
});

/** True for braces that contain neither a text nor a path of the frontmatter: `{1+1}`. */
const isCode = ({ value }: MdxJsxAttribute) =>
  typeof value === 'object' && value !== null && !value.data?.estree;

const code = ({ value }: MdxJsxAttribute): Fault => ({
  rule: 'code-interdit',
  message: `Cette balise contient du code : « {${shorten(typeof value === 'object' ? (value?.value ?? '') : '', 40)}} ». Une page ne peut contenir que du texte.`,
  hint: 'Écrivez une valeur entre guillemets, ou le nom d’une liste écrite en haut du fichier. Exemple : items={frontmatter.figures}',
});

interface Unknown extends Pick<BlockSpec, 'props' | 'example'> {
  name: string;
  right: string | undefined;
}

function unknown(block: string, { name, right, props, example }: Unknown): Fault {
  const names = Object.keys(props).join(', ');
  const others = names
    ? `Écrivez l’une de celles-ci : ${names}.`
    : `Ce bloc n’en a aucune : écrivez ${example}`;
  return {
    rule: 'propriete-inconnue',
    message: `Le bloc <${block}> n’a pas de propriété « ${name.slice(0, 40)} ».`,
    hint: right ? `Écrivez « ${right} » à la place.` : others,
    right,
  };
}

/** Fault of a property's value; undefined if the value is valid. What is right is the whole property: `tone="deep"`. */
function valueFault(
  attribute: MdxJsxAttribute,
  prop: PropSpec,
  document: ParsedDocument,
): Fault | undefined {
  if (prop.type === 'list') return listFault(attribute, prop, document);
  const { name, value: written } = attribute;
  const key = typeof written === 'object' ? written?.value : undefined;
  const isKey = key?.startsWith('frontmatter.');
  // The frontmatter is unreadable, so its value is not known.
  if (isKey && !isMap(document.data)) return undefined;
  const inKey = isKey && valueAt(document.data, key?.split('.').slice(1) ?? []);
  const value = key === undefined ? (written ?? '') : inKey;
  const hint = `${prop.description} Écrivez la valeur entre guillemets droits : ${name}="…".`;
  if (typeof value !== 'string') {
    const message = `La propriété « ${name} » attend un texte entre guillemets.`;
    return { rule: 'texte-attendu', message, hint };
  }
  if (isUnwritten(value)) {
    const message = `La propriété « ${name} » n’a pas de valeur.`;
    return { rule: 'propriete-sans-valeur', message, hint };
  }
  const { type, values = [], rule = 'valeur-inconnue' } = prop;
  if (type === 'link' || type === 'picture') {
    const fault = type === 'link' ? linkFault(value) : pictureFault(value);
    return fault && { ...fault, right: undefined };
  }
  if (type === 'choice' && !values.includes(value)) {
    const right = nearestWord(value, values);
    return {
      rule,
      message: `« ${shorten(value)} » n’est pas un choix possible pour « ${name} ».`,
      hint: `Écrivez ${right ? `« ${right} », ou un autre` : 'l’un'} de ces mots : ${values.join(', ')}.`,
      right: right && `${name}="${right}"`,
    };
  }
  if (type !== 'anchor' || /^[a-z][a-z0-9-]*$/.test(value)) return undefined;
  return {
    rule: 'repere',
    message: `Le repère « ${shorten(value)} » contient des majuscules, des espaces, des accents ou d’autres signes.`,
    hint: 'Écrivez-le en minuscules sans accent, chiffres et tirets, une lettre d’abord. Exemple : nos-actions',
  };
}

/** Fault of a property that refers to a list of the frontmatter: `items={frontmatter.steps}`. */
function listFault(
  { name, value }: MdxJsxAttribute,
  { keys = [], mayWait }: PropSpec,
  { kind, data, partial }: ParsedDocument,
): Fault | undefined {
  const spec = kind ? kinds[kind] : undefined;
  const taken = spec ? keysAt(spec.schema, []) : keys;
  if (spec && !keys.some((key) => taken.includes(key))) {
    return {
      rule: 'bloc-deplace',
      message: `Ce bloc ne se place pas ici : la liste qu’il montre ne peut pas s’écrire en haut d’${spec.name}.`,
      hint: 'Retirez-le, ou placez-le dans un fichier de content/pages.',
    };
  }
  // A key is there also when its value could not be read.
  const isThere = (key: string) =>
    !isMap(data) || Object.hasOwn(data, key) || partial.has(key) || mayWait;
  const key = typeof value === 'string' ? value : value?.value.replace(/^frontmatter\./, '');
  const isKey = typeof value === 'object' && key !== undefined && keys.includes(key);
  if (isKey && isThere(key)) return undefined;
  return isKey
    ? {
        rule: 'liste-introuvable',
        message: `Ce bloc montre la liste « ${key} », qui n’est pas écrite en haut de ce fichier.`,
        hint: `Ajoutez la clé « ${key}: » entre les deux lignes « --- », avec un élément par tiret, ou retirez ce bloc.`,
      }
    : {
        rule: 'liste-attendue',
        message: `La propriété « ${name} » attend le nom d’une liste écrite en haut du fichier : ${keys.join(' ou ')}.`,
        hint: `Écrivez le nom d’une liste de ce fichier entre accolades, sans guillemets : ${name}={frontmatter.${keys[0]}}`,
      };
}
