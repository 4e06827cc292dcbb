import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import type { Document } from '../../model/document.ts';
import type { PropSpec } from '../../site/blocks/spec.ts';
import { kinds } from '../../site/kinds/index.ts';
import { keysAt } from '../../site/schema/schema-fields.ts';
import { nearestWord } from '../../site/synonyms.ts';
import type { Fault } from '../../values/issue.ts';
import { isMap, valueAt } from '../../values/paths.ts';
import { isUnwritten, shorten, slugOf } from '../../values/text.ts';
import { linkFault, pictureFault } from './address-faults.ts';

/** Fault of a property's value; undefined if the value is valid. What is right is the whole property: `href="/contact"`. */
export function valueFault(
  attribute: MdxJsxAttribute,
  prop: PropSpec,
  document: Document,
): Fault | undefined {
  if (prop.type === 'list') return listFault(attribute, prop, document);
  const { name, value: written } = attribute;
  const code = typeof written === 'object' ? written?.value : undefined;
  const isKey = code?.startsWith('frontmatter.');
  // The frontmatter is unreadable, so its value is not known.
  if (isKey && !isMap(document.data)) return undefined;
  const value =
    code === undefined
      ? (written ?? '')
      : isKey && valueAt(document.data, code.split('.').slice(1));
  const hint = `${prop.description} Écrivez la valeur entre guillemets droits : ${name}="…".`;
  const property = (text: string | undefined) => (text === undefined ? text : `${name}="${text}"`);
  if (typeof value !== 'string') {
    return {
      rule: 'texte-attendu',
      message: `La propriété « ${name} » attend un texte entre guillemets.`,
      hint,
      right: property(isKey ? undefined : code),
    };
  }
  if (isUnwritten(value)) {
    const message = `La propriété « ${name} » n’a pas de valeur.`;
    return { rule: 'propriete-sans-valeur', message, hint };
  }
  if (prop.type === 'link' || prop.type === 'picture') {
    const diagnose = prop.type === 'link' ? linkFault : pictureFault;
    const fault = diagnose(value, document);
    return fault && { ...fault, right: property(fault.right) };
  }
  const { type, values = [], rule = 'valeur-inconnue' } = prop;
  if (type === 'choice' && !values.includes(value)) {
    const right = nearestWord(value, values);
    return {
      rule,
      message: `« ${shorten(value)} » n’est pas un choix possible pour « ${name} ».`,
      hint: `Écrivez ${right ? `« ${right} », ou un autre` : 'l’un'} de ces mots : ${values.join(', ')}.`,
      right: property(right),
    };
  }
  if (type !== 'anchor' || /^[a-z][a-z0-9-]*$/.test(value)) return undefined;
  return {
    rule: 'repere',
    message: `Le repère « ${shorten(value)} » contient des majuscules, des espaces, des accents ou d’autres signes.`,
    hint: 'Écrivez-le en minuscules sans accent, chiffres et tirets, une lettre d’abord. Exemple : nos-actions',
    right: property(slugOf(value).replace(/^[\d-]+/, '') || undefined),
  };
}

/** True for a key of the frontmatter, also for one whose value could not be read. */
const hasKey = ({ data, partial }: Document, key: string) =>
  isMap(data) && (Object.hasOwn(data, key) || partial.has(key));

/** Fault of a property that refers to a list of the frontmatter: `items={frontmatter.steps}`. */
function listFault(
  attribute: MdxJsxAttribute,
  prop: PropSpec,
  document: Document,
): Fault | undefined {
  const { name, value } = attribute;
  const { kind } = document;
  const keys = prop.keys ?? [];
  const spec = kind ? kinds[kind] : undefined;
  const taken = spec ? keysAt(spec.schema, []) : keys;
  if (spec && !keys.some((key) => taken.includes(key))) {
    return {
      rule: 'bloc-deplace',
      message: `Ce bloc ne se place pas ici : la liste qu’il montre ne peut pas s’écrire en haut d’${spec.name}.`,
      hint: 'Retirez-le, ou placez-le dans un fichier de content/pages.',
    };
  }
  const own = keys.find((key) => hasKey(document, key));
  const written = typeof value === 'string' ? value : value?.value.replace(/^frontmatter\./, '');
  const isKey = typeof value === 'object' && keys.includes(written ?? '');
  const isThere = !isMap(document.data) || hasKey(document, written ?? '') || prop.mayWait;
  if (isKey && isThere) return undefined;
  const right = `${name}={frontmatter.${own ?? keys[0]}}`;
  return {
    rule: isKey ? 'liste-introuvable' : 'liste-attendue',
    message: isKey
      ? `Ce bloc montre la liste « ${written} », qui n’est pas écrite en haut de ce fichier.`
      : `La propriété « ${name} » attend le nom d’une liste écrite en haut du fichier : ${keys.join(' ou ')}.`,
    hint:
      isKey && !own
        ? `Ajoutez la clé « ${written}: » entre les deux lignes « --- », avec un élément par tiret, ou retirez ce bloc.`
        : `Écrivez le nom d’une liste de ce fichier entre accolades, sans guillemets : ${right}`,
    ...(own ? { right } : {}),
  };
}
