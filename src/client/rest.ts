/** Safari, which lays a page out as a whole from the start, has none. */
const whenIdle: (work: () => void) => void = globalThis.requestIdleCallback ?? setTimeout;

/**
 * Lays out what was left out below the first screen, a band in each idle moment: by the time that a visitor scrolls, goes
 * back or looks for a word, each has its true height.
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
