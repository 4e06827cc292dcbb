import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { METADATA } from '../model/outputs.ts';

/** Routes of the pages whose HTML differs between two built sites, but for their scripts and styles. */
export async function changedPages(before: string, after: string): Promise<string[]> {
  const [old, now] = [await pagesOf(before), await pagesOf(after)];
  const routes = [...new Set([...old.keys(), ...now.keys()])].sort();
  return routes.filter((route) => old.get(route) !== now.get(route));
}

/** Route -> what its page is made of. */
async function pagesOf(dir: string): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  const metadata: { path: string }[] = JSON.parse(await readFile(join(dir, METADATA), 'utf8'));
  for (const { path } of metadata) {
    const html = await readFile(join(dir, path === '/' ? 'index.html' : `${path}.html`), 'utf8');
    pages.set(path, partsOf(parse(html)).join('\n'));
  }
  return pages;
}

/** Elements that hold code, and attributes with names that the build derives from it. */
const CODE = new Set(['script', 'style', 'link', 'meta']);
const DERIVED = new Set(['class', 'data-styles']);

/** The elements of a page, with their attributes, and its texts, one after the other. */
function partsOf(node: DefaultTreeAdapterTypes.Node): string[] {
  if ('value' in node) return [node.value];
  if (CODE.has(node.nodeName) || !('childNodes' in node)) return [];
  const attributes = 'attrs' in node ? node.attrs.filter(({ name }) => !DERIVED.has(name)) : [];
  const tag = [node.nodeName, ...attributes.map(({ name, value }) => `${name}="${value}"`)];
  return [`<${tag.join(' ')}>`, ...node.childNodes.flatMap(partsOf)];
}
