import type { ComponentType } from 'react';
import type { Kind } from '../content/kinds/index.ts';
import { ArticleLayout } from './article/article.tsx';
import { InitiativeLayout } from './initiative/initiative.tsx';
import type { LayoutProps } from './layout-props.ts';
import { PageLayout } from './page/page.tsx';
import { CommuniqueLayout, RapportLayout } from './paper-page/paper-page.tsx';

/** The layout of every kind; empty for kinds without a page of their own. */
const layouts = {
  page: PageLayout,
  article: ArticleLayout,
  communique: CommuniqueLayout,
  initiative: InitiativeLayout,
  nouvelle: () => null,
  rapport: RapportLayout,
  charte: () => null,
  faq: () => null,
} satisfies { [K in Kind]: ComponentType<LayoutProps<K>> };

/** The layout of an entry's kind around its body. */
export function LayoutOf({ entry, children }: LayoutProps) {
  // TypeScript cannot follow the kind of an entry to the layout of that kind.
  const Layout = layouts[entry.kind] as ComponentType<LayoutProps>;
  return <Layout entry={entry}>{children}</Layout>;
}
