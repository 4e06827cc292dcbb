import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import type { BlockSpec } from '../../content/blocks/spec.ts';
import { nearestWord } from '../../content/site-keys.ts';
import type { Element } from '../../mdx/block-elements.ts';
import { type Diagnosis, type Issue, issueAt, type Position } from '../../values/issue.ts';
import { pointAt } from '../../values/positions.ts';
import { shorten } from '../../values/text.ts';
import { type Context, issueOf, rangeIn, rangeOf, sourceOf } from './context.ts';
import { existingList, valueDiagnosis } from './property-values.ts';
import { code, unended } from './unread-tag.ts';

/** Names of properties that would run code or break the page: `onClick`, `style`. */
const FORBIDDEN =
  /^(?:on[a-z].*|style|class|classname|dangerouslysetinnerhtml|innerhtml|ref|key|children|is|srcdoc|slot|suppress.*|__proto__|constructor|prototype)$/i;

/** Issues of the properties of a block: unknown names, wrong values, missing properties. */
export function propertyIssues(element: Element, spec: BlockSpec, context: Context): Issue[] {
  const issues: Issue[] = [];
  const names = Object.keys(spec.props);
  const required = names.filter((name) => spec.props[name]?.required);
  const attributes = element.attributes.filter((one) => one.type === 'mdxJsxAttribute');
  const written = new Set(attributes.map(({ name }) => name));
  let end = 0;
  for (const attribute of attributes) {
    const { name } = attribute;
    // A word of an unquoted value.
    if (rangeOf(attribute).from < end) continue;
    const prop = names.includes(name) ? spec.props[name] : undefined;
    let diagnosis: Diagnosis | undefined;
    if (attributes.find((one) => one.name === name) !== attribute) diagnosis = twice(name);
    else if (isOpen(attribute, context))
      diagnosis = unclosed(attribute, element.name ?? '', context);
    else if (isUnquoted(attribute, context)) diagnosis = unquoted(attribute, context);
    else if (isCode(attribute)) diagnosis = codeIn(attribute, context);
    else if (prop) diagnosis = valueDiagnosis(attribute, prop, context);
    else if (FORBIDDEN.test(name)) diagnosis = forbidden(name);
    else {
      const missing = required.filter((one) => !written.has(one));
      const only = missing.length === 1 ? missing[0] : undefined;
      const right = nearestWord(name, names) ?? only;
      diagnosis = unknown(attribute, right, element, spec);
      if (right !== undefined) written.add(right);
    }
    if (diagnosis) issues.push(issueAt(context.file, causeOf(attribute, context), diagnosis));
    end = diagnosis?.fix?.to ?? 0;
  }
  for (const name of required.filter((one) => !written.has(one))) {
    issues.push(issueOf(element, context, missingProperty(name, element, spec, context)));
  }
  return issues;
}

const twice = (name: string): Diagnosis => ({
  rule: 'texte-dans-balise',
  message: `La propriété « ${shorten(name)} » est écrite deux fois dans cette balise.`,
  hint: 'Gardez-en une seule.',
});

/** An attribute as it was parsed, with plain quotes. */
function parsedOf(attribute: MdxJsxAttribute, { source }: Context): string {
  const { from, to } = rangeOf(attribute);
  return source.slice(from, to);
}

