import type { Page } from '@playwright/test';
import type { Project } from '../setup/project.ts';

/** What editors lead without a developer: a change of content alone, and what visitors find of it. */
export interface Lead {
  /** What the change does, as a sentence. */
  title: string;
  /** Changes the content of a copy; it must not stand in the way of the other leads. */
  edit(project: Project): void;
  /** Looks for the change in the built copy. */
  find(visit: { page: Page; site: string; project: Project }): Promise<void>;
}
