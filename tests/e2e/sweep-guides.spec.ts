import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile, run } from '@mdx-js/mdx';
import { expect, test } from '@playwright/test';
import { createElement } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import remarkGfm from 'remark-gfm';
import { staleGuide } from '../../src/check/guide/guide-files.ts';
import { ICON_NAMES } from '../../src/site/vocabulary.ts';
import { checkReading, readSnapshot, takeSnapshot } from '../site.ts';
import { issuesWith, textOfBase } from '../unit/check/fixture.ts';
import { renderBody } from '../unit/mdx/render.ts';

// What the editors' guides show is true of the content as it is, and what they give to paste passes the check.

const NAMES = ['README', 'JE-VEUX', 'ECRIRE', 'ECRAN', 'BLOCS', 'REGLAGES'];
const guides = new Map(
  NAMES.map((name) => [`${name}.md`, readFileSync(`content/${name}.md`, 'utf8')]),
);
const guide = (name: string) => guides.get(`${name}.md`) ?? '';
const FENCE = /^( *)```(\w*).*\n([\s\S]*?)\n\1```$/gm;
const prose = (text: string) => text.replace(FENCE, '').replace(/`[^`\n]*`/g, '');

/** A key with what is below it: the line itself, then indented lines, items and blank lines. */
const owned = (key: string) =>
  new RegExp(`^( *)((?:- )?"?)${key}"?:.*\\n(?:(?:\\1 .*|\\1- .*| *)\\n)*`, 'm');

/** A text with a block of a guide in it: below `owner` when its lines are indented, else each key in place of its own, or new. */
function pasted(text: string, block: string, owner = ''): string {
  if (/^\s/.test(block)) {
    const [lines] = owned(owner).exec(text) ?? [];
    if (lines === undefined) throw new Error(`« ${owner}: » is not in the file.`);
    return text.replace(lines, () => `${withoutExamples(lines).trimEnd()}\n${block}`);
  }
  return /^"?\w+"?:/.test(block)
    ? block.split(/^(?="?\w+"?:)/m).reduce(withKey, text)
    : `${text}\n${block}`;
}

function withKey(text: string, lines: string): string {
  const found = owned(/\w+/.exec(lines)?.[0] ?? '').exec(text);
  if (found) return text.replace(found[0], () => lines.replace(/^(?=.)/gm, `${found[1]}`));
  const isPage = text.startsWith('---\n');
  return isPage ? text.replace(/\n---\n/, () => `\n${lines}---\n`) : `${text}${lines}`;
}

/** A list without its invented elements, which guides ask to erase with the first true one. */
const withoutExamples = (list: string) =>
  list.replace(/^ {2}- .*\n(?: {3}.*\n)*? +status: exemple\n/gm, '');

/** What a guide links to beside other sites: `[path, anchor]`, from `content/`. */
const linksIn = (text: string) =>
  [...text.matchAll(/\]\((?!https?:|tel:|\/)([^)#\s]*)(?:#([^)]+))?\)/g)].map(
    ([, path = '', anchor]) => [path, anchor] as const,
  );
/** The anchors of a page as GitHub makes them. */
const anchorsOf = (text: string) =>
  [...text.replace(FENCE, '').matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  );

test('every link of the guides leads to a file, and to a heading of it', () => {
  for (const [name, text] of guides)
    for (const [path, anchor] of linksIn(prose(text))) {
      const file = join('content', path || name);
      expect(existsSync(file), `${name}: ${path}`).toBe(true);
      if (anchor) expect(anchorsOf(readFileSync(file, 'utf8')), name).toContain(anchor);
    }
});

test('the guides have at most 5,900 words, and links ➕ that open today’s templates', async () => {
  const words = [...guides.values()].flatMap((text) => text.split(/\s+/).filter(Boolean));
  expect(words.length).toBeLessThanOrEqual(5900);
  const repository = /\]\((https:[^)]+?)\/new\/main\//.exec(guide('JE-VEUX'))?.[1];
  expect(await staleGuide(repository)).toBeUndefined();
  const named = guide('BLOCS').split('un de ces noms : ')[1]?.match(/\w+/g);
  expect(named).toEqual(Object.keys(ICON_NAMES));
});

const tasks = guide('JE-VEUX').split(/^### /m).slice(1);

test('each task is in the list, and gives a block to paste or a link ➕', () => {
  const [list = ''] = guide('JE-VEUX').split(/^## /m);
  const listed = linksIn(list).flatMap(([path, anchor]) => (path === '' && anchor ? [anchor] : []));
  expect(listed).toEqual(tasks.flatMap((task) => anchorsOf(`### ${task}`).slice(0, 1)));
  for (const task of tasks) expect(task).toMatch(/```|\[➕/);
});

/** Texts by path under the content folder, as an editor's pencil changes them. */
type Texts = Map<string, string>;

/** Pastes the blocks of a part of a guide where its sentences say, and opens its links ➕. */
function follow(part: string, texts: Texts, opened = 'site.yml') {
  for (const [, folder, query = ''] of part.matchAll(/\/new\/main\/content\/(.+)\?(\S+)\)\*\*/g)) {
    const file = new URLSearchParams(query);
    // An editor gives the next number, which no file has yet.
    const name = file.get('filename')?.replace(/^\d\d-/, '98-');
    texts.set(`${folder}/${name}`, file.get('value') ?? '');
  }
  for (const { 1: indent = '', 3: fenced = '', index } of part.matchAll(FENCE)) {
    const block = `${fenced.replaceAll(new RegExp(`^${indent}`, 'gm'), '')}\n`;
    const before = part.slice(0, index);
    const [link = opened] = linksIn(before).findLast(([path]) => path && !/\.md$/.test(path)) ?? [];
    // A link to a folder means its newest file.
    const path = texts.has(link) ? link : [...texts.keys()].findLast((one) => one.startsWith(link));
    const last = (pattern: RegExp) => [...before.matchAll(pattern)].at(-1)?.[1] ?? '';
    if (block.startsWith('---')) texts.set(`${link}/${last(/`([\w/-]+\.mdx)`/g)}`, block);
    else if (!path) throw new Error(`${link} has no file to open.`);
    else {
      const text = pasted(texts.get(path) ?? '', block, last(/`(\w+):`/g));
      const [, erased = '—'] = /ffacez la ligne `(\w+:)`/.exec(part) ?? [];
      texts.set(path, text.replace(new RegExp(`^${erased}.*\n`, 'm'), ''));
    }
  }
}

const nameOf = (path: string) => `content/${path}`;

for (const name of ['JE-VEUX', 'REGLAGES'])
  test(`what ${name}.md gives to paste passes the check, in its place`, async () => {
    const base = await takeSnapshot('content');
    const { listing } = base;
    const written = [...listing.texts, ...listing.data].map(
      (path) => [path, `${Buffer.from(base.files.get(path)?.bytes ?? '')}`] as const,
    );
    const texts = new Map(written);
    for (const [, link = ''] of guide('JE-VEUX').matchAll(/(\*\*\[➕.+)/g)) follow(link, texts);
    for (const part of guide(name).split(/^##+ /m)) follow(part, texts);
    const files = new Map(base.files);
    for (const [path, text] of texts)
      files.set(path, { bytes: Buffer.from(text), size: text.length });
    const added = [...texts.keys()].filter((path) => !base.files.has(path));
    const all = { ...listing, texts: [...listing.texts, ...added].sort() };
    const { issues } = checkReading(readSnapshot({ ...base, files, listing: all }, nameOf));
    expect(issues.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

test('what ECRIRE.md shows is what the site shows of what it types', async () => {
  const pairs = [...guide('ECRIRE').matchAll(/```mdx\n([\s\S]*?)\n```\n\n((?:>.*\n)+)/g)];
  expect(pairs.length).toBeGreaterThan(6);
  for (const [, typed = '', shown = ''] of pairs)
    expect(seen(await renderBody(typed))).toEqual(
      seen(await onGitHub(shown.replace(/^> ?/gm, ''))),
    );
});

async function onGitHub(value: string) {
  const code = await compile(value, {
    format: 'md',
    remarkPlugins: [remarkGfm],
    outputFormat: 'function-body',
  });
  const { default: Body } = await run(String(code), runtime);
  return renderToStaticMarkup(createElement(Body));
}

/** Elements and words of a piece of HTML, without attributes, spaces and what the site adds around tables. */
const seen = (html: string) =>
  html
    .replace(/<(\/?)(x-block|div|section)\b[^>]*>/g, '')
    .replace(/<img[^>]*alt="([^"]*)"[^>]*>/g, '[$1]')
    .replace(/<(\/?\w+)[^>]*>/g, '<$1>')
    .replace(/[\s\u00a0\u202f]+/g, '');

/** The page of the base that takes a block. */
const PAGE = 'pages/mentions-legales.mdx';

test('each block of BLOCS.md passes the check in a page', () => {
  const blocks = [...guide('BLOCS').matchAll(FENCE)];
  expect(blocks).not.toEqual([]);
  for (const [, , , block = ''] of blocks)
    expect(issuesWith({ [PAGE]: `${textOfBase(PAGE)}\n${block}` }), block).toEqual([]);
});
