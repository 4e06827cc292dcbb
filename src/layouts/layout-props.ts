import type { ReactNode } from 'react';
import type { EntryOf } from '../model/manifest.ts';
import type { Kind } from '../site/kinds/index.ts';

/** Props of a layout: an entry (content file) of kind `K` that has a route, and its rendered body. */
export interface LayoutProps<K extends Kind = Kind> {
  entry: { [One in K]: EntryOf<One> & { route: string } }[K];
  children: ReactNode;
}
