import { copyWhole } from './setup/project.ts';
import { expect, test } from './setup/test.ts';

/** The commands of the recipes, in the order in which they are needed. */
const COMMANDS = [
  'npx vitest run check/fixtures -u',
  'npm run guide',
  'npm test -- types lint',
  'npx vitest run guide architecture check site',
];

/** The changes of an example: each begins with `+++ file`, and a file that has only new lines is a new one. */
const changesIn = (example: string) =>
  example
    .split(/^\+\+\+ /m)
    .slice(1)
    .map((change) => {
      const [path = '', ...lines] = change.trimEnd().split('\n');
      const withSign = (signs: RegExp) =>
        lines.flatMap((line) => (signs.test(line) ? line.slice(1) : [])).join('\n');
      return { path, before: withSign(/^[ -]/), after: withSign(/^[ +]/) };
    });

test('the examples of the recipes, a key and a block, end well with the commands of CONTRIBUTING.md @rare', async () => {
  test.setTimeout(1_800_000);
  const project = copyWhole();
  const guide = project.read('CONTRIBUTING.md');
  const examples = Array.from(guide.matchAll(/^```diff\n(.*?)^```$/gms), ([, lines = '']) => lines);
  expect(examples).toHaveLength(2);
  for (const { path, before, after } of examples.flatMap(changesIn))
    if (before) project.edit(path, before, after);
    else project.write(path, `${after}\n`);
  // What a developer does for a room that grew.
  project.edit('tests/unit/architecture/ceilings.test.ts', /\d(?=,)/g, '$&0');
  project.commit('Un bloc et une clé');
  for (const command of COMMANDS) {
    expect(guide).toContain(`\`${command}\``);
    expect(await project.shell(command), command).toBe('');
  }
  await project.remove();
});
