import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readBody } from '../../../src/mdx/read-body.ts';
import { compilePage, page, renderBody } from './render.ts';

const dir = mkdtempSync(join(tmpdir(), 'canari-'));
const canary = join(dir, 'canari');
/** Code that leaves a file and a global behind if anything ever runs it. */
const code = `(globalThis.canari = 1, process.getBuiltinModule('fs').writeFileSync('${canary}', 'x'))`;
const isAlive = () => existsSync(canary) || Object.hasOwn(globalThis, 'canari');

afterAll(() => rmSync(dir, { recursive: true, force: true }));

const timeline = 'timeline: []\n';

/** What is hostile, its source, and the rule that answers. */
const HOSTILE: [name: string, body: string, rule: string][] = [
  ['a call in a property', `<Timeline items={${code}} />`, 'code-interdit'],
  ['a function in a property', `<Timeline items={() => ${code}} />`, 'code-interdit'],
  [
    'a call on a list',
    `<Timeline items={frontmatter.timeline.map(() => ${code})} />`,
    'code-interdit',
  ],
  ['an index', '<Timeline items={frontmatter["timeline"]} />', 'code-interdit'],
  ['a template', `<ButtonLink href="/contact" label={\`\${${code}}\`} />`, 'code-interdit'],
  ['an element in a property', '<ButtonLink href="/contact" label={<b>x</b>} />', 'code-interdit'],
  ['a comment before a name', '<Timeline items={/* x */ frontmatter.timeline} />', 'code-interdit'],
  ['two expressions', `<Timeline items={frontmatter.timeline, ${code}} />`, 'code-interdit'],
  [
    'an escape out of a text',
    `<ButtonLink href="/contact" label={"a\\u0022 + ${code}"} />`,
    'code-interdit',
  ],
  ['a global', '<Timeline items={globalThis} />', 'code-interdit'],
  ['the properties of the page', '<Timeline items={props.components} />', 'code-interdit'],
  ['__proto__', '<Timeline items={frontmatter.__proto__} />', 'code-interdit'],
  ['constructor', '<Timeline items={frontmatter.constructor} />', 'code-interdit'],
  [
    'prototype, deep',
    '<ButtonLink href="/contact" label={frontmatter.title.constructor} />',
    'code-interdit',
  ],
  [
    'an inherited name',
    '<ButtonLink href="/contact" label={frontmatter.toString} />',
    'texte-attendu',
  ],
  ['an inherited list', '<Timeline items={frontmatter.hasOwnProperty} />', 'liste-inadaptee'],
  ['a spread', `<Timeline {...${code}} />`, 'code-interdit'],
  ['a spread of the frontmatter', '<Timeline {...frontmatter} />', 'code-interdit'],
  ['a handler', `<Section onClick="${code}">\n\nx\n\n</Section>`, 'propriete-interdite'],
  ['a handler in capitals', '<Section ONCLICK="x">\n\nx\n\n</Section>', 'propriete-interdite'],
  ['a handler as code', `<Section onLoad={${code}}>\n\nx\n\n</Section>`, 'code-interdit'],
  ['style', '<Section style="color:red">\n\nx\n\n</Section>', 'propriete-interdite'],
  ['class', '<Section class="x">\n\nx\n\n</Section>', 'propriete-interdite'],
  ['className', '<Section className="x">\n\nx\n\n</Section>', 'propriete-interdite'],
  ['ref', '<Section ref="x">\n\nx\n\n</Section>', 'propriete-interdite'],
  ['key', '<Section key="x">\n\nx\n\n</Section>', 'propriete-interdite'],
  ['children', '<FormEmbed form="child" children="x" />', 'propriete-interdite'],
  [
    'dangerouslySetInnerHTML',
    '<Section dangerouslySetInnerHTML="x">\n\nx\n\n</Section>',
    'propriete-interdite',
  ],
  [
    'dangerouslySetInnerHTML as code',
    '<Section dangerouslySetInnerHTML={{__html: "x"}}>\n\nx\n\n</Section>',
    'code-interdit',
  ],
  ['__proto__ as a property', '<Section __proto__="x">\n\nx\n\n</Section>', 'propriete-interdite'],
  ['a block of Object.prototype', '<Constructor />', 'bloc-inconnu'],
  ['a member of a block', '<Section.constructor />', 'bloc-inconnu'],
  ['a script', '<script>alert(1)</script>', 'html'],
  ['a script in capitals', '<SCRIPT SRC="https://exemple.ga/x.js"></SCRIPT>', 'html'],
  ['a script over several lines', '<script\n  src="https://exemple.ga/x.js"\n></script>', 'html'],
  ['a style', '<style>body { display: none }</style>', 'html'],
  ['an iframe', '<iframe src="javascript:alert(1)"></iframe>', 'html'],
  ['a picture with a handler', '<img src=x onerror=alert(1)>', 'html'],
  ['a drawing', '<svg onload="alert(1)"><script>alert(1)</script></svg>', 'html'],
  ['a form', '<form action="https://exemple.ga"><input name="a"></form>', 'html'],
  ['a base', '<base href="https://exemple.ga/">', 'html'],
  ['a refresh', '<meta http-equiv="refresh" content="0;url=https://exemple.ga">', 'html'],
  ['an object', '<object data="x.swf"></object>', 'html'],
  ['HTML in a list', '- un <b onclick="x">mot</b>', 'html'],
  ['HTML in a table', '| a |\n|---|\n| <b>x</b> |', 'html'],
  ['HTML in a link', '[<img src=x onerror=alert(1)>](/contact)', 'html'],
  ['a javascript link', '[x](javascript:alert(1))', 'lien-dangereux'],
  ['a javascript link in capitals', '[x](JaVaScRiPt:alert(1))', 'lien-dangereux'],
  ['a javascript link with an entity', '[x](java&#115;cript:alert(1))', 'lien-dangereux'],
  ['a javascript link with a tab', '[x](java&Tab;script:alert(1))', 'lien-dangereux'],
  ['a javascript link with a line end', '[x](<java&#10;script:alert(1)>)', 'lien-dangereux'],
  ['a javascript link with a colon in letters', '[x](javascript&colon;alert(1))', 'lien-dangereux'],
  [
    'a javascript link after a control character',
    '[x](<\u0001javascript:alert(1)>)',
    'lien-dangereux',
  ],
  ['a javascript link with an invisible sign', '[x](java\u200bscript:alert(1))', 'lien-dangereux'],
  ['a javascript link in percent signs', '[x](javascript%3Aalert(1))', 'lien-dangereux'],
  ['a javascript link in percent signs, twice', '[x](%256Aavascript:alert(1))', 'lien-dangereux'],
  ['a javascript reference', '[x][a]\n\n[a]: javascript:alert(1)', 'lien-dangereux'],
  ['a javascript autolink', '<javascript:alert(1)>', 'lien-dangereux'],
  ['a javascript footnote', 'x[^1]\n\n[^1]: [y](javascript:alert(1))', 'lien-dangereux'],
  ['a javascript button', '<ButtonLink href="javascript:alert(1)" label="x" />', 'lien-dangereux'],
  [
    'a javascript button in entities',
    '<ButtonLink href="&#x6a;avascript&#58;alert(1)" label="x" />',
    'lien-dangereux',
  ],
  [
    'a javascript button as a literal',
    '<ButtonLink href={\'javascript:alert(1)\'} label="x" />',
    'lien-dangereux',
  ],
  [
    'a javascript notice',
    '<NoticeButton notice="newsletter" href=" javascript:alert(1)" label="x" />',
    'lien-dangereux',
  ],
  ['a data link', '[x](data:text/html;base64,PHNjcmlwdD4=)', 'lien-dangereux'],
  ['a vbscript link', '[x](vbscript:msgbox(1))', 'lien-dangereux'],
  ['a file link', '[x](file:///etc/passwd)', 'lien-dangereux'],
  ['a blob link', '[x](blob:https://exemple.ga/1)', 'lien-dangereux'],
  ['an unknown scheme', '[x](steam://run/1)', 'lien-adresse'],
  ['a link without scheme', '[x](//exemple.ga)', 'lien-adresse'],
  ['a link with a backslash', '[x](/\\\\exemple.ga)', 'lien-adresse'],
  ['a link with two backslashes', '[x](\\\\\\\\exemple.ga)', 'lien-adresse'],
  ['a link that hides its host', '[x](https://ecologik.ga@exemple.com)', 'lien-adresse'],
  ['a link out of content', '[x](../../../package.json)', 'lien-adresse'],
  ['a link out of content in percent signs', '[x](/%2e%2e/%2e%2e/package.json)', 'lien-adresse'],
  ['a remote picture', '![x](https://exemple.ga/x.png)', 'image-adresse'],
  ['a remote picture without scheme', '![x](//exemple.ga/x.png)', 'image-adresse'],
  ['a picture as data', '![x](data:image/svg+xml;base64,PHN2Zz4=)', 'image-adresse'],
  ['a picture out of content', '![x](../../../../etc/passwd)', 'image-adresse'],
  ['a picture out of content below images', '![x](/images/../../package.json)', 'image-adresse'],
  [
    'a picture out of content in percent signs',
    '![x](/images/%2e%2e/%2e%2e/package.json)',
    'image-adresse',
  ],
  ['a remote reference picture', '![x][a]\n\n[a]: https://exemple.ga/x.png', 'image-adresse'],
  [
    'a remote picture in a block',
    '<Split image="https://exemple.ga/x.png" alt="x">\n\nx\n\n</Split>',
    'image-adresse',
  ],
  ['an import', `import fs from 'node:fs'; ${code}`, 'code-montre'],
  ['an export', `export const x = ${code}`, 'code-montre'],
  ['an export by default', `export default () => ${code}`, 'code-montre'],
];

