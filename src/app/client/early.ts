/**
 * Inlined in the head of every page: marks that scripts run, and keeps what is done before that which
 * it is for is alive: clicks for the application (notices, header), for each live block its own clicks,
 * choices and arrow keys. It is done again then; a key that opens a link elsewhere, and plain links, stay
 * the browser's. Should a script of the page not come, clicks are the browser's again, and the page
 * looks as it does without scripts.
 */
export const EARLY_SCRIPT = `(function(d){var q=d.gestes=[],r=d.documentElement,k=r.classList,l='[data-live]',w={click:'[data-notice],header button,'+l+' :is(button,a[data-open])',change:l+' select',keydown:l+' [role=tab]'};k.add('js');function h(e){var t=e.target.closest&&e.target.closest(w[e.type]),b=t&&t.closest(l);if(t&&!r.dataset.seul&&!(b?b.dataset.pret:d.vivant)&&!e.altKey&&!e.ctrlKey&&!e.metaKey&&!e.shiftKey&&(!e.key||/^(Arrow|Home|End)/.test(e.key)))e.preventDefault(),e.stopPropagation(),q.push(e)}for(var n in w)d.addEventListener(n,h,!0);function f(){r.dataset.seul=1;d.vivant||k.remove('js');q.splice(0).forEach(function(e){e.target.dispatchEvent(new e.constructor(e.type,e))})}d.addEventListener('echec',f);addEventListener('error',function(e){e.target.type=='module'&&f()},!0)})(document)`;

declare global {
  interface Document {
    /** Clicks, choices and keys that came before what they are for was alive. */
    gestes?: Event[];
    /** True once the application answers clicks itself. */
    vivant?: boolean;
  }
}

/** From now on the application answers clicks at once; those kept for it are made again. */
export function replayEarlyEvents(): void {
  document.vivant = true;
  replay((element) => !element.closest('[data-live]'));
}

/** The same for one live block, once it is alive, or once it is known that it will not be. */
export function replayBlockEvents(block: HTMLElement): void {
  block.dataset.pret = '1';
  replay((element) => block.contains(element));
}

function replay(isMeant: (element: Element) => boolean): void {
  const kept = document.gestes ?? [];
  const meant = kept.filter(({ target }) => isMeant(target as Element));
  // The array is the early script's own: it is emptied, not replaced.
  kept.splice(0, kept.length, ...kept.filter((event) => !meant.includes(event)));
  // One after the other, as they came: what the first one changes, the next one finds.
  let before = Promise.resolve();
  for (const event of meant) before = before.then(() => again(event));
}

/** An event that was prevented once stays so: its likeness goes its way. */
function again(event: Event): void {
  const element = event.target as Element;
  const Kind = event.constructor as typeof Event;
  if (element.isConnected) element.dispatchEvent(new Kind(event.type, event));
}
