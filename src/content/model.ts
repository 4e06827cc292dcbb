import type * as z from 'zod';
import { type Nearest, nearest } from '../values/nearest.ts';
import { normalizedWord } from '../values/text.ts';
import { type TagNames, tagNames } from './blocks/tag-names.ts';
import { definition } from './definition.ts';
import { KINDS, type Kind } from './kinds/index.ts';
import type { BlockRecord, BlockSpec, Definition } from './records.ts';
import { routeIn } from './route-of-file.ts';
import { keysAt, step } from './schema/schema-fields.ts';

/** The definition of a site with values derived from it, which readers and rules use. */
export interface Model extends Definition {
  kindNames: readonly Kind[];
  /** Kind of a file (such as articles), by its path under the content folder; undefined for a folder that belongs to no kind. */
  kindOf(path: string): Kind | undefined;
  /** Route of a file: `/contact`; null for a file without a page. */
  routeOf(kind: string, path: string, slug?: string, hasBody?: boolean): string | null;
  /** Shortens a path to that under the content folder: `/srv/content/pages/a.mdx` -> `pages/a.mdx`. */
  contentPath(path: string): string;
  /** Records of blocks by name, in the order of the guide. */
  blockSpecs: ReadonlyMap<string, BlockSpec>;
  /** Name of the block for bands (full-width sections) of a page; empty when the site has no such block. */
  band: string;
  /** Name of the property that sets the id of a block; undefined when the block has no such property. */
  anchorProperty(block: string): string | undefined;
  /** Names of blocks by the frontmatter list that they show. First comes a block that shows no other list. */
  listBlocks: ReadonlyMap<string, readonly string[]>;
  /** True for a key of some schema or its French synonym: a line `word: …` is then YAML, and no prose. */
  isKnownKey(word: string): boolean;
  /** The most similar word of a list, also by the synonyms of the site. */
  nearest: Nearest;
  tags: TagNames;
}

function buildModel(definition: Definition): Model {
  const { kinds, blocks, words } = definition;
  const kindNames = KINDS;
  const folders = new Set(Object.values(kinds).map(({ folder }) => folder));
  const blockSpecs = new Map(
    Object.entries(blocks).map(([name, record]) => {
      const [first] = listProps(record);
      return [name, { example: tagOf(name, record, first?.[1].keys?.[0]), ...record }];
    }),
  );
  const known = knownKeys(definition);
  const synonyms = [words.keys, words.values].flatMap((table) =>
    Object.entries(table).flatMap(([word, french]) =>
      french.split(' ').map((one) => `${one} ${word}`),
    ),
  );
  const pairs = new Set(synonyms);
  const near: Nearest = (word, list) =>
    nearest(word, list, (french, one) => pairs.has(`${french} ${one}`));
  return {
    ...definition,
    kindNames,
    kindOf(path) {
      const [folder, ...inner] = path.split('/');
      const own = kindNames.filter((kind) => kinds[kind]?.folder === folder);
      const isBelow = (kind: string) => Boolean(kinds[kind]?.inFolders);
      return (
        own.find((kind) => isBelow(kind) === inner.length > 1) ?? own.find((kind) => !isBelow(kind))
      );
    },
    routeOf(kind, path, slug, hasBody) {
      const spec = kinds[kind];
      return spec ? routeIn(spec, path, slug, hasBody) : null;
    },
    contentPath(path) {
      const parts = path.split(/[\\/]/);
      const start = parts.findLastIndex((part) => folders.has(part));
      const first = parts.findIndex(
        (part, index) => folders.has(part) && parts[index - 1] === 'content',
      );
      return parts.slice(first >= 0 ? first : Math.max(start, 0)).join('/');
    },
    blockSpecs,
    band: [...blockSpecs].find(([, { isBand }]) => isBand)?.[0] ?? '',
    anchorProperty: (block) =>
      Object.entries(blockSpecs.get(block)?.props ?? {}).find(
        ([, { type }]) => type === 'anchor',
      )?.[0],
    listBlocks: listBlocks(blockSpecs),
    isKnownKey: (word) => known.has(normalizedWord(word)),
    nearest: near,
    tags: tagNames(blockSpecs, near),
  };
}

const listProps = ({ props }: BlockRecord) =>
  Object.entries(props).filter(([, { type }]) => type === 'list');

/** Source of a block that shows the frontmatter list `key`: `<Name items={frontmatter.key} />`; without `key`, `<Name />`. */
export function tagOf(name: string, record: BlockRecord | undefined, key?: string): string {
  const [property] = (record && listProps(record)[0]) ?? [];
  return key && property ? `<${name} ${property}={frontmatter.${key}} />` : `<${name} />`;
}

function listBlocks(blocks: ReadonlyMap<string, BlockSpec>): ReadonlyMap<string, string[]> {
  const lists = [...blocks].flatMap(([name, { props }]) =>
    Object.values(props).flatMap(({ keys = [] }) => keys.map((key) => ({ key, name, keys }))),
  );
  const found = new Map<string, string[]>();
  for (const { key, name } of lists.sort((a, b) => a.keys.length - b.keys.length))
    found.set(key, [...(found.get(key) ?? []), name]);
  return found;
}

function knownKeys({ kinds, sharedFiles, words }: Definition): ReadonlySet<string> {
  const schemas = [...Object.values(kinds), ...Object.values(sharedFiles)].map(
    ({ schema }) => schema,
  );
  const french = Object.values(words.keys).flatMap((one) => one.split(' '));
  return new Set([...schemas.flatMap(keysIn).map(normalizedWord), ...french]);
}

function keysIn(schema: z.ZodType): string[] {
  const element = step(schema, 0);
  if (element) return keysIn(element);
  return keysAt(schema, []).flatMap((key) => [key, ...keysIn(step(schema, key) ?? schema)]);
}

/** This site: its definition with the values derived from it. */
export const model = buildModel(definition);

export const { isKnownKey } = model;