describe('hostile bodies are refused by the check and by the compiler, and nothing of them runs', () => {
  test.each(HOSTILE)('%s', async (_name, body, rule) => {
    const text = page(body, timeline);
    const { faults } = readBody({ text, path: 'pages/x.mdx' });
    const errors = faults.filter(({ severity }) => severity === 'error');
    expect(errors.map((fault) => fault.rule)).toContain(rule);
    for (const { line, column, hint } of errors) {
      expect(line).toBeGreaterThan(4);
      expect(column).toBeGreaterThan(0);
      expect(hint).not.toBe('');
    }
    await expect(compilePage(text)).rejects.toMatchObject({
      source: 'contenu',
      line: errors[0]?.line,
    });
    expect(isAlive()).toBe(false);
  });
});

/** Code that is plain text in a body: shown as it was typed, never run. */
const TEXTS = [
  `{${code}}`,
  `<>{${code}}</>`,
  `{/* note */}`,
  `{frontmatter.title}`,
  '<!doctype html>',
  '<?php echo 1 ?>',
  '<x-inconnu onclick="alert(1)">',
];

test.each(TEXTS)('%s is text', async (body) => {
  const { faults } = readBody({ text: page(body), path: 'pages/x.mdx' });
  expect(faults.filter(({ severity }) => severity === 'error')).toEqual([]);
  const html = await renderBody(body);
  expect(html).toMatch(/^<p>[^<]*<\/p>$/);
  expect(isAlive()).toBe(false);
});

