import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import type { PropSpec } from '../../content/blocks/spec.ts';
import { slugOf } from '../../content/forms/ids.ts';
import { nearest } from '../../content/nearest.ts';
import { isUnwritten } from '../../content/text.ts';
import { type Fault, placeOf, type Said, short, wrong } from '../fault.ts';
import type { Element } from '../syntax/element.ts';
import { addressFault, pictureAddressFault } from './addresses.ts';
import type { Context } from './context.ts';

/** What is wrong with the value of a property that is no list. */
export function valueFaults(
  element: Element,
  attribute: MdxJsxAttribute,
  prop: PropSpec,
  context: Context,
): Fault[] {
  const { name } = attribute;
  const fault = (said: Said) => [wrong(placeOf(attribute), said)];
  const given = givenValue(attribute, context);
  if (given.kind === 'unknown') return [];
  if (given.kind === 'nothing') {
    return fault({
      rule: 'propriete-sans-valeur',
      message: `La propriété « ${name} » n’a pas de valeur.`,
      hint: `${prop.description} Écrivez la valeur entre guillemets droits : ${name}="…".`,
    });
  }
  const { value } = given;
  if (typeof value !== 'string') return fault(notText(name, value, prop));
  if (prop.type === 'choice') {
    return prop.values?.includes(value) ? [] : fault(notChoice(element, name, value, prop));
  }
  if (prop.type === 'link') {
    return addressFault({
      address: value,
      place: placeOf(attribute),
      context,
      give: (url) => `${name}="${url}"`,
    });
  }
  if (prop.type === 'picture') {
    return pictureAddressFault({
      address: value,
      place: placeOf(attribute),
      context,
      give: (url) => `${name}="${url}"`,
    });
  }
  if (name === 'id' && !/^[a-z][a-z0-9-]*$/.test(value)) return fault(notAnchor(value));
  return [];
}

type Given = { kind: 'nothing' } | { kind: 'unknown' } | { kind: 'value'; value: unknown };

/** The value that the page will have: a literal, or what the frontmatter holds under that name. */
function givenValue({ value }: MdxJsxAttribute, { data }: Context): Given {
  if (value === null || value === undefined) return { kind: 'nothing' };
  if (typeof value === 'string')
    return !isUnwritten(value) ? { kind: 'value', value } : { kind: 'nothing' };
  if (!value.value.startsWith('frontmatter.'))
    return { kind: 'value', value: literal(value.value) };
  if (data === undefined) return { kind: 'unknown' };
  let found: unknown = data;
  for (const key of value.value.split('.').slice(1)) {
    const isOwn = typeof found === 'object' && found !== null && Object.hasOwn(found, key);
    if (!isOwn) return { kind: 'value', value: undefined };
    found = Object.entries(found as object).find(([one]) => one === key)?.[1];
  }
  return { kind: 'value', value: found };
}

const literal = (text: string) =>
  text === 'true' || text === 'false' ? text === 'true' : Number(text);

function notText(name: string, value: unknown, prop: PropSpec): Said {
  const isSimple = typeof value === 'number' || typeof value === 'boolean';
  return {
    rule: 'texte-attendu',
    message:
      value === undefined
        ? `La propriété « ${name} » renvoie à une clé qui n’est pas écrite en haut de ce fichier.`
        : `La propriété « ${name} » attend un texte, et reçoit autre chose.`,
    hint: `${prop.description} Écrivez la valeur entre guillemets droits : ${name}="…".`,
    ...(isSimple ? { suggestion: `${name}="${value}"` } : {}),
  };
}

function notChoice(element: Element, name: string, value: string, prop: PropSpec): Said {
  const values = prop.values ?? [];
  const meant = nearest(value, values);
  const isForm = element.name === 'FormEmbed' && name === 'form';
  return {
    rule: isForm ? 'formulaire-inconnu' : 'valeur-inconnue',
    message: isForm
      ? `Le formulaire « ${short(value)} » n’existe pas.`
      : `La propriété « ${name} » ne peut pas valoir « ${short(value)} ».`,
    hint: meant
      ? `Écrivez « ${meant} ». Les valeurs possibles sont : ${values.join(', ')}.`
      : `Les valeurs possibles sont : ${values.join(', ')}.`,
    ...(meant ? { suggestion: `${name}="${meant}"` } : {}),
  };
}

function notAnchor(value: string): Said {
  const slug = slugOf(value).replace(/^[\d-]+/, '');
  return {
    rule: 'repere',
    message: `Le repère « ${short(value)} » contient des majuscules, des espaces, des accents ou d’autres signes.`,
    hint: 'Un repère commence par une lettre et ne contient que des minuscules sans accent, des chiffres et des tirets.',
    ...(slug ? { suggestion: `id="${slug}"` } : {}),
  };
}
