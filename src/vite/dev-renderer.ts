import { relative, resolve } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { RenderOptions } from '../app/server/render-options.ts';
import type { Renderer } from '../app/server/server.tsx';
import type { Manifest } from '../content/manifest.ts';
import type { Content } from '../content/part.ts';
import { buildId } from './build-id.ts';
import { bundles } from './bundles.ts';
import { bodyLoader } from './load-bodies.ts';
import { createPageStyles } from './page-styles.ts';

/** Gives the renderer of a state of the content; the same one as long as it is the same state. */
export type RendererOf = (manifest: Manifest, content: Content) => Promise<Renderer>;

interface Code {
  createRenderer(options: RenderOptions): Promise<Renderer>;
  css: (html: string) => string;
}

/**
 * Renders the live preview with the code that the build uses, from its cache: a page stands at once,
 * styles included. Once a source has changed, Vite loads the sources instead.
 */
export function devRenderer(server: ViteDevServer): RendererOf {
  let code: Promise<Code> | undefined = builtCode();
  // A fault in the sources is told to the first visitor, who waits for the code.
  code.catch(() => {});
  let made: { manifest: Manifest; renderer: Promise<Renderer> } | undefined;
  const sources = resolve(server.config.root, 'src');
  server.watcher.on('all', (_event, file) => {
    if (relative(sources, file).startsWith('..')) return;
    code = undefined;
    made = undefined;
  });
  const make = async (manifest: Manifest, content: Content) => {
    const { createRenderer, css } = await (code ?? liveCode(server));
    return createRenderer({
      manifest,
      loadBody: bodyLoader(content),
      siteUrl: server.resolvedUrls?.local[0] ?? 'http://localhost:5173/',
      build: buildId(),
      assets: {
        css,
        sheet: '',
        scripts: ['src/app/styles.ts', 'src/app/client/entry.ts'].map(
          (path) => server.config.base + path,
        ),
      },
      shares: {},
      dev: true,
    });
  };
  return (manifest, content) => {
    if (made?.manifest !== manifest) made = { manifest, renderer: make(manifest, content) };
    return made.renderer;
  };
}

async function builtCode(): Promise<Code> {
  const { client, renderer } = await bundles();
  const { createRenderer } = await import(renderer);
  return {
    createRenderer,
    css: createPageStyles(client.styles),
  };
}

async function liveCode(server: ViteDevServer): Promise<Code> {
  const { createRenderer } = await server.ssrLoadModule('/src/app/server/server.tsx');
  return { createRenderer, css: () => '' };
}