const N = 5000;
const M = 1_000_000;

/** Sizes and nestings that would hang a parser, or break its stack. */
const HUGE: Record<string, string> = {
  brackets: '['.repeat(N),
  'brackets of pictures': '!['.repeat(N),
  'links in links': '[a]('.repeat(N),
  quotations: '> '.repeat(N),
  'quotations without spaces': '>'.repeat(N),
  'quotations, line by line': Array.from({ length: 300 }, (_, i) => `${'>'.repeat(i)} a`).join(
    '\n',
  ),
  lists: '- '.repeat(N),
  'numbered lists': '1. '.repeat(N),
  'lists, line by line': Array.from({ length: 300 }, (_, i) => `${'  '.repeat(i)}- a`).join('\n'),
  emphasis: '*a '.repeat(N),
  'strong emphasis': '**a '.repeat(N),
  'a run of stars': `${'*'.repeat(N)}a${'*'.repeat(N)}`,
  'words between stars': 'a*'.repeat(M / 2),
  tildes: '~a'.repeat(N),
  'accents of all lengths': Array.from({ length: 500 }, (_, i) => '`'.repeat(i + 1)).join(' a '),
  sections: '<Section>\n\n'.repeat(N),
  'sections on one line': '<Section>'.repeat(N),
  'ends of sections': '</Section>\n\n'.repeat(N),
  'tags that never end': '<Section '.repeat(N),
  'quotes that never end': '<FormEmbed form=“a\n\n'.repeat(N),
  'blanks after a quote that never ends': `<ButtonLink href="a${' '.repeat(3800)}b`,
  'blanks after a brace that never ends': `<Timeline items={a${' '.repeat(3800)}b`,
  'braces that never end': `<Timeline items=${'{'.repeat(N)}`,
  'notes that never end': '<!-- a\n\n'.repeat(N),
  'a megabyte of chevrons': '<'.repeat(M),
  'a megabyte of tags': '<A '.repeat(M / 4),
  'a megabyte of list': '- a\n'.repeat(M / 4),
  'a megabyte of quotations': '> a\n\n'.repeat(M / 5),
  'a megabyte of line ends': '\n'.repeat(M),
  'a megabyte of addresses': 'www.a '.repeat(M / 6),
  'a megabyte of references': '[^1] '.repeat(M / 5),
  'two megabytes': 'Bonjour. '.repeat((2 * M) / 9),
};

describe('a hostile size is answered within five seconds, with an issue', () => {
  test.each(Object.entries(HUGE))('%s', async (_name, body) => {
    const text = page(body, timeline);
    const before = process.cpuUsage();
    const { faults } = readBody({ text, path: 'pages/x.mdx' });
    const { user } = process.cpuUsage(before);
    expect(faults.length).toBeGreaterThan(0);
    expect(faults.length).toBeLessThanOrEqual(200);
    expect(user / 1e6).toBeLessThan(5);
    await expect(compilePage(text)).rejects.toMatchObject({ source: 'contenu' });
  });
});

test('a megabyte of ordinary prose is read within five seconds, without an issue', () => {
  const paragraph = `${'Bonjour à toutes et à tous, voici une phrase. '.repeat(10)}\n\n`;
  const before = process.cpuUsage();
  const { faults } = readBody({ text: page(paragraph.repeat(M / 520)), path: 'pages/x.mdx' });
  expect(faults).toEqual([]);
  expect(process.cpuUsage(before).user / 1e6).toBeLessThan(5);
});
