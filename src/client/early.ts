import { queueClicks, root } from './early-clicks.ts';

/**
 * First script of every page, inlined in its head: marks that scripts run, and queues early clicks. In browsers from before
 * 2022, the page works as without scripts.
 */
if ('HTMLDialogElement' in window && 'hasOwn' in Object) {
  root.classList.add('js');
  // A page that opens at an anchor or at a former scroll position is laid out whole: heights that change later would move it.
  if (location.hash || performance.navigation.type) root.dataset.whole = '';
  // `ownScrolling` sets `manual`, which the browser stores in the history entry: after a full load it must scroll again.
  history.scrollRestoration = 'auto';
  queueClicks();
}
