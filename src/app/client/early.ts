/**
 * Inlined in the head of every page: marks that scripts run, and keeps the clicks on live parts
 * that come before the application, which replays them. Plain links are left to the browser.
 */
export const EARLY_SCRIPT = `(function(d){var q=d.clics=[];d.documentElement.classList.add('js');d.addEventListener('click',function(e){if(!q)return;if(d.vivant)return q=0;var t=e.target.closest&&e.target.closest('[data-notice],[data-live] button,[data-live] [role=tab],[data-live] a[data-open],header button');if(t){e.preventDefault();q.push(t)}},true)})(document)`;

declare global {
  interface Document {
    /** Elements clicked before the application was ready. */
    clics?: HTMLElement[];
    /** True once the application answers clicks itself. */
    vivant?: boolean;
  }
}

/** From now on clicks are answered at once; those kept so far are made again. */
export function replayEarlyClicks(): void {
  const kept = document.clics ?? [];
  document.vivant = true;
  document.clics = [];
  for (const element of kept) if (element.isConnected) element.click();
}
