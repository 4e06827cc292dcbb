import { compile, run } from '@mdx-js/mdx';
import { createElement } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import remarkBreaks from 'remark-breaks';
import remarkGfm from 'remark-gfm';
import { untypeset } from './render.ts';

/** What remark-gfm makes of a text, without raw HTML and with its line breaks. */
export async function reference(text: string): Promise<string> {
  const code = await compile(text, {
    format: 'md',
    remarkPlugins: [[remarkGfm, { singleTilde: false }], remarkBreaks],
    outputFormat: 'function-body',
  });
  const { default: Body } = await run(String(code), { ...runtime, baseUrl: import.meta.url });
  return renderToStaticMarkup(createElement(Body));
}

/** HTML without what pages add: French typography, the ids of headings, the numbers of items, blanks between tags. */
export const comparable = (html: string) =>
  untypeset(html)
    .replace(/ (?:id|value)="[^"]*"/g, '')
    .replaceAll('&quot;', '"')
    .replace(/\s+/g, ' ')
    .trim();
