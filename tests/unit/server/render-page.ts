import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
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

/** What the build writes, with these files laid over the sample content. */
export async function rendererWith(files: Record<string, string>, showing?: VisibilityOptions) {
  const { dir, manifest } = await contentWith(files, showing);
  return createRenderer({
    manifest,
    loadBody: (path) => compileBody(join(dir, path)),
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
  // Twice, as the live preview does: the first one must leave nothing behind.
  await renderer.page(route);
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
  return { dir, manifest: manifestOf(content, {}, showing) };
}

async function compileBody(path: string): Promise<Body> {
  const value = await readFile(path, 'utf8');
  const { default: body } = await evaluate({ value, path }, { ...mdxOptions, ...runtime });
  return body;
}
