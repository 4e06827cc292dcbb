import type { PageData } from './page-data.ts';
import { STORED_DATA } from './stored-data.ts';

/** Data of a build for its service worker, inserted before the code. */
export interface WorkerSite {
  /** The base path, with a final slash. */
  base: string;
  /** Paths of the files of every page, below the base. */
  files: readonly string[];
  /** Path of a script or sheet, below the base -> SHA-256 (base64). */
  digests: Readonly<Record<string, string>>;
}

/** Path of the worker, below the base: its scope is the whole site. */
export const WORKER = 'sw.js';

/** Route in the data of the offline page, which is shown at any address. */
export const OFFLINE_ROUTE = '/hors-ligne' satisfies PageData['path'];

/** Replaced by the worker with the links to cached pages. */
export const LIST_PLACEHOLDER = '<!--pages-->';

/** Worker for a build with `OFFLINE=off`: deletes its caches and unregisters itself. */
export const unregisteringWorker = (base: string) => `addEventListener('install',()=>skipWaiting());
addEventListener('activate',(event)=>event.waitUntil((async()=>{
for(const name of await caches.keys())if(name.startsWith(${JSON.stringify(STORED_DATA.pages.name(base))}))await caches.delete(name);
await registration.unregister()})()));
`;
