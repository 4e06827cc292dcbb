import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import type { BlockSpec, PropSpec } from '../../content/blocks/spec.ts';
import { nearest } from '../../content/nearest.ts';
import { type Fault, placeOf, wrong } from '../fault.ts';
import type { Element } from '../syntax/element.ts';
import { type Context, sourceOf } from './context.ts';
import { listFault } from './lists.ts';
import { valueFaults } from './values.ts';

/** Names that would run code or upset the page, whatever the block. */
const FORBIDDEN =
  /^(?:on[a-z].*|style|class|classname|dangerouslysetinnerhtml|innerhtml|ref|key|children|is|srcdoc|slot|suppress.*|__proto__|constructor|prototype)$/i;

/** What is wrong with the properties of a block: closed names, right values, nothing missing. */
export function propertyFaults(element: Element, spec: BlockSpec, context: Context): Fault[] {
  const faults: Fault[] = [];
  const named = new Set<string>();
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue;
    const { name } = attribute;
    const prop = Object.hasOwn(spec.props, name) ? spec.props[name] : undefined;
    named.add(name);
    if (!prop) faults.push(notAllowed(element, attribute, spec, named));
    else if (prop.type === 'list') faults.push(...listFault(attribute, prop, context));
    else faults.push(...valueFaults(element, attribute, prop, context));
  }
  for (const [name, prop] of Object.entries(spec.props)) {
    if (prop.required && !named.has(name)) {
      faults.push(missing(element, { name, prop, spec }, context));
    }
  }
  return faults;
}

function notAllowed(
  element: Element,
  attribute: MdxJsxAttribute,
  spec: BlockSpec,
  named: Set<string>,
): Fault {
  const { name } = attribute;
  if (FORBIDDEN.test(name)) {
    return wrong(placeOf(attribute), {
      rule: 'propriete-interdite',
      message: `La propriété « ${name} » est interdite : une page ne peut contenir ni programme ni mise en forme à la main.`,
      hint: 'Retirez-la : le site choisit les couleurs, les tailles et ce que fait chaque bloc.',
    });
  }
  const names = Object.keys(spec.props);
  const left = names.filter((one) => spec.props[one]?.required && !has(element, one));
  const meant = nearest(name, names) ?? (left.length === 1 ? left[0] : undefined);
  const value = typeof attribute.value === 'string' ? `="${attribute.value}"` : '';
  if (meant) named.add(meant);
  return wrong(placeOf(attribute), {
    rule: 'propriete-inconnue',
    message: `Le bloc <${element.name}> n’a pas de propriété « ${name.slice(0, 40)} ».`,
    hint: meant
      ? `Écrivez « ${meant} » à la place.`
      : names.length > 0
        ? `Les propriétés possibles sont : ${names.join(', ')}.`
        : `Ce bloc n’en a aucune : écrivez ${spec.example}`,
    ...(meant && value !== '' ? { suggestion: meant + value } : {}),
  });
}

const has = (element: Element, name: string) =>
  element.attributes.some((one) => 'name' in one && one.name === name);

interface Missing {
  name: string;
  prop: PropSpec;
  spec: BlockSpec;
}

function missing(element: Element, { name, prop, spec }: Missing, context: Context): Fault {
  const tag = /^<[^>]*>/.exec(sourceOf(element, context) ?? '')?.[0];
  const own = prop.keys?.find((key) => context.data && Object.hasOwn(context.data, key));
  const given = prop.type === 'list' && own ? `${name}={frontmatter.${own}}` : undefined;
  return wrong(placeOf(element), {
    rule: 'propriete-manquante',
    message: `Il manque la propriété « ${name} » au bloc <${element.name}>.`,
    hint: `${prop.description} Exemple : ${spec.example.split('\n')[0]}`,
    ...(tag && given ? { suggestion: tag.replace(/\s*(\/?>)$/, ` ${given} $1`) } : {}),
  });
}
