import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { readBody } from '../../site.ts';
import { compilePage, page, renderBody } from './render.ts';

const dir = mkdtempSync(join(tmpdir(), 'canari-'));
const canary = join(dir, 'canari');
/** Code that leaves a file and a global behind if anything ever runs it. */
const code = `(globalThis.canari = 1, process.getBuiltinModule('fs').writeFileSync('${canary}', 'x'))`;
const isAlive = () => existsSync(canary) || Object.hasOwn(globalThis, 'canari');

afterAll(() => rmSync(dir, { recursive: true, force: true }));

const timeline = 'timeline: []\n';

/** What is hostile: the rule that answers, a name, and its source. */
const HOSTILE: Record<string, [name: string, body: string][]> = {
  'balise-incomplete': [
    ['a call in a property', `<Timeline items={${code}} />`],
    ['a call on a list', `<Timeline items={frontmatter.timeline.map(() => ${code})} />`],
    ['a template', `<ButtonLink href="/contact" label={\`\${${code}}\`} />`],
    ['an escape out of a text', `<ButtonLink href="/contact" label={"a\\u0022 + ${code}"} />`],
    ['a spread', `<Timeline {...${code}} />`],
  ],
  'code-interdit': [
    ['__proto__', '<Timeline items={frontmatter.__proto__} />'],
    ['constructor', '<Timeline items={frontmatter.constructor} />'],
    ['prototype, deep', '<ButtonLink href="/contact" label={frontmatter.title.constructor} />'],
  ],
  'champ-vide': [
    ['an inherited name', '<ButtonLink href="/contact" label={frontmatter.toString} />'],
  ],
  'valeur-inconnue': [['an inherited list', '<Timeline items={frontmatter.hasOwnProperty} />']],
  'cle-inconnue': [
    ['a handler', `<Section onClick="${code}">\n\nx\n\n</Section>`],
    ['dangerouslySetInnerHTML', '<Section dangerouslySetInnerHTML="x">\n\nx\n\n</Section>'],
    ['__proto__ as a property', '<Section __proto__="x">\n\nx\n\n</Section>'],
  ],
  'bloc-inconnu': [
    ['a block of Object.prototype', '<Constructor />'],
    ['a member of a block', '<Section.constructor />'],
  ],
  html: [
    ['a script', '<script>alert(1)</script>'],
    ['an iframe', '<iframe src="javascript:alert(1)"></iframe>'],
    ['a picture with a handler', '<img src=x onerror=alert(1)>'],
    ['HTML in a link', '[<img src=x onerror=alert(1)>](/contact)'],
  ],
  'lien-adresse': [
    ['a javascript link after a control character', '[x](<\u0001javascript:alert(1)>)'],
    ['a javascript link with an invisible sign', '[x](java\u200bscript:alert(1))'],
    ['a javascript reference', '[x][a]\n\n[a]: javascript:alert(1)'],
    ['a javascript button', '<ButtonLink href="javascript:alert(1)" label="x" />'],
    [
      'a javascript button in entities',
      '<ButtonLink href="&#x6a;avascript&#58;alert(1)" label="x" />',
    ],
    ['a link without scheme', '[x](//exemple.ga)'],
    ['a link with a backslash', '[x](/\\\\exemple.ga)'],
    ['a link that hides its host', '[x](https://ecologik.ga@exemple.com)'],
  ],
  'image-adresse': [
    ['a remote picture', '![x](https://exemple.ga/x.png)'],
    ['a picture out of content in percent signs', '![x](/images/%2e%2e/%2e%2e/package.json)'],
    [
      'a remote picture in a block',
      '<Split image="https://exemple.ga/x.png" alt="x">\n\nx\n\n</Split>',
    ],
  ],
  'code-montre': [
    ['an import', `import fs from 'node:fs'; ${code}`],
    ['an export', `export const x = ${code}`],
  ],
};

describe('hostile bodies are refused by the check and by the compiler, and nothing of them runs', () => {
  const all = Object.entries(HOSTILE).flatMap(([rule, bodies]) =>
    bodies.map(([name, body]) => ({ name, body, rule })),
  );

  test.each(all)('$name', async ({ body, rule }) => {
    const text = page(body, timeline);
    const { issues } = readBody({ text, path: 'pages/x.mdx' });
    const errors = issues.filter(({ severity }) => severity === 'error');
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

/** Spellings of the start of an address that a browser reads as the same. */
const SPELLINGS = [
  (scheme: string) => `${scheme}:`,
  (scheme: string) => `${scheme.toUpperCase()}&colon;`,
  (scheme: string) => `${scheme.replace(/./, (first) => `&#${first.charCodeAt(0)};`)}:`,
  (scheme: string) => `${scheme[0]}&Tab;${scheme.slice(1)}:`,
  (scheme: string) => `${scheme}%3A`,
];

test('an address of any scheme that is not on the list is refused, however it is written', () => {
  const scheme = fc.stringMatching(/^[a-z][a-z0-9+.-]{1,10}$/);
  const other = scheme.filter((one) => !/^(?:https?|mailto|tel)$/.test(one));
  fc.assert(
    fc.property(other, fc.constantFrom(...SPELLINGS), (name, spell) => {
      const text = page(`[x](${spell(name)}alert(1))`);
      const rules = readBody({ text, path: 'pages/x.mdx' }).issues.map(({ rule }) => rule);
      expect(rules).toContain('lien-adresse');
    }),
  );
});

/** Code that is plain text in a body: shown as it was typed, never run. */
const TEXTS = [
  `{${code}}`,
  `<>{${code}}</>`,
  `{/* note */}`,
  `{frontmatter.title}`,
  '<x-inconnu onclick="alert(1)">',
];

test.each(TEXTS)('%s is text', async (body) => {
  const { issues } = readBody({ text: page(body), path: 'pages/x.mdx' });
  expect(issues.filter(({ severity }) => severity === 'error')).toEqual([]);
  const html = await renderBody(body);
  expect(html).toMatch(/^<p>[^<]*<\/p>$/);
  expect(isAlive()).toBe(false);
});
