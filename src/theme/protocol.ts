/**
 * Attributes and events by which the HTML of a page, its styles and its scripts communicate.
 *
 * - `html.js`: scripts run, and the browser is new enough for them; set by the first script of the page.
 * - `document.appReady`: React has hydrated the page and handles clicks.
 * - `html[data-failed]`: a script could not be loaded, so the browser handles clicks as without scripts.
 * - `html[data-styles]`: address of the style sheet of all pages; removed when this sheet is loaded.
 * - `html[data-navigating]`: the next page is loading; the address is already that of the next page.
 * - `html[data-scroll-bar]`: the scroll bar reduces the width of the page.
 * - `[data-live]`: an island (an element that React hydrates); the value is the name of its block, `data-props` its props
 *   as JSON. `data-hydrated` is added when it handles clicks, `data-failed` when its code could not be loaded.
 * - `[data-notice]`, `[data-notice-message]`: title and text of the message that a click shows (`ui/notice.ts`).
 * - `[data-copy]`: id of the element whose text a click copies (`ui/clipboard/copy-text.ts`).
 * - `[data-copies]`: another button that copies; previews of proposals show neither.
 * - `[data-state]`: state of an embedded frame, such as `loading` or `answered`.
 */
declare global {
  interface Document {
    appReady?: boolean;
  }
}

/** Selector of all islands. */
export const ISLAND = '[data-live]';

/** Selector of islands whose scripts run. Without scripts, or when their code fails to load, their plain HTML is styled. */
export const alive = `html.js ${ISLAND}:not([data-failed])`;

/** Event after hydration: replays earlier clicks in its target, an island, or outside all islands for `document`. */
export const REPLAY_CLICKS = 'replay-clicks';

/** Event: the application could not be loaded, so clicks are no longer queued and the browser handles them. */
export const APP_FAILED = 'app-failed';
