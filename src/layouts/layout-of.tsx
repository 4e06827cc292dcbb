import type { ReactNode } from 'react';
import type { Routed } from '../content/manifest.ts';
import { ArticleLayout } from './article/article.tsx';
import { CommuniqueLayout } from './communique/communique.tsx';
import { InitiativeLayout } from './initiative/initiative.tsx';
import { PageLayout } from './page/page.tsx';

/** The layout of an entry's kind around its body. */
export function LayoutOf({ entry, children }: { entry: Routed; children: ReactNode }) {
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
