import type { ComponentType, ReactNode } from 'react';
import type { BlockName, Blocks } from '../site/blocks/index.ts';
import type { PropSpec } from '../site/blocks/spec.ts';
import type { FrontmatterOf, Kind } from '../site/kinds/index.ts';

/** Type of the value under a key of frontmatter, in any kind of content file: `ItemsOf<'services'>`. */
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

/** Props of the component of a block, computed from the description of the block in `src/site/blocks/`. */
export type BlockProps<N extends BlockName> = PropsOf<Blocks[N]['props']> &
  (Blocks[N] extends { children: 'markdown' | 'needed' } ? { children?: ReactNode } : unknown);

/** One component for each block in `N`: a missing or additional component, or one with other props, does not compile. */
export type BlockComponents<N extends BlockName> = { [K in N]: ComponentType<BlockProps<K>> };
