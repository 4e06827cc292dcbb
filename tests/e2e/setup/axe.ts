import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { whenAtRest } from './page.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const OPTIONS = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  // What an editor may write: the check warns of the first, and the others keep no one from reading.
  rules: {
    'heading-order': { enabled: false },
    'empty-table-header': { enabled: false },
    'image-redundant-alt': { enabled: false },
  },
};

/** What axe finds on the page as it stands, a line each; without some rules, and without the parts at some selectors. */
export async function axeFaults(
  page: Page,
  { off = [], except = [] }: { off?: readonly string[]; except?: readonly string[] } = {},
): Promise<string[]> {
  // What is half shown has half its contrast.
  await whenAtRest(page);
  const disabled = Object.fromEntries(off.map((rule) => [rule, { enabled: false }]));
  const options = { ...OPTIONS, rules: { ...OPTIONS.rules, ...disabled } };
  // Not by a script tag: the page's own policy would refuse it.
  await page.evaluate(AXE);
  return page.evaluate<string[]>(
    `axe.run(${JSON.stringify({ exclude: except })}, ${JSON.stringify(options)}).then(({ violations }) =>
      violations.map(({ id, nodes }) => 'axe ' + id + ': ' + nodes.slice(0, 3).map(({ html }) => html.slice(0, 120)).join(' ; ')))`,
  );
}
