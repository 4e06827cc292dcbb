/** Keeps the page behind a modal from scrolling or shifting, until the returned function runs. */
export function lockScroll(): () => void {
  const page = document.documentElement;
  const body = document.body;
  const before = [page.style.overflow, body.style.overflow, page.style.scrollbarGutter] as const;
  if (innerWidth > page.clientWidth) page.style.scrollbarGutter = 'stable';
  page.style.overflow = 'hidden';
  body.style.overflow = 'hidden';
  return () => {
    [page.style.overflow, body.style.overflow, page.style.scrollbarGutter] = before;
  };
}
