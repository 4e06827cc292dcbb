/**
 * The protocol between a document and its scripts.
 *
 * - `html.js`: scripts run, and the browser is new enough for them (early script).
 * - `document.appReady`: the application is hydrated and answers clicks.
 * - `html[data-failed]`: the application cannot come: clicks are the browser's again.
 * - `html[data-styles]`: address of the sheet of all pages, until it has come.
 * - `html[data-whole]`: the page is laid out as a whole: when the application is at rest, or when it is entered elsewhere than
 *   at its top.
 * - `html[data-loading]`: the next page is on its way, and late.
 * - `html[data-scroll-bar]`: the scroll bar of the page takes room.
 * - `[data-live]`: an island, by the name of its block, with its `data-props` as JSON;
 *   `data-hydrated` once it answers clicks, `data-failed` when its code did not come.
 * - `[data-notice]`, `[data-notice-message]`: what a click shows (`ui/notice.ts`).
 * - `[data-state]`: how far an embedded frame has come.
 */
declare global {
  interface Document {
    appReady?: boolean;
  }
}

/** Every island of a page. */
export const ISLAND = '[data-live]';

/** An island whose scripts run, as the start of a selector: without them, or when they fail to come, it stays plain. */
export const alive = `html.js ${ISLAND}:not([data-failed])`;

/** Event that asks for the early clicks on its target: an island, or the document for all others. */
export const REPLAY_CLICKS = 'replay-clicks';

/** Event that gives clicks back to the browser: the application cannot come. */
export const APP_FAILED = 'app-failed';
