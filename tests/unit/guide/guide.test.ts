import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { staleGuide } from '../../../src/check/guide/guide-files.ts';
import {
  guideRegions,
  newFileLink,
  repositoryOfLink,
  templateOf,
} from '../../../src/check/guide/regions.ts';
import { LINKED_GUIDES } from '../../../src/check/rules/guides.ts';
import { blockSpecs } from '../../../src/content/blocks/block-specs.ts';
import { type GuideField, guideFields } from '../../../src/content/guide-fields.ts';
import { KINDS, kinds } from '../../../src/content/kinds/index.ts';
import { issuesWith } from '../check/fixture.ts';

const read = (path: string) => readFileSync(path, 'utf8');
/** The pages with a place for what the records of kinds say. */
const guide = LINKED_GUIDES.map((name) => read(`content/${name}`)).join('\n');
/** A text without its examples: a `##` in one of them is no heading. */
const withoutExamples = (text: string) => text.replace(/^```[\s\S]*?^```/gm, '');
const headings = (text: string) =>
  [...withoutExamples(text).matchAll(/^## (.+)$/gm)].map((match) => match[1] ?? '');

/** The one that the guide links to now: the address of the repository in site.yml may change without failing a test. */
const REPOSITORY =
  /\]\((https:[^)]+?)\/new\/main\/content\//.exec(read('content/README.md'))?.[1] ?? '';

test('the guide and the page of blocks agree with the schemas', async () => {
  expect(await staleGuide(REPOSITORY)).toEqual([]);
});

test('the page of blocks has every block, with its source', () => {
  const page = read('content/BLOCS.md');
  expect(headings(page).filter((name) => blockSpecs.has(name))).toEqual([...blockSpecs.keys()]);
  for (const { example } of blockSpecs.values()) expect(page).toContain(example);
});

test('the page of blocks names every key of every list, those that may be left out too', () => {
  const keysBelow = (fields: readonly GuideField[], prefix = ''): string[] =>
    fields.flatMap(({ key, inner, isList }) => [
      `${prefix}${key}`,
      ...keysBelow(inner, `${prefix}${key}${isList ? '[]' : ''}.`),
    ]);
  const fields = KINDS.flatMap((kind) => guideFields(kinds[kind].schema));
  const sections = withoutExamples(read('content/BLOCS.md')).split(/^## /m).slice(1);
  for (const [name, { props }] of blockSpecs) {
    const [list] = Object.values(props).flatMap(({ keys }) => keys ?? []);
    const inner = fields.find(({ key }) => key === list)?.inner ?? [];
    const section = sections.find((text) => text.startsWith(`${name}\n`)) ?? '';
    // A row of keys ends with an example; one of properties has no such cell.
    const rows = /^\| `([^`]+)` \| [^|\n]+ \| (?:oui)? \| [^ |][^|\n]*\|[^|\n]*\|$/gm;
    const listed = [...section.matchAll(rows)].map(([, key]) => key);
    if (list) expect({ name, listed }).toEqual({ name, listed: keysBelow(inner) });
  }
});

test('the guide has regions for the keys and the button of every kind', () => {
  const named = [...guide.matchAll(/<!-- début : ([\w-]+) -->/g)].map(([, name]) => name);
  expect(named).toEqual(expect.arrayContaining(Object.keys(guideRegions(REPOSITORY))));
});

/** What a guide links to beside other sites: `[path, anchor]`, from `content/`. */
const linksIn = (text: string) =>
  [...withoutExamples(text).matchAll(/\]\((?!https?:|\/)([^)#]*)(?:#([^)]+))?\)/g)].map(
    ([, path = '', anchor]) => [path, anchor] as const,
  );
/** The anchors of a page as GitHub makes them. */
const anchorsOf = (text: string) =>
  [...withoutExamples(text).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  );

test.each([...LINKED_GUIDES, 'ECRAN.md', 'AIDE.md', 'BLOCS.md'])(
  'every link and path of %s exists',
  (name) => {
    const text = read(`content/${name}`);
    const broken = linksIn(text).filter(([path, anchor]) => {
      const file = join('content', path || name);
      return !existsSync(file) || (anchor && !anchorsOf(read(file)).includes(anchor));
    });
    expect(broken).toEqual([]);
    if (!LINKED_GUIDES.includes(name)) return;
    const named = [...text.matchAll(/`(content\/[^`*]+)`/g)].map(([, path = '']) => path);
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
  },
);

test('every task of « Je veux… » names its file or folder, and is in the list', () => {
  const page = read('content/JE-VEUX.md');
  const tasks = page.split(/^### /m).slice(1);
  const lost = tasks.filter((task) => linksIn(task).length === 0 && !task.includes('[➕'));
  expect(lost.map((task) => task.split('\n')[0])).toEqual([]);
  const [list = ''] = page.split(/^## /m);
  const listed = linksIn(list).flatMap(([path, anchor]) => (path === '' ? anchor : []));
  expect(listed.sort()).toEqual(
    tasks.flatMap((task) => anchorsOf(`### ${task}`).slice(0, 1)).sort(),
  );
});

test('the word of the check for the lines between the dashes is explained where an editor begins', () => {
  for (const name of LINKED_GUIDES)
    expect(read(`content/${name}`)).toMatch(/Entre les deux lignes `---`[^.]* \(l’en-tête/);
});

test('the most natural question of a FAQ is its editor’s, and no sentence of the template', () => {
  const own = '---\nquestion: "Qui peut proposer un projet ?"\n---\n\nTout habitant.\n';
  expect(issuesWith({ 'faq/01-qui-peut-proposer.mdx': own })).toEqual([]);
});

test('the home page of a project, pasted from « Je veux… », is not named twice in its menu', () => {
  const pasted = [...read('content/JE-VEUX.md').matchAll(/```mdx\n([\s\S]*?)```/g)];
  const projects = pasted.flatMap(([, text = '']) => (/^ *section:/m.test(text) ? text : []));
  expect(projects).toHaveLength(1);
  for (const text of projects) expect(text).toMatch(/^ *nav: Accueil$/m);
});

/** Samples do not add up, nor do two ways to say when a collection ends go together. */
const SUMS = /^(?:budget|registre)-/;

describe('a new file from its template', () => {
  const templates = KINDS.flatMap((kind) => {
    const template = templateOf(kind);
    return template ? [{ ...template, ...kinds[kind], kind }] : [];
  });

  test.each(templates)(
    '$kind: opens on GitHub already filled, in an address that GitHub accepts',
    ({ kind, ...template }) => {
      const link = new URL(newFileLink('https://github.com/example-org/site', template));
      expect(link.pathname).toBe(`/example-org/site/new/main/content/${template.folder}`);
      expect(link.searchParams.get('filename')).toBe(template.filename);
      expect(link.searchParams.get('value')).toBe(template.text);
      expect(link.href.length).toBeLessThan(6000);
      expect(repositoryOfLink(`**[➕](${link.href})**`)).toBe(
        'https://github.com/example-org/site',
      );
      expect(guide).toContain(guideRegions(REPOSITORY)[`lien-${kind}`]);
    },
  );

  test.each(templates)(
    '$kind: passes the check as it is, but for what is to be replaced and led to',
    ({ folder, filename, text, schema, isListed, newFile }) => {
      const issues = issuesWith({ [`${folder}/${filename}`]: text });
      // A link from another page is to be written too.
      const others = issues.filter(({ rule }) => rule !== 'a-remplacer').map(({ rule }) => rule);
      expect(others).toEqual(isListed ? [] : ['page-sans-lien']);
      const required = guideFields(schema).filter(({ inTemplate }) => inTemplate);
      const sentences = newFile?.body.filter((line) => /^[^#<].*\.$/.test(line)) ?? [];
      expect(sentences).not.toEqual([]);
      expect(issues).toHaveLength(required.length + sentences.length + others.length);
    },
  );

  test.each(templates)(
    '$kind: every optional key works once its # is taken away',
    ({ folder, filename, text }) => {
      const all = text
        .replace(/^# (?=[a-zA-Z]+:|\s+[-a-zA-Z])/gm, '')
        .replace('"Où mène le lien"', '/contact');
      const issues = issuesWith({ [`${folder}/${filename}`]: all });
      expect(
        issues.filter(({ severity, rule }) => severity === 'error' && !SUMS.test(rule)),
      ).toEqual([]);
      // What was filled in is also on the page.
      expect(issues.filter(({ rule }) => rule === 'liste-non-montree')).toEqual([]);
    },
  );
});
