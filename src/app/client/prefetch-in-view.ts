/** Pages fetched ahead for one page that is read: a few KB each. */
const MOST = 3;

/** How long a page, and then a link in view, stays before the link's page is fetched (ms): who scrolls past is not reading. */
const STAYS = 200;

/** Calls `prefetch` for the first links of the page's own text that stay in view; returns what ends that. */
export function prefetchInView(prefetch: (link: HTMLAnchorElement) => boolean): () => void {
  if (!('IntersectionObserver' in window)) return () => {};
  const waiting = new Map<Element, number>();
  let left = MOST;
  const take = (link: HTMLAnchorElement) => {
    observer.unobserve(link);
    if (left > 0 && prefetch(link)) left -= 1;
    if (left === 0) observer.disconnect();
  };
  const observer = new IntersectionObserver((seen) => {
    for (const { target, isIntersecting } of seen) {
      clearTimeout(waiting.get(target));
      if (isIntersecting && target instanceof HTMLAnchorElement)
        waiting.set(target, window.setTimeout(take, STAYS, target));
    }
  });
  // A new page is painted first.
  const begin = window.setTimeout(() => {
    for (const link of document.querySelectorAll('#contenu a[href]')) observer.observe(link);
  }, STAYS);
  return () => {
    clearTimeout(begin);
    observer.disconnect();
    for (const timer of waiting.values()) clearTimeout(timer);
  };
}
