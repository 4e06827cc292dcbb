import { APP_FAILED, ISLAND, REPLAY_CLICKS } from '../theme/protocol.ts';

/**
 * Inlined in the head of every page: marks that scripts run, and queues the clicks that come before what
 * they are for is hydrated (notices, the buttons of the header, each island); they are made again then.
 * Plain links stay the browser's. Should a script of the page not come, clicks are the browser's again,
 * and the page looks as it does without scripts. So it does in browsers from before 2022.
 */
const CONTROLS = `[data-notice],header button,${ISLAND} :is(button,a[data-open])`;

const { classList, dataset } = document.documentElement;
const queue: HTMLElement[] = [];

if (isRecent()) {
  classList.add('js');
  if (location.hash || performance.navigation.type) dataset.whole = '';
  // After a step back from another site, the browser restores the scroll position.
  history.scrollRestoration = 'auto';
  addEventListener('click', queueClick, true);
  addEventListener(REPLAY_CLICKS, ({ target }) => {
    const island = target === document ? null : target;
    void makeAgain((control) => control.closest(ISLAND) === island);
  });
  addEventListener(APP_FAILED, giveBack);
  addEventListener(
    'error',
    (event) => (event.target as HTMLScriptElement).type === 'module' && giveBack(),
    true,
  );
}

function isRecent(): boolean {
  return 'HTMLDialogElement' in window && 'hasOwn' in Object;
}

function queueClick(event: MouseEvent): void {
  const control = (event.target as Element).closest<HTMLElement>(CONTROLS);
  if (!control || 'failed' in dataset) return;
  // Links that open in a new tab are the browser's.
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const island = control.closest<HTMLElement>(ISLAND)?.dataset;
  if (island ? 'hydrated' in island || 'failed' in island : document.appReady) return;
  event.preventDefault();
  event.stopPropagation();
  queue.push(control);
}

/** Makes queued clicks again, one after the other: what the first one changes, the next one finds. */
async function makeAgain(isMeant: (control: HTMLElement) => boolean): Promise<void> {
  for (const control of queue.filter(isMeant)) {
    queue.splice(queue.indexOf(control), 1);
    control.click();
    await null;
  }
}

function giveBack(): void {
  dataset.failed = '';
  if (!document.appReady) classList.remove('js');
  void makeAgain(() => true);
}
