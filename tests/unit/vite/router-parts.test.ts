import { symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { routerParts } from '../../../src/vite/router-parts.ts';
import { folderWith } from './content-folder.ts';

/** The code that is built of a module, in a project whose libraries are a link to ours. */
async function built(module: string, plugins = [routerParts()]): Promise<string> {
  const root = await folderWith({ 'entry.js': module });
  await symlink(resolve('node_modules'), join(root, 'node_modules'));
  const output = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins,
    build: {
      write: false,
      rolldownOptions: { input: join(root, 'entry.js'), external: ['react', 'react-dom'] },
    },
  });
  const files = [output].flat().flatMap((one) => ('output' in one ? one.output : []));
  return files.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
}

const ROUTED =
  "import { BrowserRouter, useLocation } from 'react-router-dom'; console.log(BrowserRouter, useLocation);";

test('unused parts of the router are left out, also where node_modules is a link', async () => {
  const [lean, whole] = [await built(ROUTED), await built(ROUTED, [])];
  expect([whole, lean].map((code) => code.includes('displayName'))).toEqual([true, false]);
  expect(lean.length).toBeLessThan(whole.length - 8000);
});

test('a build without a replacement in the router fails', async () => {
  await expect(built("console.log('a router written in another way');")).rejects.toThrow(
    'router-parts: nothing in the router is',
  );
});
