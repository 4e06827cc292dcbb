import { manifestOf } from '../../../src/model/create-manifest.ts';
import type { Content } from '../../../src/model/document.ts';
import type { Manifest, Pictures } from '../../../src/model/manifest.ts';
import { createRenderer } from '../../../src/server/create-renderer.ts';
import { checkReading, readSnapshot } from '../../site.ts';
import { type Texts, withTexts } from '../check/fixture.ts';
import { bodyOf } from '../server/render-page.ts';
import { FULL_TEXTS } from './full-texts.ts';

/** The frozen content with the full texts, and with these laid over them. */
export const fullContent = (texts: Texts = {}): Content =>
  checkReading(readSnapshot(withTexts({ ...FULL_TEXTS, ...texts }), (path) => `content/${path}`))
    .content;

const digests: Manifest['digests'] = new Proxy({}, { get: () => 'ab'.repeat(32) });

const pictures: Pictures = new Proxy(
  {},
  { get: (_, path) => ({ src: String(path), width: 9, height: 9, sources: [] }) },
);

/** What visitors get of a content: the names of all files, and the text of one. */
export async function outputOf(content: Content, textOf: (path: string) => string) {
  const { files } = await createRenderer({
    manifest: manifestOf(content, pictures, { today: '2026-12-31', drafts: false }, { digests }),
    loadBody: (path) => bodyOf(`content/${path}`, textOf(path)),
    siteUrl: 'http://localhost:4173/',
    build: 'test',
    assets: { css: () => '', sheet: '', scripts: [] },
    shares: new Proxy({}, { get: (_, path) => `partage/${String(path)}` }),
  });
  const texts = new Map<string, string>();
  return {
    names: [...files.keys()],
    async textOf(name: string) {
      const text = texts.get(name) ?? String(await files.get(name)?.());
      texts.set(name, text);
      return text;
    },
  };
}
