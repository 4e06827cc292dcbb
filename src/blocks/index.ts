import type { BlockName } from '../content/blocks/index.ts';
import { ButtonLink } from '../ui/button/button-link.tsx';
import { ActionPlan } from './action-plan/action-plan.tsx';
import { Actions } from './actions/actions.tsx';
import { ActivityList } from './activity-list/activity-list.tsx';
import { ArticleList, LatestArticles } from './article-list/article-list.tsx';
import { BlogFacets } from './article-list/blog-facets.tsx';
import type { BlockComponents } from './block-props.ts';
import { BudgetTable } from './budget-table/budget-table.tsx';
import { CardGrid } from './card-grid/card-grid.tsx';
import { Charter } from './charter/charter.tsx';
import {
  ContactDetails,
  ContactSubjects,
  PressContact,
  ProjectContact,
} from './contacts/contacts.tsx';
import { DocumentButton, DocumentList } from './document-list/document-list.tsx';
import { elements } from './elements.tsx';
import { Faq } from './faq/faq.tsx';
import { FeatureList } from './feature-list/feature-list.tsx';
import { Figures } from './figures/figures.tsx';
import { Highlight } from './highlight/highlight.tsx';
import { InitiativeList } from './initiative-list/initiative-list.tsx';
import { liveBlocks } from './live-blocks.ts';
import { ProjectGrid } from './project-grid/project-grid.tsx';
import { SampleProjects } from './project-state/project-state.tsx';
import { QrCode } from './qr-code/qr-code.tsx';
import { ResourceList } from './resource-list/resource-list.tsx';
import { RoleTable } from './role-table/role-table.tsx';
import { Section } from './section/section.tsx';
import { SoonButton } from './soon-button/soon-button.tsx';
import { Split } from './split/split.tsx';
import { Steps } from './steps/steps.tsx';
import { SupportPanel } from './support-panel/support-panel.tsx';
import { Testimonials } from './testimonials/testimonials.tsx';
import { Timeline } from './timeline/timeline.tsx';
import { CurrentState, LastUpdate, MoneyReceiver } from './trust/trust.tsx';

/** Component of every block that editors can use in a page (`content/blocks/` describes their properties). */
export const blocks = {
  ActionPlan,
  Actions,
  ActivityList,
  ArticleList,
  BlogFacets,
  BudgetTable,
  ButtonLink,
  CardGrid,
  Charter,
  ContactDetails,
  ContactSubjects,
  CurrentState,
  DocumentButton,
  DocumentList,
  Faq,
  FeatureList,
  Figures,
  Highlight,
  InitiativeList,
  LastUpdate,
  LatestArticles,
  MoneyReceiver,
  NoticeButton: SoonButton,
  PressContact,
  ProjectContact,
  ProjectGrid,
  QrCode,
  ResourceList,
  RoleTable,
  SampleProjects,
  Section,
  Split,
  Steps,
  SupportPanel,
  Testimonials,
  Timeline,
  ...liveBlocks,
} satisfies BlockComponents<BlockName>;

/** Components for rendering a compiled MDX text: HTML elements and blocks. */
export const components = { ...elements, ...blocks };
