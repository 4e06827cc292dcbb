import type { LiveName } from '../blocks/block-props.ts';
import type { Chrome } from '../content/page-data.ts';
import { escapeHtml } from '../engine/text.ts';
import { withBase } from '../ui/base.ts';
import type { PictureData } from '../ui/picture/picture.tsx';

interface ErrorPage {
  title: string;
  /** The fault and what to do, in whole sentences. */
  text: string;
  /** `<li>` elements with links, as HTML. */
  list: string;
  /** The same in English, on a page in French; `list` where its links differ. */
  english?: false | { text: string; list: string | false };
  /** The address of the data of the search, for `NearestPages`. */
  nearest?: string | undefined;
  /** For developers, in English. */
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
 * The HTML of a page that replaces one which cannot be shown: a title, links, and the technical detail under the
 * heading of the spec. A string, because React itself may have failed.
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
