/** Safari has no `requestIdleCallback`. */
const whenIdle: (work: () => void) => void = globalThis.requestIdleCallback ?? setTimeout;

/**
 * Renders the bands below the first screen (`content-visibility`), one per idle period, so that scrolling, going back and
 * text search find final heights.
 */
export function layOutRest(): void {
  const bands = document.querySelectorAll<HTMLElement>('#contenu>section,#app>footer>div');
  const next = ([band, ...others]: readonly HTMLElement[]) => {
    if (!band) {
      document.documentElement.dataset.whole = '';
      return;
    }
    band.style.contentVisibility = 'visible';
    whenIdle(() => next(others));
  };
  whenIdle(() => next([...bands]));
}