/** A value that opens a curly quote or brace and does not close it: `{frontmatter.steps`, `“Nos`. */
const OPEN = /=\s*(?:(\{)[^}]*|[“”„‟«‘][^”“‟"»’']*)$/;

/** Position of an issue: of a quote or brace that is not closed, otherwise of the property. */
function causeOf(attribute: MdxJsxAttribute, context: Context): Position {
  const open = OPEN.exec(parsedOf(attribute, context));
  const at = open ? open.index + open[0].search(/[^=\s]/) : 0;
  return pointAt(context.text, rangeOf(attribute).from + at);
}

const isOpen = (attribute: MdxJsxAttribute, context: Context) =>
  OPEN.test(parsedOf(attribute, context));

function unclosed(attribute: MdxJsxAttribute, block: string, context: Context): Diagnosis {
  const { to } = rangeOf(attribute);
  const isBrace = OPEN.exec(parsedOf(attribute, context))?.[1] !== undefined;
  const diagnosis = unended(isBrace ? '{' : '"', `<${block}>`);
  return isBrace ? { ...diagnosis, fix: { from: to, to, text: '}' } } : diagnosis;
}

const VALUE = /=\s*([^\s"'{“”„‟«‘’][^"']*)$/;

const isUnquoted = (attribute: MdxJsxAttribute, context: Context) =>
  VALUE.test(parsedOf(attribute, context));

/** Diagnosis of `title=Nos actions`: words up to the next property with a value belong to the value. */
function unquoted(attribute: MdxJsxAttribute, context: Context): Diagnosis {
  const { from } = rangeOf(attribute);
  const written = sourceOf(attribute, context);
  const behind = /^(?:\s+[^\s=<>"'{}/]+(?=[\s/>])(?!\s*=))*/.exec(
    context.text.slice(from + written.length),
  )?.[0];
  const whole = written + (behind ?? '');
  return {
    rule: 'valeur-sans-guillemets',
    message: `La valeur de « ${attribute.name} » n’est pas entre guillemets.`,
    hint: 'Entourez la valeur de guillemets droits : nom="valeur".',
    fix: { from, to: from + whole.length, text: whole.replace(/=\s*([\s\S]*)$/, '="$1"') },
  };
}

/** True for braces that contain neither a text nor a path of the frontmatter: `{1+1}`. */
const isCode = ({ value }: MdxJsxAttribute) =>
  typeof value === 'object' && value !== null && !value.data?.estree;

/** Diagnosis of code in braces; a word alone is probably a list of the frontmatter. */
function codeIn(attribute: MdxJsxAttribute, context: Context): Diagnosis {
  const { value } = attribute;
  const source = typeof value === 'object' && value !== null ? value.value : '';
  const isWord = /^[A-Za-z]\w*$/.test(source) && source !== 'frontmatter';
  const range = isWord ? rangeIn(attribute, context, `{${source}}`) : undefined;
  const diagnosis = code(`{${source}}`);
  return range ? { ...diagnosis, fix: { ...range, text: `{frontmatter.${source}}` } } : diagnosis;
}

const forbidden = (name: string): Diagnosis => ({
  rule: 'propriete-interdite',
  message: `La propriété « ${name} » est interdite : une page ne peut contenir ni programme ni mise en forme à la main.`,
  hint: 'Retirez-la : le site choisit les couleurs, les tailles et ce que fait chaque bloc.',
});

function unknown(
  attribute: MdxJsxAttribute,
  right: string | undefined,
  { name: block }: Element,
  { props, example }: BlockSpec,
): Diagnosis {
  const { name } = attribute;
  const { from } = rangeOf(attribute);
  const names = Object.keys(props).join(', ');
  const others = names
    ? `Les propriétés possibles sont : ${names}.`
    : `Ce bloc n’en a aucune : écrivez ${example}`;
  return {
    rule: 'propriete-inconnue',
    message: `Le bloc <${block}> n’a pas de propriété « ${name.slice(0, 40)} ».`,
    hint: right ? `Écrivez « ${right} » à la place.` : others,
    ...(right ? { fix: { from, to: from + name.length, text: right } } : {}),
  };
}

function missingProperty(
  name: string,
  element: Element,
  spec: BlockSpec,
  context: Context,
): Diagnosis {
  const prop = spec.props[name];
  const list = prop && existingList(prop, context);
  const at = rangeOf(element).from + 1 + (element.name ?? '').length;
  return {
    rule: 'propriete-manquante',
    message: `Il manque la propriété « ${name} » au bloc <${element.name}>.`,
    hint: `${prop?.description} Exemple : ${spec.example.split('\n')[0]}`,
    ...(list ? { fix: { from: at, to: at, text: ` ${name}={frontmatter.${list}}` } } : {}),
  };
}
