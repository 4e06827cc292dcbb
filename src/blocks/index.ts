import type { ComponentType } from 'react';
import type { BlockName } from '../content/blocks.ts';
import { Actions } from './actions/actions.tsx';
import { ArticleList } from './article-list/article-list.tsx';
import { BlogFacets } from './blog-facets/blog-facets.tsx';
import { ButtonLink } from './button-link/button-link.tsx';
import { CardGrid } from './card-grid/card-grid.tsx';
import { DocumentButton } from './document-button/document-button.tsx';
import { FeatureList } from './feature-list/feature-list.tsx';
import { Figures } from './figures/figures.tsx';
import { Highlight } from './highlight/highlight.tsx';
import { LatestArticles } from './latest-articles/latest-articles.tsx';
import { livePlaced } from './live-blocks.tsx';
import { NoticeButton } from './notice-button/notice-button.tsx';
import { placedBlocks } from './placed-blocks.tsx';
import { ProjectGrid } from './project-grid/project-grid.tsx';
import { ResourceList } from './resource-list/resource-list.tsx';
import { Section } from './section/section.tsx';
import { Split } from './split/split.tsx';
import { Steps } from './steps/steps.tsx';
import { Testimonials } from './testimonials/testimonials.tsx';
import { Timeline } from './timeline/timeline.tsx';

const placed = {
  Actions,
  ArticleList,
  BlogFacets,
  ButtonLink,
  CardGrid,
  DocumentButton,
  FeatureList,
  Figures,
  Highlight,
  LatestArticles,
  NoticeButton,
  ProjectGrid,
  ResourceList,
  Section,
  Split,
  Steps,
  Testimonials,
  Timeline,
  ...placedBlocks,
  ...livePlaced,
} satisfies Record<BlockName, ComponentType<never>>;

type Unknown = Exclude<keyof typeof placed, BlockName>;

/** What editors place in a page: exactly the list of `content/blocks.ts`, else it does not compile. */
export const blocks: typeof placed & Record<Unknown, never> = placed;
