import type { Lang } from '../site/languages.ts';

/** Data of a build that its service worker needs; the build writes them before the worker's code. */
export interface WorkerSite {
  /** Base path of the site, with a final slash. */
  base: string;
  /** Paths of the scripts, styles and fonts of every page, below the base path. */
  files: readonly string[];
  /** Routes of the pages that show a number to pay: a stored copy could show an old one, so they wait for the network. */
  numbers: readonly string[];
  /** Content-Security-Policy of stored pages; `{site}` stands for the address of the site. */
  policy: string;
  /** HTML of the line that says the day of a stored page, `{day}`; its quotes are single ones, because it is inserted in JSON. */
  copyOf: Readonly<Record<Lang, string>>;
}
