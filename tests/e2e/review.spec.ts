import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, testOf } from './setup/test.ts';

const test = testOf(({ commit }) => commit('Le site de départ'));
test.describe.configure({ timeout: 600_000 });

test('a review prints the comment: the number of donations first, then a changed title @rare', async ({
  project,
}) => {
  project.edit('content/pages/contact.mdx', /^title: .*$/m, 'title: Parlons ensemble');
  project.edit('content/site.yml', /(donation:\n\s+phone: )"[^"]+"/, '$1"+241 77 12 34 56"');
  const { stdout } = await project.run('review', ['--base', 'main']);
  expect(stdout).toBe(`${project.read('review/comment.md')}\n`);
  const [title, count, section, first, , others] = stdout.split('\n\n');
  expect([title, count, section]).toEqual([
    '## Ce qui change pour les visiteurs',
    'Argent\u00a0: 1.',
    '### ⚠️ À vérifier d’abord',
  ]);
  expect(first).toBe(
    '- **Argent** · `content/site.yml`\n  - Le numéro mobile money qui reçoit les dons (donation.phone)\u00a0: ~~+241 00 00 00 00~~ **+241 77 12 34 56**',
  );
  expect(others).toContain('- **Parlons ensemble** · `content/pages/contact.mdx` · `/contact`');
  // Contents are compared, without a build.
  expect(existsSync(join(project.dir, '.cache/review/apres'))).toBe(false);
});
