import { createServer } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { devHtml } from '../../../src/vite/dev-answer.ts';
import { folderWith } from './content-folder.ts';

test.each(['/', '/sous/site/'])(
  'the base path stands once before each address of a page under %s',
  async (base) => {
    const server = await createServer({
      root: await folderWith(),
      base,
      configFile: false,
      appType: 'custom',
      server: { middlewareMode: true, ws: false },
      optimizeDeps: { noDiscovery: true },
    });
    onTestFinished(() => server.close());
    const page = `<head></head><img src="${base}assets/a.svg"><script type="module" src="${base}src/a.ts"></script>`;
    const sent = await devHtml(server, '/contact', page);
    expect([...sent.matchAll(/src="([^"]+)"/g)].map(([, src]) => src)).toEqual([
      `${base}@vite/client`,
      `${base}assets/a.svg`,
      `${base}src/a.ts`,
    ]);
  },
);
