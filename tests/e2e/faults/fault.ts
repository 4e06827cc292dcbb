import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { siteBehindNetwork } from '../setup/network.ts';

/** A row of the table of faults in README.md, which says what a visitor then sees and what is not lost. */
export interface Fault<Visit = PageVisit> {
  /** What goes wrong, without the visitor's doing: the name of the row and of its test. */
  fault: string;
  /** Makes it go wrong, and fails unless what the row says holds. */
  holds(visit: Visit): Promise<void>;
}

export interface PageVisit {
  page: Page;
  context: BrowserContext;
  browser: Browser;
}

/** With a service worker, and a network that can be slowed, cut or changed. */
export interface NetworkVisit extends PageVisit {
  site: Awaited<ReturnType<typeof siteBehindNetwork>>;
}

/** On the site as it is once its forms are at Tally and its map at Datawrapper. */
export interface ProviderVisit extends PageVisit {
  /** Its address, with a final slash. */
  hosted: string;
}
