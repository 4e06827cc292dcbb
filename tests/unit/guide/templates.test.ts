import { describe, expect, test } from 'vitest';
import { newFileLink, templateOf } from '../../../src/check/guide/regions.ts';
import { guideFields, sampleLines } from '../../../src/site/guide-fields.ts';
import { KINDS, kinds } from '../../../src/site/kinds/index.ts';
import { issuesWith } from '../check/fixture.ts';

/** What the samples of templates stand for, and the frozen content lacks. */
const PICTURE = {
  'images/vignette-services.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
};

/** An editor gives the next number, which no file has yet. */
const pathOf = ({ folder, filename }: { folder: string; filename: string }) =>
  `${folder}/${filename.replace(/^\d\d-/, '98-')}`;

/** Samples do not add up, nor do two ways to say when a collection ends go together. */
const SUMS = /^(?:budget|registre)-/;

test('the most natural question of a FAQ is its editor’s, and no sentence of the template', () => {
  const own = '---\nquestion: "Qui peut proposer un projet ?"\n---\n\nTout habitant.\n';
  expect(issuesWith({ 'faq/01-qui-peut-proposer.mdx': own })).toEqual([]);
});

describe('a new file from its template', () => {
  const templates = KINDS.flatMap((kind) => {
    const template = templateOf(kind);
    return template ? [{ ...template, ...kinds[kind], kind, path: pathOf(template) }] : [];
  });

  test.each(templates)(
    '$kind: opens on GitHub already filled, in an address that GitHub accepts',
    (template) => {
      const link = new URL(newFileLink('https://github.com/example-org/site', template));
      expect(link.pathname).toBe(`/example-org/site/new/main/content/${template.folder}`);
      expect(link.searchParams.get('filename')).toBe(template.filename);
      expect(link.searchParams.get('value')).toBe(template.text);
      expect(link.href.length).toBeLessThan(6000);
    },
  );

  test.each(templates)(
    '$kind: passes the check as it is, but for what is to be replaced and led to',
    ({ kind, path, text, schema, newFile }) => {
      // The sample title is that of a page of the frozen content.
      const issues = issuesWith({ [path]: text.replace('"Mes services"', '"Mes ateliers"') });
      // A link from another page is to be written too.
      const others = issues.filter(({ rule }) => rule !== 'a-remplacer').map(({ rule }) => rule);
      expect(others).toEqual(kind === 'page' ? ['page-sans-lien'] : []);
      const required = guideFields(schema)
        .filter(({ isRequired, inTemplate }) => isRequired || inTemplate)
        .flatMap((field) => sampleLines(field).filter((line) => !line.endsWith(':')));
      const sentences = newFile?.body.filter((line) => /^[^#<].*\.$/.test(line)) ?? [];
      expect(sentences).not.toEqual([]);
      expect(issues).toHaveLength(required.length + sentences.length + others.length);
    },
  );

  test.each(templates)(
    '$kind: every optional key works once its # is taken away',
    ({ path, text }) => {
      const all = text
        .replace(/^# (?=[a-zA-Z]+:|\s+[-a-zA-Z])/gm, '')
        .replace('"Où mène le lien"', '/contact');
      const issues = issuesWith({ ...PICTURE, [path]: all });
      expect(
        issues.filter(({ severity, rule }) => severity === 'error' && !SUMS.test(rule)),
      ).toEqual([]);
      // What was filled in is also on the page.
      expect(issues.filter(({ rule }) => rule === 'liste-non-montree')).toEqual([]);
    },
  );
});
