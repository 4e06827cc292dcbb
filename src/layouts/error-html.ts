import type { LiveName } from '../blocks/block-props.ts';
import type { Chrome } from '../content/page-data.ts';
import { withBase } from '../ui/base.ts';
import type { PictureData } from '../ui/picture/picture.tsx';
import { escapeHtml } from '../values/text.ts';

interface ErrorPage {
  title: string;
  /** What failed and what the visitor can do, in whole sentences. */
  text: string;
  /** `<li>` elements with links, as HTML. */
  list: string;
  /** Text and links in English below those in French; `list: false` when the French list has the same links. */
  english?: false | { text: string; list: string | false };
  /** Address of the search data, with which `NearestPages` offers pages with similar addresses. */
  nearest?: string | undefined;
  /** Error message for developers, in English. */
  detail?: string | undefined;
  picture?: PictureData | undefined;
}

/** Links to the home page and the entries of the menu, as `<li>` elements. */
export function recoveryLinks({ home, main, words }: Chrome): string {
  const others = main.filter(({ href }) => href && href !== home);
  return [{ href: home, label: words.home, lang: undefined }, ...others]
    .map(({ href = '', label, lang }) => {
      const attributes = `href="${escapeHtml(withBase(href))}"${lang ? ` lang="${lang}"` : ''}`;
      return `<li><a ${attributes}>${escapeHtml(label)}</a></li>`;
    })
    .join('');
}

/**
 * HTML of an error page: title, text, links, and `detail` under a heading that the spec requires. A string instead of
 * React elements, because the error may be in React.
 */
export function errorHtml({
  title,
  text,
  english,
  list,
  nearest,
  detail,
  picture,
}: ErrorPage): string {
  const image =
    picture &&
    `<img src="${escapeHtml(withBase(picture.src))}" alt="" width="${picture.width}" height="${picture.height}">`;
  return `<div class="erreur">
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
${nearest ? `<div data-live="${'NearestPages' satisfies LiveName}" data-props="${escapeHtml(JSON.stringify({ data: nearest }))}"></div>` : ''}<ul role="list">${list}</ul>
${english ? `<div lang="en"><p>${escapeHtml(english.text)}</p>${english.list ? `<ul>${english.list}</ul>` : ''}</div>` : ''}${image ?? ''}${detail ? `<div lang="en"><h2>Unexpected Application Error!</h2><p><code>${escapeHtml(detail)}</code></p></div>` : ''}
</div>`;
}
