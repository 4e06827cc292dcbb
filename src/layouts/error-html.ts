import { islandProps } from '../blocks/island-props.ts';
import type { Frame } from '../model/page-data.ts';
import { withBase } from '../ui/base.ts';
import type { PictureData } from '../values/picture.ts';
import { escapeHtml } from '../values/text.ts';
import * as styles from './error.css.ts';

interface ErrorPage {
  title: string;
  /** What failed and what the visitor can do, in whole sentences. */
  text: string;
  /** `<li>` elements with links, as HTML. */
  list: string;
  /** Text in English, and the way to the home page in English, for all who read no French. */
  english?: false | { text: string; home: string; label: string };
  /** Address of the search data, with which `NearestPages` offers pages with similar addresses. */
  nearest?: string | undefined;
  /** Error message for developers, in English, below its label. */
  detail?: { label: string; text: string } | undefined;
  picture?: PictureData | undefined;
}

/** `<name attribute="value">`; `end` closes it. */
const tag = (name: string, attributes: Readonly<Record<string, string | number>>, end = '') =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeHtml(String(value))}"`)
    .join('')}>${end}`;

/** Links to the home page and the entries of the menu, as `<li>` elements. */
export function recoveryLinks({ home, main, words }: Frame): string {
  const others = main.filter(({ href }) => href && href !== home);
  return [{ href: home, label: words.home, lang: undefined }, ...others]
    .map(({ href = '', label, lang }) => {
      const link = tag('a', { href: withBase(href), ...(lang && { lang }) });
      return `<li>${link}${escapeHtml(label)}</a></li>`;
    })
    .join('');
}

/**
 * HTML of an error page: title, text, links, and `detail` under a heading that the spec requires. A string instead of
 * React elements, because the error may be in React.
 */
export function errorHtml({ title, text, english, list, ...rest }: ErrorPage): string {
  const { nearest, detail, picture } = rest;
  const parts = [
    `<h1 class="${styles.title}">${escapeHtml(title)}</h1>`,
    `<p>${escapeHtml(text)}</p>`,
    nearest && tag('div', islandProps('NearestPages', { data: nearest }), '</div>'),
    `<ul role="list" class="${styles.links}">${list}</ul>`,
    picture &&
      tag('img', {
        class: styles.picture,
        src: withBase(picture.src),
        alt: '',
        width: picture.width,
        height: picture.height,
      }),
    english &&
      `<p lang="en">${escapeHtml(english.text)} ` +
        `${tag('a', { href: withBase(english.home) })}${escapeHtml(english.label)}</a></p>`,
    detail &&
      `<div class="${styles.detail}"><p>${escapeHtml(detail.label)}</p>` +
        `<div class="${styles.detail}" lang="en">` +
        `<h2 class="${styles.heading}">Unexpected Application Error!</h2>` +
        `<p><code>${escapeHtml(detail.text)}</code></p></div></div>`,
  ];
  return `<div class="${styles.page}">\n${parts.filter(Boolean).join('\n')}\n</div>`;
}
