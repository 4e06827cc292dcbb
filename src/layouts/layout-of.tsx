import type { ComponentType } from 'react';
import type { Kind } from '../site/kinds/index.ts';
import { InitiativeLayout } from './initiative/initiative.tsx';
import type { LayoutProps } from './layout-props.ts';
import { PageLayout } from './page.tsx';
import { RapportLayout } from './register/report.tsx';
import { TextLayout } from './text-page/text-page.tsx';

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
