import type { Page } from '@playwright/test';
import type { Project } from '../setup/project.ts';

/** A change of content alone, as editors make it, and what visitors then find. */
export interface ContentChange {
  /** What the change does, as a sentence. */
  title: string;
  /** Changes the content of a copy; it must not stand in the way of the other changes. */
  edit(project: Project): void | Promise<void>;
  /** Looks for the change in the built copy. */
  find(visit: { page: Page; site: string; dist: string }): Promise<void>;
}
