/**
 * Inlined in the head of every page: marks that scripts run, and keeps what is done before that which
 * it is for is alive: clicks for the application (notices, header), for each live block its own clicks,
 * choices and arrow keys. It is done again then; a key that opens a link elsewhere, and plain links, stay
 * the browser's. Should a script of the page not come, clicks are the browser's again, and the page
 * looks as it does without scripts.
 */
export {};

const BLOCK = '[data-live]';

/** What each kind of event is kept for. */
const KEPT: Record<string, string> = {
  click: `[data-notice],header button,${BLOCK} :is(button,a[data-open])`,
  change: `${BLOCK} select`,
  keydown: `${BLOCK} [role=tab]`,
};

const { classList, dataset } = document.documentElement;
const events: Event[] = [];

document.gestes = events;
classList.add('js');
// A step back to what the site had taken over, from outside of it: the place is the browser's to find.
history.scrollRestoration = 'auto';

for (const type in KEPT) addEventListener(type, keep as EventListener, true);
addEventListener('echec', giveBack);
addEventListener(
  'error',
  (event) => (event.target as HTMLScriptElement).type === 'module' && giveBack(),
  true,
);

function keep(event: MouseEvent & KeyboardEvent): void {
  const { type, key } = event;
  const control = (event.target as Element).closest?.(KEPT[type] as string);
  if (!control || dataset.seul) return;
  // What the browser does itself: links in a new tab, keys that write or leave.
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (key && !/Arrow|Home|End/.test(key)) return;
  const block = control.closest<HTMLElement>(BLOCK);
  if (block ? block.dataset.pret : document.vivant) return;
  event.preventDefault();
  event.stopPropagation();
  events.push(event);
}

/** Without the application, clicks are the browser's again, those kept too. */
function giveBack(): void {
  dataset.seul = '1';
  if (!document.vivant) classList.remove('js');
  for (const event of events.splice(0)) {
    (event.target as Element).dispatchEvent(
      new (event.constructor as typeof Event)(event.type, event),
    );
  }
}
