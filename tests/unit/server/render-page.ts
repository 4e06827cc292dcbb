import { cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { evaluate } from '@mdx-js/mdx';
import * as runtime from 'react/jsx-runtime';
import { expect } from 'vitest';
import { manifestOf } from '../../../src/content/manifest.ts';
import type { VisibilityOptions } from '../../../src/content/visibility.ts';
import type { Body } from '../../../src/server/main-html.tsx';
import { createRenderer } from '../../../src/server/server.ts';
import { check, mdxOptions } from '../../site.ts';
import { folderWith } from '../vite/content-folder.ts';

const renderers = new Map<string, ReturnType<typeof newRenderer>>();

/** What the build writes, with these files laid over the sample content; made one time for the same files. */
export function rendererWith(files: Record<string, string>, showing?: VisibilityOptions) {
  const key = JSON.stringify([files, showing]);
  const renderer = renderers.get(key) ?? newRenderer(files, showing);
  renderers.set(key, renderer);
  return renderer;
}

async function newRenderer(files: Record<string, string>, showing?: VisibilityOptions) {
  const { textOf, manifest } = await contentWith(files, showing);
  return createRenderer({
    manifest,
    loadBody: (path) => compileBody(`content/${path}`, textOf(path)),
    siteUrl: 'http://localhost:4173/',
    build: 'test',
    assets: { css: () => '', sheet: '', scripts: [] },
    shares: {},
  });
}

/** The HTML of a page as the build writes it, with these files laid over the sample content. */
export async function renderPage(
  route: string,
  files: Record<string, string>,
  showing?: VisibilityOptions,
): Promise<string> {
  const renderer = await rendererWith(files, showing);
  return (await renderer.page(route))?.html ?? '';
}

/** The manifest of the sample content, with these files laid over it. */
export const manifestWith = async (files: Record<string, string>) =>
  (await contentWith(files)).manifest;

async function contentWith(
  files: Record<string, string>,
  showing: VisibilityOptions = { today: '2026-12-31', drafts: false },
) {
  const dir = await folderWith();
  await cp('tests/socle', dir, { recursive: true });
  await cp('tests/content/interface', join(dir, 'interface'), { recursive: true });
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(dir, path)), { recursive: true });
    await writeFile(join(dir, path), text);
  }
  const { content, issues } = await check(dir);
  expect(issues.filter(({ severity }) => severity === 'error')).toEqual([]);
  const textOf = (path: string) => content.documents.find((one) => one.path === path)?.text ?? '';
  return { textOf, manifest: manifestOf(content, {}, showing) };
}

async function compileBody(path: string, value: string): Promise<Body> {
  const { default: body } = await evaluate({ value, path }, { ...mdxOptions, ...runtime });
  return body;
}
