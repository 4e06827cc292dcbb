import type { ReactNode } from 'react';
import type { Kind } from '../content/kinds/index.ts';
import type { EntryOf } from '../content/manifest.ts';

/** The props of the layout of a kind: an entry that has a page, and its rendered body. */
export interface LayoutProps<K extends Kind = Kind> {
  entry: { [One in K]: EntryOf<One> & { route: string } }[K];
  children: ReactNode;
}
