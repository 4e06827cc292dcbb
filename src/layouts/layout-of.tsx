import type { ReactNode } from 'react';
import { PaperAddress } from '../blocks/paper-address/paper-address.tsx';
import type { Routed } from '../content/manifest.ts';
import { ArticleLayout } from './article/article.tsx';
import { CommuniqueLayout } from './communique/communique.tsx';
import { InitiativeLayout } from './initiative/initiative.tsx';
import { PageLayout } from './page/page.tsx';

interface LayoutProps {
  entry: Routed;
  children: ReactNode;
}

/** The layout of an entry's kind around its body; below it, on paper, the way back to the page. */
export const LayoutOf = (props: LayoutProps) => (
  <>
    <Frame {...props} />
    <PaperAddress />
  </>
);

function Frame({ entry, children }: LayoutProps) {
  switch (entry.kind) {
    case 'article':
      return <ArticleLayout entry={entry}>{children}</ArticleLayout>;
    case 'communique':
      return <CommuniqueLayout entry={entry}>{children}</CommuniqueLayout>;
    case 'initiative':
      return <InitiativeLayout entry={entry}>{children}</InitiativeLayout>;
    default:
      return <PageLayout entry={entry}>{children}</PageLayout>;
  }
}
