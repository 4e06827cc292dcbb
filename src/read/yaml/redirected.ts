/** An old address, as a page's or as another site would write it, a sign that leads on, and a new address. */
const REDIRECTION =
  /^["']?(?:https?:\/\/[^\s/:]+)?(\/[a-z0-9/-]{1,200})["']?(?::? {0,4}(?:->|=>|→|=|➡)|:) {0,4}["']?((?:\/|https?:\/\/)[^\s"']{0,500})["']?$/i;

/** `/ancien -> /contact` as `/ancien: /contact`; undefined for a text that leads from no address to another. */
export function redirectionMeant(text: string): string | undefined {
  const [, from, to] = REDIRECTION.exec(text.slice(0, 1000)) ?? [];
  return from === undefined || to === undefined ? undefined : `${from}: ${to}`;
}
