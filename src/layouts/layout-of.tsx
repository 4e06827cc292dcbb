import type { ComponentType, ReactNode } from 'react';
import type { EntryOf } from '../model/manifest.ts';
import type { Kind } from '../site/kinds/index.ts';
import { InitiativeLayout } from './initiative/initiative.tsx';
import { PageLayout } from './page.tsx';
import { RapportLayout } from './register/report.tsx';
import { TextLayout } from './text-page/text-page.tsx';

/** Props of a layout: an entry (content file) of kind `K` that has a route, and its rendered body. */
export interface LayoutProps<K extends Kind = Kind> {
  entry: { [One in K]: EntryOf<One> & { route: string } }[K];
  children: ReactNode;
}

/** Layout of each kind of content file; `null` for kinds whose texts are shown in other pages only. */
const layouts = {
  page: PageLayout,
  article: TextLayout,
  communique: TextLayout,
  initiative: InitiativeLayout,
  nouvelle: () => null,
  rapport: RapportLayout,
  charte: () => null,
  faq: () => null,
} satisfies { [K in Kind]: ComponentType<LayoutProps<K>> };

/** Renders the layout of the entry's kind around its body (`children`). */
export function LayoutOf({ entry, children }: LayoutProps) {
  // TypeScript cannot infer that `layouts[entry.kind]` accepts an entry of that kind.
  const Layout = layouts[entry.kind] as ComponentType<LayoutProps>;
  return <Layout entry={entry}>{children}</Layout>;
}
