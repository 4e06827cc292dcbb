import { parse } from 'yaml';
import { typesetData } from '../content/typeset.ts';

/**
 * The frontmatter as a compiled module exports it: plain YAML of the core schema, typeset in French.
 * Only texts that passed the check come here.
 */
export const parseFrontmatter = (text: string): unknown =>
  typesetData(parse(text, { schema: 'core', merge: false, maxAliasCount: 20 }));
