import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { rendererWith } from './render-page.ts';

const schema = readFileSync('tests/unit/server/sitemap.rng', 'utf8');
const faultsOf = async (xml: string) =>
  (await validateXML({ xml, schema, extension: 'relaxng' })).errors.length;

test('the sitemap follows its protocol, and names each route once', async () => {
  const { files, routes } = await rendererWith({});
  const xml = (await files.get('sitemap.xml')?.()) ?? '';
  expect(await faultsOf(xml)).toBe(0);
  const listed = [...xml.matchAll(/<loc>http:\/\/localhost:4173(.*?)<\/loc>/g)];
  expect(listed.map(([, path]) => path).sort()).toEqual([...routes].sort());
  expect(await faultsOf(xml.replace('<loc>', '<loc>/'))).toBeGreaterThan(0);
  expect(await faultsOf(xml.replace('<url>', '<url><priority>2</priority>'))).toBeGreaterThan(0);
});
