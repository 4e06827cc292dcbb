import type { BlockName } from '../site/blocks/index.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import type { BlockComponents } from './block-props.ts';
import { Charter, Faq } from './charter/charter.tsx';
import * as contacts from './contacts/contacts.tsx';
import { elements } from './elements.tsx';
import { FormEmbed, MapEmbed } from './embed/embed-blocks.tsx';
import * as articleLists from './entry/article-lists.tsx';
import * as lists from './entry/lists.tsx';
import * as projectLists from './entry/project-lists.tsx';
import * as steps from './entry/steps.tsx';
import { Figures } from './figures/figures.tsx';
import * as liveBlocks from './live-blocks.tsx';
import { Actions, NoticeButton } from './notice-button/notice-button.tsx';
import { ParticipateTabs } from './participate-tabs/participate-tabs.tsx';
import { QrCode } from './qr-code/qr-code.tsx';
import { BudgetTable } from './register/budget.tsx';
import { InitiativeList, OpenInitiatives } from './register/initiative-list.tsx';
import { InitiativeSearch } from './register/initiative-search.tsx';
import { CurrentState, LastUpdate, MoneyReceiver } from './register/money-receiver.tsx';
import { SupportPanel } from './register/support-panel.tsx';
import * as boxes from './section/boxes.tsx';
import { Section } from './section/section.tsx';
import { ServiceList } from './service-list/service-list.tsx';
import { Timeline } from './timeline/timeline.tsx';

/** Component of every block that editors can use in a page (`src/site/blocks/` describes their properties). */
export const blockComponents = {
  ...contacts,
  ...articleLists,
  ...lists,
  ...projectLists,
  ...steps,
  ...liveBlocks,
  ...boxes,
  Actions,
  BudgetTable,
  ButtonLink,
  Charter,
  CurrentState,
  Faq,
  Figures,
  FormEmbed,
  InitiativeList,
  InitiativeSearch,
  LastUpdate,
  MapEmbed,
  MoneyReceiver,
  NoticeButton,
  OpenInitiatives,
  ParticipateTabs,
  QrCode,
  Section,
  ServiceList,
  SupportPanel,
  Timeline,
} satisfies BlockComponents<BlockName>;

/** Components for rendering a compiled MDX text: HTML elements and blocks. */
export const components = { ...elements, ...blockComponents };
