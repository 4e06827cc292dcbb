import { APP_FAILED, ISLAND, REPLAY_CLICKS } from '../theme/protocol.ts';

/**
 * This script is inlined in the head of every page. It marks that scripts run, and queues clicks on `CONTROLS` that are not
 * hydrated yet, to replay them after hydration. The browser handles plain links. If a script fails to load, and in browsers
 * from before 2022, the page works as without scripts.
 */
const CONTROLS = `[data-notice],[data-copy],header button,${ISLAND} :is(button,a[data-open])`;

const { classList, dataset } = document.documentElement;
const queue: HTMLElement[] = [];

if (isRecent()) {
  classList.add('js');
  if (location.hash || performance.navigation.type) dataset.whole = '';
  // The client sets `manual`, which the browser stores in the history entry: on a return from another site it must scroll again.
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

function isRecent(): boolean {
  return 'HTMLDialogElement' in window && 'hasOwn' in Object;
}

function queueClick(event: MouseEvent): void {
  const control = (event.target as Element).closest<HTMLElement>(CONTROLS);
  if (!control || 'failed' in dataset) return;
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
  dataset.failed = '';
  if (!document.appReady) classList.remove('js');
  void replayClicks(() => true);
}
