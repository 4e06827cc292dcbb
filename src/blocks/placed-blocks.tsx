import type { ComponentType } from 'react';
import type { BlockName } from '../content/blocks.ts';
import { ActionPlan } from './action-plan/action-plan.tsx';
import { ActivityList } from './activity-list/activity-list.tsx';
import { BudgetTable } from './budget-table/budget-table.tsx';
import { Charter } from './charter/charter.tsx';
import { ContactDetails } from './contact-details/contact-details.tsx';
import { DocumentList } from './document-list/document-list.tsx';
import { InitiativeList } from './initiative-list/initiative-list.tsx';
import { PressContact } from './press-contact/press-contact.tsx';
import { ProjectContact } from './project-contact/project-contact.tsx';
import { QrCode } from './qr-code/qr-code.tsx';
import { RoleTable } from './role-table/role-table.tsx';
import { SampleProjects } from './sample-projects/sample-projects.tsx';
import { SupportPanel } from './support-panel/support-panel.tsx';

/** The blocks that show a project, its money, its people and its documents: all HTML from the build. */
export const placedBlocks = {
  ActionPlan,
  ActivityList,
  BudgetTable,
  Charter,
  ContactDetails,
  DocumentList,
  InitiativeList,
  PressContact,
  ProjectContact,
  QrCode,
  RoleTable,
  SampleProjects,
  SupportPanel,
} satisfies Partial<Record<BlockName, ComponentType<never>>>;
