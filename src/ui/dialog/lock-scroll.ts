/** How many hold the page now: a picture that comes late may open over the menu. */
let holders = 0;
let release = () => {};

/**
 * Keeps the page behind a modal from scrolling or shifting, until the returned function runs, and those
 * of all others that hold it: in whatever order they close, the page ends as it was before the first.
 */
export function lockScroll(): () => void {
  if (holders === 0) release = hold();
  holders += 1;
  return () => {
    holders -= 1;
    if (holders === 0) release();
  };
}

function hold(): () => void {
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
