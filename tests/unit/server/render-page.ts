import { evaluate } from '@mdx-js/mdx';
import * as runtime from 'react/jsx-runtime';
import { expect } from 'vitest';
import { manifestOf } from '../../../src/model/create-manifest.ts';
import type { VisibilityOptions } from '../../../src/model/visibility.ts';
import { createRenderer } from '../../../src/server/create-renderer.ts';
import type { BodyComponent } from '../../../src/server/main-html.tsx';
import type { Preview } from '../../../src/site/environment.ts';
import { checkReading, optionsFor, readSnapshot } from '../../site.ts';
import { type Texts, withTexts } from '../check/fixture.ts';

const renderers = new Map<string, ReturnType<typeof newRenderer>>();

/** What the build writes, with these texts laid over the frozen content; created one time for the same texts. */
export function rendererWith(texts: Texts, showing?: VisibilityOptions, preview?: Preview) {
  const key = JSON.stringify([Object.entries(texts), showing, preview]);
  const renderer = renderers.get(key) ?? newRenderer(texts, showing, preview);
  renderers.set(key, renderer);
  return renderer;
}

async function newRenderer(texts: Texts, showing?: VisibilityOptions, preview?: Preview) {
  const { textOf, manifest } = contentWith(texts, showing);
  return createRenderer({
    manifest,
    loadBody: (path) => bodyOf(`content/${path}`, textOf(path)),
    siteUrl: 'http://localhost:4173/',
    build: 'test',
    assets: { css: () => '', sheet: '', scripts: [] },
    shares: { '/images/partage.svg': '/partage.jpg', '/images/article-plage.svg': '/plage.jpg' },
    preview,
  });
}

/** The HTML of a page as the build writes it, with these texts laid over the frozen content; empty for a page that is not built. */
export async function renderPage(
  route: string,
  texts: Texts,
  showing?: VisibilityOptions,
): Promise<string> {
  const renderer = await rendererWith(texts, showing);
  return renderer.routes.includes(route) ? (await renderer.page(route)).html : '';
}

/** The manifest of the frozen content, with these texts laid over it. */
export const manifestWith = (texts: Texts) => contentWith(texts).manifest;

function contentWith(
  texts: Texts,
  showing: VisibilityOptions = { today: '2026-12-31', drafts: false },
) {
  const reading = readSnapshot(withTexts(texts), (path) => `content/${path}`);
  const { issues, content } = checkReading(reading);
  expect(issues.filter(({ severity }) => severity === 'error')).toEqual([]);
  const textOf = (path: string) => content.documents.find((one) => one.path === path)?.text ?? '';
  return { textOf, manifest: manifestOf(content, {}, showing) };
}

/** Compiled bodies by path and text: most are the same for all tests. */
const bodies = new Map<string, Promise<BodyComponent>>();

/** A compiled body, by its path and text. */
export function bodyOf(path: string, value: string): Promise<BodyComponent> {
  const key = `${path}\n${value}`;
  const known = bodies.get(key);
  if (known) return known;
  const body = evaluate({ value, path }, { ...optionsFor(value, path), ...runtime }).then(
    (module) => module.default,
  );
  bodies.set(key, body);
  return body;
}
