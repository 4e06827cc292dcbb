/**
 * Inlined in the head of every page: marks that scripts run, and keeps the clicks that come before
 * what they are for is alive: the application for notices and the header, each live block for its
 * own. They are made again then; a key that opens a link elsewhere, and plain links, stay the
 * browser's. Should a script of the page not come, clicks are the browser's again, and
 * the page looks as it does without scripts.
 */
export const EARLY_SCRIPT = `(function(d){var q=d.clics=[],r=d.documentElement,k=r.classList;k.add('js');d.addEventListener('click',function(e){var t=e.target.closest&&e.target.closest('[data-notice],header button,[data-live] :is(button,a[data-open])'),l=t&&t.closest('[data-live]');if(t&&!r.dataset.seul&&!(l?l.dataset.pret:d.vivant)&&!e.ctrlKey&&!e.metaKey&&!e.shiftKey)e.preventDefault(),e.stopPropagation(),q.push(t)},!0);function f(){r.dataset.seul=1;d.vivant||k.remove('js');q.forEach(function(t){t.click()})}d.addEventListener('echec',f);addEventListener('error',function(e){e.target.type=='module'&&f()},!0)})(document)`;

declare global {
  interface Document {
    /** Elements clicked before what they are for was alive. */
    clics?: HTMLElement[];
    /** True once the application answers clicks itself. */
    vivant?: boolean;
  }
}

/** From now on the application answers clicks at once; those kept for it are made again. */
export function replayEarlyClicks(): void {
  document.vivant = true;
  replay((element) => !element.closest('[data-live]'));
}

/** The same for one live block, once it is alive, or once it is known that it will not be. */
export function replayBlockClicks(block: HTMLElement): void {
  block.dataset.pret = '1';
  replay((element) => block.contains(element));
}

function replay(isMeant: (element: HTMLElement) => boolean): void {
  const kept = document.clics ?? [];
  const meant = kept.filter(isMeant);
  // The array is the early script's own: it is emptied, not replaced.
  kept.splice(0, kept.length, ...kept.filter((element) => !meant.includes(element)));
  for (const element of meant) if (element.isConnected) element.click();
}
