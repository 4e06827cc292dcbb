import { compile, run } from '@mdx-js/mdx';
import { createElement, type ReactNode } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { blocks } from '../../../src/site/blocks/index.ts';
import { optionsFor } from '../../site.ts';

/** A whole file around a body. */
export const page = (body: string, head = '') => `---\ntitle: Un essai\n${head}---\n\n${body}\n`;

/** The path of a page, whose text gets Sections where it has none. */
export const PAGE = 'content/pages/essai.mdx';

/** Compiles a file as the build does. Raises when the safety refuses it. */
export const compilePage = (text: string, path = PAGE) =>
  compile({ value: text, path }, { ...optionsFor(text, path), outputFormat: 'function-body' });

const stub =
  (name: string) =>
  ({ children, ...props }: { children?: ReactNode }) =>
    createElement('x-block', { name, 'data-props': JSON.stringify(props) }, children);

/** Compiles a body, of an article unless told otherwise, and renders it to HTML; blocks become `<x-block>` elements with their properties. */
export async function renderBody(
  body: string,
  head = '',
  path = 'content/articles/essai.mdx',
): Promise<string> {
  const code = String(await compilePage(page(body, head), path));
  const { default: Body } = await run(code, { ...runtime, baseUrl: import.meta.url });
  const components = Object.fromEntries(Object.keys(blocks).map((name) => [name, stub(name)]));
  return renderToStaticMarkup(createElement(Body, { components }));
}

/** The text that a visitor reads in a piece of HTML. */
export const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&');

/** A text with every typographic choice undone: what must be equal before and after. */
export const untypeset = (text: string) =>
  text
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/« ?/g, '"')
    .replace(/ ?»/g, '"')
    .replace(/’/g, "'")
    .replace(/…/g, '...');
