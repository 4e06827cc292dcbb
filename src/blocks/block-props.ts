import type { ComponentType, ReactNode } from 'react';
import type { BlockName, Blocks } from '../content/blocks/index.ts';
import type { PropSpec } from '../content/blocks/spec.ts';
import type { FrontmatterOf, Kind } from '../content/kinds/index.ts';

/** The list under a key of a frontmatter. */
export type ItemsOf<Key> = {
  [K in Kind]: Key extends keyof FrontmatterOf<K> ? NonNullable<FrontmatterOf<K>[Key]> : never;
}[Kind];

type ValueOf<P extends PropSpec> = P extends { keys: readonly (infer Key)[] }
  ? ItemsOf<Key> | (P extends { mayWait: true } ? undefined : never)
  : P extends { values: readonly (infer Word)[] }
    ? Word
    : string;

type PropsOf<Props extends Readonly<Record<string, PropSpec>>> = {
  [N in keyof Props as Props[N] extends { required: true } ? N : never]: ValueOf<Props[N]>;
} & {
  [N in keyof Props as Props[N] extends { required: true } ? never : N]?: ValueOf<Props[N]>;
};

/** The props of a block in a page, from its record in `content/blocks/`. */
export type BlockProps<N extends BlockName> = PropsOf<Blocks[N]['props']> &
  (Blocks[N] extends { children: 'markdown' | 'needed' } ? { children?: ReactNode } : unknown);

/** A component for each of these blocks: a missing or extra one, or one with other props, does not compile. */
export type BlockComponents<N extends BlockName> = { [K in N]: ComponentType<BlockProps<K>> };

/** The blocks with a part that the browser hydrates. */
export type LiveBlockName = {
  [N in BlockName]: Blocks[N] extends { live: string } ? N : never;
}[BlockName];

/** The components that the browser loads: those of the blocks, then those that other components render. */
export type LiveName =
  | Extract<Blocks[LiveBlockName], { live: string }>['live']
  | 'MessageForm'
  | 'SupportCard'
  | 'ProjectFilter'
  | 'ShareProject'
  | 'SiteSearch'
  | 'NearestPages';
