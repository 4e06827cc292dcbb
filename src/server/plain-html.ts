/** What takes styles, scripts or drawings to mean anything. */
const DRAWN = /<svg.*?<\/svg>|<\/?(?:picture|source)\b[^>]*>/gs;

/** Attributes that mean something without styles and scripts; all others go. React writes some with a capital. */
const KEPT =
  'alt|checked|colspan|datetime|disabled|height|href|lang|rowspan|src|start|type|value|width';

/** A page's HTML without what is there for its styles and scripts alone; `more` attributes stay, as a pattern. */
export function plainHtml(html: string, more = '(?!)'): string {
  const meaningless = new RegExp(` (?!(?:${KEPT})=|(?:${more}))[\\w-]+="[^"]*"`, 'gi');
  // React writes `<` and `>` for tags only: no text and no attribute holds them.
  return html.replace(DRAWN, '').replace(/<\w+ [^>]*>/g, (tag) => tag.replace(meaningless, ''));
}

/** What only a script answers, and what repeats a name for the eye. */
const ANSWERED =
  /<(button|form|label)\b.*?<\/\1>|<span [^>]*aria-hidden="true"[^>]*>[^<]*<\/span>/gs;

/** What links, anchors, tables and names need without styles. */
const OF_PAGES =
  '(?:aria-label|hreflang|id|open|rel|scope|target|value)=|role="group"|tabindex="0"';

const EMPTY = /<(p|div|span|section|ul|header|search)\b(?![^>]* id=)[^>]*>\s*<\/\1>/g;

/** A picture's words and link above the title of a page, which is read first. */
const NOTE_FIRST = /<header>((?:<i>[^<]*<\/i> )?<a [^>]*>[^<]*<\/a>)(.*?<h1.*?)<\/header>/gs;

/**
 * The HTML inside the `main` of a light page: what is left stands without a style sheet, too, where what stood
 * side by side would run together.
 */
export function lightHtml(html: string): string {
  let plain = plainHtml(html.replace(ANSWERED, ''), OF_PAGES);
  for (let before = ''; before !== plain; ) {
    before = plain;
    plain = plain.replace(EMPTY, '');
  }
  return plain
    .replace(NOTE_FIRST, '<header>$2$1</header>')
    .replace(/<\/a>(?=<(?:a|span|time|strong)\b)|<\/(?:span|time|strong|b)>(?=<a\b)/g, '$&<br>')
    .replace(/<\/(?:span|time|strong|b)>(?=<(?:span|time|strong)\b[^>]*>[^\s.,;:!?)»])/g, '$& ')
    .replace(/(?<=[^\s>(«’])<(?:small|span)\b[^>]*>(?![\s.,;:!?)»<])/g, ' $&');
}
