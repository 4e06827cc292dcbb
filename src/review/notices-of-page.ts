import { attribute, type Element, elementsOf } from './html-tree.ts';
import type { Block } from './visible-text.ts';

/**
 * What a page says in a notice once a visitor touches something: written in attributes, so that neither its
 * text nor a screenshot shows it. Each notice once, in the order of the page.
 */
export function noticesOfPage(body: Element): Block[] {
  const found = new Set<string>();
  for (const element of elementsOf(body)) {
    const title = attribute(element, 'data-notice');
    if (title !== undefined) add(found, title, attribute(element, 'data-notice-message') ?? '');
    collect(propsOf(element), found);
  }
  return [...found].map((text) => ({ text, heading: 0 }));
}

const add = (found: Set<string>, title: string, message: string) =>
  found.add(`${title} ${message}`.trim());

/** What a living part of the page is given; undefined when it is none, or was written otherwise. */
function propsOf(element: Element): unknown {
  try {
    return JSON.parse(attribute(element, 'data-props') ?? 'null');
  } catch {
    return undefined;
  }
}

/** A notice is what has a title and a message, however deep it lies. */
function collect(value: unknown, found: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  const { title, message } = value as { title?: unknown; message?: unknown };
  if (typeof title === 'string' && typeof message === 'string') add(found, title, message);
  else for (const item of Object.values(value)) collect(item, found);
}
