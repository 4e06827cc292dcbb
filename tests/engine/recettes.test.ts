import { join } from 'node:path/posix';
import { compile } from '@mdx-js/mdx';
import { expect, test } from 'vitest';
import { mdxOptions } from '../../src/engine/bodies/plugins.ts';
import { check } from '../../src/engine/check.ts';
import { blocksPage } from '../../src/engine/guide/blocks-page.ts';
import { guideRegions } from '../../src/engine/guide/regions.ts';
import { modelOf } from '../../src/engine/model.ts';
import { githubReport } from '../../src/engine/reports/github-report.ts';
import { jsonReport, textReport } from '../../src/engine/reports/text-report.ts';
import { readImports } from '../unit/architecture/read-imports.ts';
import { recettes } from './recettes/definition.ts';

const FOLDER = 'tests/engine/recettes/content';
const { content, issues, texts } = await check(FOLDER, recettes);
const model = modelOf(recettes);

test('the engine reads the texts and the shared files of another site by its schemas', () => {
  expect(content.documents.map(({ kind, route }) => [kind, route])).toEqual([
    ['recette', '/recettes/manioc'],
    ['recette', '/recettes/poisson'],
    [undefined, null],
  ]);
  expect(content.documents[0]?.frontmatter).toMatchObject({ niveau: 'facile', parts: 4 });
  expect(content.shared).toEqual({ cuisine: { chef: 'Une cuisinière' } });
});

test('its issues have exact positions, and suggestions in its own words', () => {
  const file = `${FOLDER}/recettes/poisson.mdx`;
  const said = issues.map((one) => [one.file, one.line, one.column, one.rule, one.suggestion]);
  expect(said).toEqual([
    [file, 2, 16, 'yaml-deux-points', 'title: "Poisson : à la braise"'],
    [file, 3, 9, 'valeur-inconnue', 'niveau: facile'],
    [file, 4, 1, 'cle-inconnue', 'parts: 4'],
    [file, 9, 1, 'bloc-inconnu', '<Astuce ton="fort">'],
    [file, 11, 13, 'html', undefined],
    [file, 15, 1, 'lien-page', '[Les feuilles](/recettes/manioc)'],
    [file, 17, 9, 'date', 'jusque="2027-06-05"'],
  ]);
  expect(issues[4]?.hint).toBe('Pour un conseil, écrivez <Astuce> … </Astuce>.');
  expect(issues[6]?.message).toBe(
    '« 5 juin 2027 » n’est pas une date écrite AAAA-MM-JJ (année, mois, jour, avec les tirets du clavier).',
  );
});

test('its reports and its guide speak of it alone', () => {
  expect(textReport(issues, texts)).toContain('3 │ niveau: simple\n');
  expect(githubReport(issues)).toContain(
    `file=${FOLDER}/recettes/poisson.mdx,line=3,col=9,title=Un mot qui n’est pas dans la liste`,
  );
  expect(JSON.parse(jsonReport(issues))).toHaveLength(issues.length);
  const regions = guideRegions(model, 'https://github.com/nom/recettes');
  expect(Object.keys(regions)).toEqual(['cles-recette', 'lien-recette']);
  expect(regions['cles-recette']).toContain('| `parts` | oui | Pour combien de personnes. | `4` |');
  expect(regions['lien-recette']).toContain('/new/main/content/recettes?filename=mon-plat.mdx');
  expect(blocksPage(model).match(/^## .*/gm)).toEqual(['## Gestes', '## Astuce']);
  expect(blocksPage(model)).toContain('<Gestes liste={frontmatter.gestes} />');
});

test('its bodies compile with the one list of plugins, typeset in French', async () => {
  const [sound, faulty] = content.documents;
  const compiled = async (document = sound) =>
    String(await compile({ value: document?.text, path: document?.file }, mdxOptions(model)));
  expect(await compiled()).toContain('Il faut\u00a0: du temps');
  expect(await compiled()).toContain('jusque: "2027-06-05"');
  await expect(compiled(faulty)).rejects.toThrow('Ce texte contient un deux-points');
});

test('nothing of this site is loaded for it', () => {
  const loaded = new Set(['tests/engine/recettes/definition.ts', 'src/engine/command.ts']);
  for (const file of loaded)
    for (const { target } of file.startsWith('node_modules') ? [] : readImports(file))
      if (/^\..*\.ts$/.test(target)) loaded.add(join(file, '..', target));
  expect(loaded.size).toBeGreaterThan(80);
  expect([...loaded].filter((file) => !/^(?:src|tests)\/engine\//.test(file))).toEqual([]);
});
