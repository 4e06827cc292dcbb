/** Loads a foreign script, once a page; a page without it only loses what the script adds. */
export function loadOnce(src: string): void {
  if ([...document.scripts].some((script) => script.src === src)) return;
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  document.head.append(script);
}
