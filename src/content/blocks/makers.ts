import type { BlockSpec, PropSpec } from './spec.ts';

/** The property of a block that shows one of these lists of the frontmatter. */
export const takesList = (...keys: string[]): PropSpec => ({
  type: 'list',
  required: true,
  keys,
  description: 'La liste écrite en haut du fichier.',
});

/** A block that shows the list `key` of the frontmatter, and takes nothing else. */
export const showList = (name: string, key: string, description: string): BlockSpec => ({
  description,
  props: { items: takesList(key) },
  children: 'none',
  example: `<${name} items={frontmatter.${key}} />`,
});

/** A block that takes nothing: what it shows is known to the site. */
export const alone = (name: string, description: string): BlockSpec => ({
  description,
  props: {},
  children: 'none',
  example: `<${name} />`,
});
