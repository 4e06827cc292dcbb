import type { Nodes } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import type * as z from 'zod';
import { nodesOf, textProperty } from '../documents/body/nodes-of.ts';
import { type ParsedDocument, parse } from '../documents/body/parse-body.ts';
import type { Document } from '../model/document.ts';
import { NEVER, publicFrom } from '../model/visibility.ts';
import { today, writtenDay } from '../site/days.ts';
import { fcfa } from '../site/money.ts';
import { sharedFiles } from '../site/schema/index.ts';
import { helpAt, keysAt } from '../site/schema/schema-fields.ts';
import type { Leaf } from './change.ts';

/** All leaves of a content file, in the order of the file; it may be invalid, as a file of an older version may be. */
export const leavesOf = (document: Document): Leaf[] => [
  ...(document.route ? [{ key: 'route', label: 'Adresse', text: document.route }] : []),
  ...(document.kind ? [{ key: 'public', label: 'Publication', text: stateOf(document) }] : []),
  ...valuesOf(document),
  ...(document.hasBody ? passagesOf(parse(document)) : []),
];

/** How the state of a text begins that waits for its day. */
export const WAITING = 'en ligne le';

function stateOf({ kind, path, data }: Document): string {
  const day = publicFrom({ kind, path, frontmatter: data });
  if (day === NEVER) return 'brouillon';
  return day > today() ? `${WAITING} ${writtenDay(day)}` : 'en ligne';
}

/** The values of a content file, without those of its body. */
export const valuesOf = ({ data, schema }: Document): Leaf[] => valuesIn(data, [], schema);

function valuesIn(value: unknown, keys: readonly string[], schema: z.ZodType): Leaf[] {
  if (Array.isArray(value)) {
    if (value.every(isScalar)) return valuesIn(value.map(String).join(', '), keys, schema);
    const names = value.map(nameOf);
    return value.flatMap((item, index) => {
      const name = names[index] ?? '';
      const same = names.slice(0, index).filter((other) => other === name).length;
      return valuesIn(item, [...keys, same ? `${name} (${same + 1})` : name], schema);
    });
  }
  if (value && typeof value === 'object') {
    const items = Object.entries(value);
    const words = items.find(([key]) => key === 'label' || key === 'title')?.[1];
    return items.flatMap(([key, inner]) => {
      const leaves = valuesIn(inner, [...keys, key], schema);
      const isLink = /^(?:href|url)$/.test(key) && typeof words === 'string';
      return isLink ? leaves.map((leaf) => ({ ...leaf, words })) : leaves;
    });
  }
  if (!isScalar(value) || value === '') return [];
  const helps = keys.map((_, at) => helpAt(schema, keys.slice(0, at + 1)));
  const watch = helps.map((help) => help.watch).find((word) => word !== undefined);
  const text = watch === 'argent' && typeof value === 'number' ? fcfa(value) : textOf(value);
  const isAppendOnly = helps.some((help) => help.appendOnly);
  // In `site.yml` the label is the description for editors, because one word does not tell one telephone from another.
  const description = schema === sharedFiles.site.schema ? helps.at(-1)?.description : undefined;
  const name = description?.replace(/\.$/, '') ?? helps.at(-1)?.label;
  const path = keys.join('.');
  // A redirection has no key of the schema: only the old address tells one from another.
  const isOwnKey = keysAt(schema, []).includes(keys[0] ?? '');
  const label = name && isOwnKey ? (keys.length > 1 ? `${name} (${path})` : name) : path;
  return [{ key: keys.join('/'), label, text, watch, isAppendOnly }];
}

const isScalar = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);

const textOf = (value: unknown) =>
  typeof value === 'boolean' ? (value ? 'oui' : 'non') : String(value);

/** Name of an item of a list: itself, or its first text (`Impression` for `{ item: Impression, amount: 20000 }`). */
function nameOf(item: unknown): string {
  if (item === null || typeof item !== 'object') return textOf(item);
  const first = Object.values(item).find((value) => typeof value === 'string');
  return typeof first === 'string' ? first : 'ligne';
}

/** Nodes whose text is one passage. */
const PASSAGES = new Set(['paragraph', 'heading', 'tableCell', 'code']);

/** Passages of a body, with the address of each link and picture and the texts of each block. */
function passagesOf({ body: { tree } }: ParsedDocument): Leaf[] {
  const leaves: Leaf[] = [];
  const targets = new Map(
    nodesOf(tree).map((node) =>
      node.type === 'definition' ? [node.identifier, node.url] : ['', ''],
    ),
  );
  let under = '';
  const add = (label: string, value: string, more: Partial<Leaf> = {}) => {
    if (value !== '') leaves.push({ key: '', label, text: value, under, ...more });
  };
  const addLink = (words: string, url: string) =>
    add(words ? `Lien «\u202f${words}\u202f»` : 'Lien', url, { words });
  const visit = (node: Nodes): void => {
    const words = plainText(node, { includeHtml: false, includeImageAlt: false })
      .replace(/[ \t\r\n]+/g, ' ')
      .trim();
    if (PASSAGES.has(node.type))
      add('', words, node.type === 'heading' ? { heading: node.depth } : {});
    if (node.type === 'heading') under = words;
    if (node.type === 'link') addLink(words, node.url);
    if (node.type === 'linkReference') addLink(words, targets.get(node.identifier) ?? '');
    if (node.type === 'definition') add('Lien', node.url);
    if (node.type === 'image') add('Image', `${node.alt} (${node.url})`);
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
      for (const one of node.attributes)
        if (one.type === 'mdxJsxAttribute' && typeof one.value === 'string') {
          const words = one.name === 'href' ? textProperty(node, 'label')?.value : undefined;
          if (words) addLink(words, one.value);
          else add(`${node.name}, ${one.name}`, one.value);
        }
    if ('children' in node) for (const child of node.children) visit(child);
  };
  visit(tree);
  return leaves;
}
