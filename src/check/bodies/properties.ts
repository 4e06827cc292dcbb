import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import type { BlockElement } from '../../documents/body/block-elements.ts';
import { nodeIssue, rangeOf, sourceOf } from '../../documents/body/node-places.ts';
import type { Document } from '../../model/document.ts';
import type { BlockSpec } from '../../site/blocks/spec.ts';
import { nearestWord } from '../../site/synonyms.ts';
import type { Fault, Issue } from '../../values/issue.ts';
import { shorten } from '../../values/text.ts';
import { valueFault } from './property-values.ts';

/** Issues of the properties of a block: unknown names, wrong values, missing properties. */
export function propertyIssues(
  element: BlockElement,
  spec: BlockSpec,
  document: Document,
): Issue[] {
  const issues: Issue[] = [];
  const written = new Set<string>();
  const attributes = element.attributes.filter((one) => one.type === 'mdxJsxAttribute');
  const absent = requiredOf(spec).filter((one) => attributes.every(({ name }) => name !== one));
  // The only property that is missing may be the one with the unknown name.
  const only = absent.length === 1 ? absent[0] : undefined;
  let end = 0;
  for (const attribute of attributes) {
    // A word of an unquoted value is no property.
    if (rangeOf(attribute).from < end) continue;
    const { name } = attribute;
    const right = Object.hasOwn(spec.props, name)
      ? name
      : (nearestWord(name, namesOf(spec)) ?? only);
    const issue = written.has(name)
      ? nodeIssue(attribute, document, twice(name))
      : propertyIssue(attribute, { element, spec, document, right });
    written.add(name).add(right ?? name);
    if (issue) issues.push(issue);
    end = issue?.fix?.to ?? 0;
  }
  const missing = requiredOf(spec).filter((name) => !written.has(name));
  return [
    ...issues,
    ...missing.map((name) =>
      nodeIssue(element, document, {
        rule: 'propriete-manquante',
        message: `Il manque la propriété « ${name} » au bloc <${element.name}>.`,
        hint: `${spec.props[name]?.description} Exemple : ${spec.example.split('\n')[0]}`,
      }),
    ),
  ];
}

const namesOf = ({ props }: BlockSpec) => Object.keys(props);
const requiredOf = (spec: BlockSpec) => namesOf(spec).filter((name) => spec.props[name]?.required);

interface Owner {
  element: BlockElement;
  spec: BlockSpec;
  document: Document;
  /** The name of the property that is meant. */
  right: string | undefined;
}

function propertyIssue(
  attribute: MdxJsxAttribute,
  { element, spec, document, right }: Owner,
): Issue | undefined {
  const { from, to } = rangeOf(attribute);
  const prop = Object.hasOwn(spec.props, attribute.name) ? spec.props[attribute.name] : undefined;
  if (UNQUOTED.test(document.body.source.slice(from, to))) return unquoted(attribute, document);
  if (isCode(attribute)) return nodeIssue(attribute, document, code(attribute));
  const fault = prop
    ? valueFault(attribute, prop, document)
    : unknown(attribute, right, element.name ?? '', spec);
  const range = prop ? { from, to } : { from, to: from + attribute.name.length };
  return fault && nodeIssue(attribute, document, { ...fault, range });
}

const twice = (name: string): Fault => ({
  rule: 'balise-incomplete',
  message: `La propriété « ${shorten(name)} » est écrite deux fois dans cette balise.`,
  hint: 'Gardez-en une seule.',
});

/** A value without quotes, or with a brace that is never closed; not one in curly quotes. */
const UNQUOTED = /=\s*(?:(?![“«‘].*[”»’]$)[^\s"'{][^"']*|\{[^}]*)$/s;

/** Issue of `title=Nos actions`: words up to the next property with a value belong to the value. */
function unquoted(attribute: MdxJsxAttribute, document: Document): Issue {
  const { from } = rangeOf(attribute);
  const written = sourceOf(attribute, document);
  const behind = /^(?:\s+[^\s=<>"'{}/]+(?=[\s/>])(?!\s*=))*/.exec(
    document.text.slice(from + written.length),
  )?.[0];
  const whole = written + (behind ?? '');
  const isPlain = !/[{}“”„‟«»‘’]/.test(whole);
  return nodeIssue(attribute, document, {
    range: { from, to: from + whole.length },
    rule: 'valeur-sans-guillemets',
    message: `La valeur de « ${attribute.name} » n’est pas entre guillemets, ou l’accolade « } » qui la finit manque.`,
    hint: 'Écrivez nom="valeur", avec des guillemets droits, ou, pour une liste, nom={frontmatter.figures}.',
    ...(isPlain ? { right: whole.replace(/=\s*([\s\S]*)$/, '="$1"') } : {}),
  });
}

/** True for braces that contain neither a text nor a path of the frontmatter: `{1+1}`. */
const isCode = ({ value }: MdxJsxAttribute) =>
  typeof value === 'object' && value !== null && !value.data?.estree;

/** Fault of a property with code in braces: neither a text nor a list of the frontmatter. */
const code = ({ value }: MdxJsxAttribute): Fault => ({
  rule: 'code-interdit',
  message:
    'Cette balise contient du code : ' +
    `« {${shorten(typeof value === 'object' ? (value?.value ?? '') : '', 40)}} ». ` +
    'Une page ne peut contenir que du texte.',
  hint: 'Écrivez une valeur entre guillemets, ou le nom d’une liste écrite en haut du fichier. Exemple : items={frontmatter.figures}',
});

function unknown(
  attribute: MdxJsxAttribute,
  right: string | undefined,
  block: string,
  { props, example }: BlockSpec,
): Fault {
  const { name } = attribute;
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
