import type { LiveName } from '../blocks/block-props.ts';
import type { Chrome } from '../content/page-data.ts';
import { escapeHtml } from '../engine/text.ts';
import { withBase } from '../ui/base.ts';
import type { PictureData } from '../ui/picture/picture.tsx';

interface ErrorPage {
  title: string;
  /** What happened and what to do, in whole sentences. */
  text: string;
  /** Items of links, as HTML. */
  list: string;
  /** The same in English, on a page in French; its links, where they are others. */
  english?: false | { text: string; list: string | false };
  /** The address of the data by which the nearest pages are found. */
  nearest?: string | undefined;
  /** For developers, in English. */
  detail?: string | undefined;
  picture?: PictureData | undefined;
}

/** The home page and the entries of the menu, as items of a list. */
export function waysOut({ home, main, words }: Chrome): string {
  const others = main.filter(({ href }) => href && href !== home);
  return [{ href: home, label: words.home, lang: undefined }, ...others]
    .map(({ href = '', label, lang }) => {
      const attributes = `href="${escapeHtml(withBase(href))}"${lang ? ` lang="${lang}"` : ''}`;
      return `<li><a ${attributes}>${escapeHtml(label)}</a></li>`;
    })
    .join('');
}

/**
 * A page in place of one that cannot be shown, as HTML: a title, ways out, and the technical detail under the
 * spec's heading. A string, because it must not depend on what failed.
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
${nearest ? `<div data-live="${'NearestPages' satisfies LiveName}" data-props="${escapeHtml(JSON.stringify({ data: nearest }))}"></div>` : ''}<ul>${list}</ul>
${english ? `<div lang="en"><p>${escapeHtml(english.text)}</p>${english.list ? `<ul>${english.list}</ul>` : ''}</div>` : ''}${image ?? ''}${detail ? `<div lang="en"><h2>Unexpected Application Error!</h2><p><code>${escapeHtml(detail)}</code></p></div>` : ''}
</div>`;
}
