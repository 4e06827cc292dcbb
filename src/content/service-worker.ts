import type { PageData } from './page-data.ts';
import { STORED_DATA } from './stored-data.ts';

/** Data of a build that its service worker needs; the build writes them before the worker's code. */
export interface WorkerSite {
  /** Base path of the site, with a final slash. */
  base: string;
  /** Paths of the scripts, styles and fonts of every page, below the base path. */
  files: readonly string[];
  /** SHA-256 (base64) of each script and style sheet, by path below the base path. */
  digests: Readonly<Record<string, string>>;
}

/** Path of the worker, at the root of the site: in a folder, the worker could serve only this folder. */
export const WORKER = 'sw.js';

/** Route in the data of the offline page, which the worker shows at the address of any page that is not cached. */
export const OFFLINE_ROUTE = '/hors-ligne' satisfies PageData['path'];

/** Comment in the offline page that the worker replaces by the links to cached pages. */
export const LIST_PLACEHOLDER = '<!--pages-->';

/** Code of the worker of a build with `OFFLINE=off`: deletes the caches of previous workers and unregisters itself. */
export const unregisteringWorker = (base: string) => `addEventListener('install',()=>skipWaiting());
addEventListener('activate',(event)=>event.waitUntil((async()=>{
for(const name of await caches.keys())if(name.startsWith(${JSON.stringify(STORED_DATA.pages.name(base))}))await caches.delete(name);
await registration.unregister()})()));
`;
