import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import type { PropSpec } from '../../content/blocks/spec.ts';
import { keysAt } from '../../content/fields.ts';
import { nearest } from '../../content/nearest.ts';
import { FOLDERS, kindOf } from '../../content/routes.ts';
import { type Kind, schemas } from '../../content/schema/index.ts';
import { type Fault, placeOf, wrong } from '../fault.ts';
import type { Context } from './context.ts';
import { KIND_NAMES } from './kind-names.ts';

/** The kinds of file that may hold one of these lists. */
const kindsWith = (keys: readonly string[]): Kind[] =>
  KINDS.filter(([, schema]) => keysAt(schema, []).some((key) => keys.includes(key))).map(
    ([kind]) => kind,
  );

const KINDS = Object.entries(schemas) as [Kind, (typeof schemas)[Kind]][];

/** What is wrong with a property that takes a list of the frontmatter by its name. */
export function listFault(attribute: MdxJsxAttribute, prop: PropSpec, context: Context): Fault[] {
  const { name, value } = attribute;
  const keys = prop.keys ?? [];
  const give = (key: string) => `${name}={frontmatter.${key}}`;
  const fault = (rule: string, message: string, hint: string, suggestion?: string) => [
    wrong(placeOf(attribute), { rule, message, hint, ...(suggestion ? { suggestion } : {}) }),
  ];
  const homes = kindsWith(keys);
  const kind = kindOf(context.path);
  if (kind && !homes.includes(kind)) {
    // A block of project sheets is already told where it goes, whatever its list.
    if (!homes.includes('page')) return [];
    const folders = homes.map((home) => `content/${FOLDERS[home]}`).join(' ou de ');
    return fault(
      'bloc-deplace',
      `Ce bloc ne se place pas ici : la liste qu’il montre ne peut pas s’écrire en haut d’${KIND_NAMES[kind]}.`,
      `Retirez-le, ou placez-le dans un fichier de ${folders}, qui accepte cette liste.`,
    );
  }
  const own = keys.find((key) => context.data && Object.hasOwn(context.data, key));
  const path = typeof value === 'object' ? value?.value.split('.').slice(1) : undefined;
  const [key = ''] = path ?? [];
  if (path?.length !== 1) {
    const text = typeof value === 'string' ? value : '';
    const meant = nearest(text, keys) ?? own ?? keys[0] ?? name;
    return fault(
      'liste-attendue',
      `La propriété « ${name} » attend le nom d’une liste écrite en haut du fichier.`,
      `Écrivez le nom entre accolades, sans guillemets : ${give(meant)}`,
      give(meant),
    );
  }
  if (!keys.includes(key)) {
    const meant = own ?? nearest(key, keys) ?? keys[0] ?? name;
    return fault(
      'liste-inadaptee',
      `La liste « ${key} » ne convient pas à ce bloc.`,
      `Ce bloc montre ${keys.length > 1 ? 'une de ces listes' : 'la liste'} : ${keys.join(', ')}.`,
      give(meant),
    );
  }
  if (context.data && !Object.hasOwn(context.data, key) && !prop.mayWait) {
    return fault(
      'liste-introuvable',
      `Ce bloc montre la liste « ${key} », qui n’est pas écrite en haut de ce fichier.`,
      own
        ? `Ce fichier contient la liste « ${own} ».`
        : `Ajoutez la clé « ${key}: » entre les deux lignes « --- », avec un élément par tiret, ou retirez ce bloc.`,
      own ? give(own) : undefined,
    );
  }
  return [];
}
