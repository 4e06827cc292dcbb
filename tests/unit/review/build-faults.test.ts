import { expect, test } from 'vitest';
import { textReport } from '../../../src/check/report/text.ts';
import type { Issue } from '../../../src/content/issue.ts';
import { buildFaults } from '../../../src/review/states/build-faults.ts';

const issue = (severity: Issue['severity'], file: string, line: number): Issue => ({
  rule: 'titre',
  severity,
  file,
  line,
  column: 1,
  message: `Faute ${line}.`,
  hint: 'Corrigez-la.',
});

test('a build that failed tells its errors, not the warnings after them', () => {
  const issues = [
    issue('warning', 'content/a.mdx', 1),
    issue('error', 'content/b.mdx', 2),
    issue('warning', 'content/b.mdx', 3),
    ...Array.from({ length: 20 }, (_, index) => issue('warning', 'content/site.yml', index + 1)),
  ];
  const said = `${textReport(issues, { 'content/b.mdx': 'un\ndeux\ntrois' })}Vos textes sont intacts.\n`;
  expect(buildFaults(said)).toBe(
    `content/b.mdx
  2:1  erreur  Faute 2.
    2 │ deux
      │ ^
    → Corrigez-la.
    En savoir plus : content/AIDE.md#titre`,
  );
});

test('of many errors some are told and the others counted', () => {
  const issues = Array.from({ length: 8 }, (_, index) =>
    issue('error', 'content/b.mdx', index + 1),
  );
  const told = buildFaults(textReport(issues, {}));
  expect(told.match(/erreur/g)).toHaveLength(5);
  expect(told).toMatch(/\n… et 3 de plus : npm run check dit où\.$/);
});

test('a build that failed otherwise tells its last lines', () => {
  const said = Array.from({ length: 12 }, (_, index) => `ligne ${index}`).join('\n');
  expect(buildFaults(`${said}\n\n`)).toBe(said.split('\n').slice(4).join('\n'));
});
