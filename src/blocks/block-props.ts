import type { ComponentType, ReactNode } from 'react';
import type { PropSpec } from '../content/blocks/spec.ts';
import type { BlockName, Blocks } from '../content/blocks.ts';
import type { FrontmatterOf, Kind } from '../content/kinds/index.ts';

/** The list that stands under a key of a frontmatter. */
export type ItemsOf<Key> = {
  [K in Kind]: Key extends keyof FrontmatterOf<K> ? NonNullable<FrontmatterOf<K>[Key]> : never;
}[Kind];

type ValueOf<P extends PropSpec> = P extends { keys: readonly (infer Key)[] }
  ? ItemsOf<Key> | (P extends { mayWait: true } ? undefined : never)
  : P extends { values: readonly (infer Word)[] }
    ? Word
    : string;

type Written<Props extends Readonly<Record<string, PropSpec>>> = {
  [N in keyof Props as Props[N] extends { required: true } ? N : never]: ValueOf<Props[N]>;
} & {
  [N in keyof Props as Props[N] extends { required: true } ? never : N]?: ValueOf<Props[N]>;
};

/** What a block is given where an editor places it, from its record in `content/blocks/`. */
export type BlockProps<N extends BlockName> = Written<Blocks[N]['props']> &
  (Blocks[N] extends { children: 'markdown' | 'needed' } ? { children?: ReactNode } : unknown);

/** A component for each of these blocks: one missing, one too many, or one that takes something else does not compile. */
export type BlockComponents<N extends BlockName> = { [K in N]: ComponentType<BlockProps<K>> };

/** The blocks with a part that the browser hydrates. */
export type LivePlaced = {
  [N in BlockName]: Blocks[N] extends { live: string } ? N : never;
}[BlockName];

/** The components that the browser loads; the site's own form stands in the place of an embedded one, a sheet has what its keys open, and pages that no file writes have the search. */
export type LiveName =
  | Extract<Blocks[LivePlaced], { live: string }>['live']
  | 'MessageForm'
  | 'SupportCard'
  | 'ProjectFilter'
  | 'ShareProject'
  | 'SiteSearch'
  | 'NearestPages';
