import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import type { BlockSpec } from '../../content/records.ts';
import type { Element } from '../../mdx/syntax/element.ts';
import type { Diagnosis, Issue } from '../../values/issue.ts';
import { type Context, issueOf, sourceOf } from './context.ts';
import { existingList, valueDiagnosis } from './property-values.ts';

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
  for (const attribute of attributes) {
    const { name } = attribute;
    const prop = names.includes(name) ? spec.props[name] : undefined;
    let diagnosis: Diagnosis | undefined;
    if (prop) diagnosis = valueDiagnosis(attribute, prop, context);
    else if (FORBIDDEN.test(name)) diagnosis = forbidden(name);
    else {
      const missing = required.filter((one) => !written.has(one));
      const only = missing.length === 1 ? missing[0] : undefined;
      const right = context.model.nearest(name, names) ?? only;
      diagnosis = unknown(attribute, right, element, spec);
      if (right !== undefined) written.add(right);
    }
    if (diagnosis) issues.push(issueOf(attribute, context, diagnosis));
  }
  for (const name of required.filter((one) => !written.has(one))) {
    issues.push(issueOf(element, context, missingProperty(name, element, spec, context)));
  }
  return issues;
}

const forbidden = (name: string): Diagnosis => ({
  rule: 'propriete-interdite',
  message: `La propriété « ${name} » est interdite : une page ne peut contenir ni programme ni mise en forme à la main.`,
  hint: 'Retirez-la : le site choisit les couleurs, les tailles et ce que fait chaque bloc.',
});

function unknown(
  { name, value }: MdxJsxAttribute,
  right: string | undefined,
  element: Element,
  { props, example }: BlockSpec,
): Diagnosis {
  const names = Object.keys(props).join(', ');
  const others = names
    ? `Les propriétés possibles sont : ${names}.`
    : `Ce bloc n’en a aucune : écrivez ${example}`;
  return {
    rule: 'propriete-inconnue',
    message: `Le bloc <${element.name}> n’a pas de propriété « ${name.slice(0, 40)} ».`,
    hint: right ? `Écrivez « ${right} » à la place.` : others,
    ...(right && typeof value === 'string' ? { suggestion: `${right}="${value}"` } : {}),
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
  const tag = /^<[^>]*>/.exec(sourceOf(element, context) ?? '')?.[0];
  const suggestion = list && tag?.replace(/\s*(\/?>)$/, ` ${name}={frontmatter.${list}} $1`);
  return {
    rule: 'propriete-manquante',
    message: `Il manque la propriété « ${name} » au bloc <${element.name}>.`,
    hint: `${prop?.description} Exemple : ${spec.example.split('\n')[0]}`,
    ...(suggestion ? { suggestion } : {}),
  };
}
