import type { PageData } from './page-data.ts';
import { STORED_DATA } from './stored-data.ts';

/** What the service worker of a build must know; it stands before its code. */
export interface WorkerSite {
  /** The base path, with a final slash. */
  base: string;
  /** Paths below it of what every page needs. */
  files: readonly string[];
  /** The SHA-256 of each script and sheet, in base64, by its path below the base. */
  digests: Readonly<Record<string, string>>;
}

/** The address of the worker below the base: its scope is the whole site. */
export const WORKER = 'sw.js';

/** The route that the page for what cannot be had says it has, wherever it is shown. */
export const OFFLINE_ROUTE = '/hors-ligne' satisfies PageData['path'];

/** Where the worker writes the links to the pages that it keeps. */
export const LIST_PLACEHOLDER = '<!--pages-->';

/** A worker that takes itself and what it kept away, for a build with `OFFLINE=off`. */
export const unregisteringWorker = (base: string) => `addEventListener('install',()=>skipWaiting());
addEventListener('activate',(event)=>event.waitUntil((async()=>{
for(const name of await caches.keys())if(name.startsWith(${JSON.stringify(STORED_DATA.pages.name(base))}))await caches.delete(name);
await registration.unregister()})()));
`;
