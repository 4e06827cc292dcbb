import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { siteBehindNetwork } from '../setup/network.ts';

/** A row of the table of faults. */
export interface Fault<Visit = PageVisit> {
  /** What goes wrong, without the visitor's doing. */
  fault: string;
  /** What the visitor then sees. */
  seen: string;
  /** What is not lost. */
  kept: string;
  /** Makes it go wrong, and fails unless both hold. */
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

/** How the table is printed after the tests: with what Playwright reports of each row. */
export const toldBy = ({ seen, kept }: Pick<Fault, 'seen' | 'kept'>) => ({
  annotation: [
    { type: 'seen', description: seen },
    { type: 'kept', description: kept },
  ],
});
