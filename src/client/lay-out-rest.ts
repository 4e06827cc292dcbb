/** Safari has no `requestIdleCallback`. */
const whenIdle: (work: () => void) => void = globalThis.requestIdleCallback ?? setTimeout;

/**
 * Turns off `content-visibility` for one band per idle period. Then all heights are final: scrolling, the Back button
 * and find-in-page do not jump.
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
