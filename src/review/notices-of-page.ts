import { attribute, type Element, elementsOf } from './html-tree.ts';
import type { Block } from './visible-text.ts';

/**
 * What a page says in a notice once a visitor touches something: written in attributes, so that neither its
 * text nor a screenshot shows it. Each notice once, in the order of the page.
 */
export function noticesOfPage(body: Element): Block[] {
  const found = [...elementsOf(body)].flatMap((element) => [
    ...noticesIn({
      title: attribute(element, 'data-notice'),
      message: attribute(element, 'data-notice-message') ?? '',
    }),
    ...noticesIn(propsOf(element)),
  ]);
  return [...new Set(found)].map((text) => ({ text, heading: 0 }));
}

/** What a living part of the page is given; undefined when it is none, or was written otherwise. */
function propsOf(element: Element): unknown {
  try {
    return JSON.parse(attribute(element, 'data-props') ?? 'null');
  } catch {
    return undefined;
  }
}

/** A notice is what has a title and a message, however deep it lies. */
function noticesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { title, message } = value as { title?: unknown; message?: unknown };
  return typeof title === 'string' && typeof message === 'string'
    ? [`${title} ${message}`.trim()]
    : Object.values(value).flatMap(noticesIn);
}
