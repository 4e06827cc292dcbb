import type { ComponentType, ReactNode } from 'react';
import { PaperAddress } from '../blocks/paper-address/paper-address.tsx';
import type { Kind } from '../content/kinds/index.ts';
import type { EntryOf, Routed } from '../content/manifest.ts';
import { ArticleLayout } from './article/article.tsx';
import { CommuniqueLayout } from './communique/communique.tsx';
import { InitiativeLayout } from './initiative/initiative.tsx';
import { PageLayout } from './page/page.tsx';

interface LayoutProps<E> {
  entry: E;
  children: ReactNode;
}

/** The layout of every kind; none for the sections of the charter, which have no page of their own. */
const layouts = {
  page: PageLayout,
  article: ArticleLayout,
  communique: CommuniqueLayout,
  initiative: InitiativeLayout,
  charte: () => null,
} satisfies { [K in Kind]: ComponentType<LayoutProps<EntryOf<K> & { route: string }>> };

/** The layout of an entry's kind around its body; below it, on paper, the way back to the page. */
export function LayoutOf({ entry, children }: LayoutProps<Routed>) {
  // TypeScript cannot follow the kind of an entry to the layout of that kind.
  const Layout = layouts[entry.kind] as ComponentType<LayoutProps<Routed>>;
  return (
    <>
      <Layout entry={entry}>{children}</Layout>
      <PaperAddress />
    </>
  );
}
