import type { BlockName } from '../content/blocks/index.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import type { BlockComponents } from './block-props.ts';
import { Charter } from './charter/charter.tsx';
import { Faq } from './charter/faq.tsx';
import {
  ContactDetails,
  ContactSubjects,
  PressContact,
  ProjectContact,
} from './contacts/contacts.tsx';
import { elements } from './elements.tsx';
import { ArticleList, BlogFacets, LatestArticles } from './entry/article-lists.tsx';
import {
  ActivityList,
  CardGrid,
  DocumentButton,
  DocumentList,
  FeatureList,
  ResourceList,
} from './entry/lists.tsx';
import { ProjectGrid, SampleProjects } from './entry/project-lists.tsx';
import { ActionPlan, Steps } from './entry/steps.tsx';
import { Figures } from './figures/figures.tsx';
import { liveBlocks } from './live-blocks.ts';
import { Actions, NoticeButton } from './notice-button/notice-button.tsx';
import { QrCode } from './qr-code/qr-code.tsx';
import { InitiativeList } from './register/initiative-list.tsx';
import { CurrentState, LastUpdate, MoneyReceiver } from './register/money-receiver.tsx';
import { SupportPanel } from './register/support-panel.tsx';
import { Highlight } from './section/highlight.tsx';
import { Section } from './section/section.tsx';
import { Split } from './section/split.tsx';
import { BudgetTable, RoleTable } from './tables/tables.tsx';
import { Testimonials } from './testimonials/testimonials.tsx';
import { Timeline } from './timeline/timeline.tsx';

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
  NoticeButton,
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
