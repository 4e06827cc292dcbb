import { createServer } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { manifestOf } from '../../../src/content/manifest.ts';
import { readContent } from '../../../src/read/content.ts';
import { devHtml } from '../../../src/vite/dev-html.ts';
import { devRenderer } from '../../../src/vite/dev-renderer.ts';
import { folderWith } from './content-folder.ts';

/** Renders nothing but a picture and the scripts that a page of the live preview asks for. */
const RENDERER = `export const createRenderer = ({ assets, siteUrl }) => ({
  page: () => ({ html: '<head></head><img src="' + new URL(siteUrl).pathname + 'assets/a.svg">' +
    assets.scripts.map((src) => '<script type="module" src="' + src + '"></script>').join('') }),
});`;

vi.mock('../../../src/vite/bundles.ts', () => ({
  bundles: async () => ({
    client: { styles: [] },
    renderer: `data:text/javascript,${encodeURIComponent(RENDERER)}`,
  }),
}));

test.each(['/', '/sous/site/'])(
  'the base path stands once before each address of a page under %s',
  async (base) => {
    const root = await folderWith({ 'src/app/styles.ts': '', 'src/app/client/entry.ts': '' });
    const server = await createServer({
      root,
      base,
      configFile: false,
      appType: 'custom',
      server: { middlewareMode: true, ws: false },
      optimizeDeps: { noDiscovery: true },
    });
    onTestFinished(() => server.close());
    const { content } = await readContent('tests/socle');
    server.resolvedUrls = { local: [`http://localhost:5173${base}`], network: [] };
    const renderer = await devRenderer(server)(manifestOf(content, {}), content);
    const { html = '' } = (await renderer.page('/')) ?? {};
    const sent = await devHtml(server, '/contact', html);
    expect([...sent.matchAll(/src="([^"]+)"/g)].map(([, src]) => src)).toEqual([
      `${base}@vite/client`,
      `${base}assets/a.svg`,
      `${base}src/app/styles.ts`,
      `${base}src/app/client/entry.ts`,
    ]);
  },
);
