import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { RULES as ENGINE_RULES } from '../../../src/check/rules/rule-ids.ts';
import { OWN_RULES } from '../../../src/check/rules/site-rule-ids.ts';
import { FIXTURES, fixtureReport } from './fixture.ts';

const RULES = { ...ENGINE_RULES, ...OWN_RULES };

/** A folder is named after its rule; `rule--case` is one more case of it. */
const ruleOf = (folder: string) => folder.split('--')[0] ?? folder;

const folders = readdirSync(FIXTURES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

describe('each fixture reads exactly as its editor should read it', () => {
  test.each(folders)('%s', async (folder) => {
    const { text, issues } = fixtureReport(join(FIXTURES, folder));
    await expect(text).toMatchFileSnapshot(resolve(FIXTURES, folder, 'attendu.txt'));
    expect(issues.map(({ rule }) => rule)).toContain(ruleOf(folder));
  });
});

test('every rule has a fixture, and every fixture a rule', () => {
  const fixed = new Set(folders.map(ruleOf));
  expect(Object.keys(RULES).filter((rule) => !fixed.has(rule))).toEqual([]);
  expect([...fixed].filter((rule) => !Object.hasOwn(RULES, rule))).toEqual([]);
});
