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
