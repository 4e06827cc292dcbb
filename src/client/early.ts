import { APP_FAILED, ISLAND, REPLAY_CLICKS } from '../theme/protocol.ts';

/** Elements whose clicks need a script; the browser handles plain links and opens popovers. */
const CONTROLS = `[data-notice],[data-copy],header button,${ISLAND} :is(button:not([popovertarget]),a[data-open])`;

/** The `html` element. */
const root = document.documentElement;
const queue: HTMLElement[] = [];

function queueClick(event: MouseEvent): void {
  const control = (event.target as Element).closest<HTMLElement>(CONTROLS);
  if (!control || 'failed' in root.dataset) return;
  // The browser opens links in a new tab.
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const island = control.closest<HTMLElement>(ISLAND)?.dataset;
  if (island ? 'hydrated' in island || 'failed' in island : document.appReady) return;
  event.preventDefault();
  event.stopPropagation();
  queue.push(control);
}

/** Replays queued clicks one after the other, because a click may depend on the state that an earlier one set. */
async function replayClicks(isTarget: (control: HTMLElement) => boolean): Promise<void> {
  for (const control of queue.filter(isTarget)) {
    queue.splice(queue.indexOf(control), 1);
    control.click();
    await null;
  }
}

function stopQueueing(): void {
  root.dataset.failed = '';
  if (!document.appReady) root.classList.remove('js');
  void replayClicks(() => true);
}

/**
 * First script of every page, inlined in its head: marks that scripts run, and queues clicks on `CONTROLS` that are not hydrated
 * yet, to replay them after hydration. When a script fails to load, the queued clicks and all later ones are those of a page
 * without scripts. In browsers from before 2022, the page works so, too.
 */
if ('HTMLDialogElement' in window && 'hasOwn' in Object) {
  root.classList.add('js');
  // `ownScrolling` sets `manual`, which the browser stores in the history entry: after a full load it must scroll again.
  history.scrollRestoration = 'auto';
  addEventListener('click', queueClick, true);
  addEventListener(REPLAY_CLICKS, ({ target }) => {
    const island = target === document ? null : target;
    void replayClicks((control) => control.closest(ISLAND) === island);
  });
  addEventListener(APP_FAILED, stopQueueing);
  addEventListener(
    'error',
    (event) => (event.target as HTMLScriptElement).type === 'module' && stopQueueing(),
    true,
  );
}
