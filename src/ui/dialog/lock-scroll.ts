/** Keeps the page behind a modal from scrolling or shifting, until the returned function runs. */
export function lockScroll(): () => void {
  const page = document.documentElement;
  const body = document.body;
  const before = [body.style.overflow, page.style.scrollbarGutter] as const;
  if (innerWidth > page.clientWidth) page.style.scrollbarGutter = 'stable';
  // On the body alone it holds the whole page: with the root's, the body would scroll by itself, and
  // what sticks to the top of the page would let go.
  body.style.overflow = 'hidden';
  return () => {
    [body.style.overflow, page.style.scrollbarGutter] = before;
  };
}
