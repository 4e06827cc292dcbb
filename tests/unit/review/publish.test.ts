import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createProcessor } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { publishedSite } from '../../../scripts/tooling/published-site.ts';
import { maskPhones } from '../../../src/review/publish/mask-phones.ts';
import { siteOfRepository } from '../../../src/review/publish/preview-address.ts';
import {
  branchLinks,
  CONFLICT,
  MARK,
  proposalComment,
  type Reviewed,
  saveComment,
} from '../../../src/review/publish/proposal-comment.ts';
import { commentConflicts, commentReview } from '../../../src/review/publish/publish.ts';
import { fakeGitHub } from './fake-github.ts';

const { gitHub, answers, sent } = fakeGitHub();

const SHA = 'a'.repeat(40);

test('the address of the site is SITE_URL, or that of its repository on GitHub Pages', () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('GITHUB_REPOSITORY', 'Org/site');
  expect(publishedSite()).toBe('https://org.github.io/site/');
  vi.stubEnv('SITE_URL', 'https://site.ga');
  expect(publishedSite()).toBe('https://site.ga/');
  expect(siteOfRepository('Org/org.github.io')).toBe('https://org.github.io/');
  expect(siteOfRepository()).toBe('http://localhost:4173/');
});

const PULL = { number: 12, head: { sha: SHA }, base: { ref: 'main' } };
const PULLS = '/pulls?state=open&head=fork%3Ama%2Ffiche';
const TEXT = { filename: 'content/pages/essai.mdx', patch: '@@ -0,0 +1,2 @@\n+---\n+titre: A' };
const LINE = {
  file: TEXT.filename,
  line: 2,
  end: 2,
  message: 'x',
  from: 'titre: A',
  to: 'title: A',
};
const RUN = {
  head: 'fork:ma/fiche',
  repository: 'fork/site',
  sha: SHA,
  url: 'https://x.ga/construction',
  succeeded: true,
};

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'revue-'));
  writeFileSync(join(dir, 'comment.md'), 'La revue.');
  writeFileSync(join(dir, 'lignes.json'), JSON.stringify([LINE]));
  answers.set(PULLS, [PULL]);
  answers.set('/pulls/12/files', [TEXT]);
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

/** Publishes the comment of a run; gives the written paths and the text of the comment. */
async function published(run = RUN) {
  const options = { dir, site: 'https://org.github.io/site/', log: () => {} };
  await commentReview(gitHub, run, options);
  const comment = sent.find(({ path }) => path.startsWith('/issues/'))?.body ?? {};
  return { paths: sent.map(({ path }) => path), comment: String(Reflect.get(comment, 'body')) };
}

test('a proposal gets its suggestions and one comment, with its preview and its review', async () => {
  const { paths, comment } = await published();
  expect(paths).toEqual(['/pulls/12/reviews', '/issues/12/comments']);
  expect(comment).toContain('**[Voir l’aperçu](https://org.github.io/site/pr-12/)**');
  expect(comment).toContain(
    '[Rapport complet, avec les captures d’écran](https://x.ga/construction)',
  );
  expect(comment.endsWith('La revue.')).toBe(true);
  expect(comment).not.toContain('⚠️');
});

test('broken lines, a failed review and a missing one: the comment leads to the branch', async () => {
  writeFileSync(join(dir, 'lignes.json'), '[{');
  const { paths, comment } = await published({ ...RUN, succeeded: false });
  expect(paths).toEqual(['/issues/12/comments']);
  expect(comment).toContain('**Le site n’a pas pu être construit**');
  expect(comment).toContain('(https://github.com/fork/site/edit/ma/fiche/content/pages/essai.mdx)');
  rmSync(join(dir, 'comment.md'));
  expect((await published()).comment).toContain('n’a pas pu être construit');
});

test('a review that is a symbolic link is not read: it could lead to a token of this job', async () => {
  rmSync(join(dir, 'comment.md'));
  symlinkSync('/proc/self/environ', join(dir, 'comment.md'));
  expect((await published()).comment).toContain('n’a pas pu être construit');
});

test.each([
  ['closed', []],
  ['of a newer commit', [{ ...PULL, head: { sha: 'b'.repeat(40) } }]],
  ['for another branch than main', [{ ...PULL, base: { ref: 'evil' } }]],
  ['beside another proposal of its branch', [PULL, { ...PULL, number: 13, base: { ref: 'evil' } }]],
])('a proposal %s gets no comment', async (_, pulls) => {
  answers.set(PULLS, pulls);
  expect((await published()).paths).toEqual([]);
});

test('there is one comment: that of the bot is updated, unless it is the same; a copied mark does not count', async () => {
  const comments = [
    { id: 1, body: `${MARK} je copie`, user: { type: 'User' } },
    { id: 2, body: `> ${MARK}`, user: { type: 'Bot' } },
    { id: 3, body: `${MARK}\nancien`, user: { type: 'Bot' } },
  ];
  answers.set('/issues/12/comments', comments);
  answers.set('/issues/14/comments', [{ ...comments[2], body: CONFLICT }]);
  await saveComment(gitHub, 12, 'nouveau');
  await commentConflicts(gitHub, [13, 14]);
  expect(sent).toEqual([
    { method: 'PATCH', path: '/issues/comments/3', body: { body: 'nouveau' } },
    { method: 'POST', path: '/issues/13/comments', body: { body: CONFLICT } },
  ]);
});

/** A reviewed proposal that changes a text. */
const REVIEWED: Reviewed = {
  sha: SHA,
  run: 'https://x.ga/construction',
  files: [TEXT],
  links: '',
  preview: 'https://org.github.io/site/pr-12/',
  review: 'Revue',
};
const namesOf = (...filenames: string[]) => filenames.map((filename) => ({ filename }));

test('warnings come first: files that build the site, then all that is no content, also in a failed review', () => {
  const code = ['src/ui/link.tsx', '.github/workflows/ci.yml', 'package-lock.json', 'README.md'];
  const moved = { filename: 'content/a.mdx', previous_filename: 'scripts/check.ts' };
  const files = [...namesOf(...code, 'content/site.yml'), moved];
  for (const review of ['Revue', undefined]) {
    const [, first, second] = proposalComment({ ...REVIEWED, files, review }).split('\n\n');
    expect(first).toContain(
      'publie le site** : `.github/workflows/ci.yml`, `package-lock.json`, `scripts/check.ts`.',
    );
    expect(second).toContain('plus que le contenu du site** : `src/ui/link.tsx`, `.github/');
  }
  const comment = (...names: string[]) =>
    proposalComment({ ...REVIEWED, files: namesOf(...names) });
  expect(comment('src/ui/link.tsx')).not.toContain('Voir l’aperçu');
  const many = Array.from({ length: 3000 }, (_, at) => `content/${at}.mdx`);
  expect(comment(...many)).toContain('plus de 3000 fichiers');
});

test('the text of the review keeps its own Markdown, and the comment its length', () => {
  const review = 'Thème & climat, 5 &lt; 6 &amp; 7 : `a?b=1&c=2`';
  expect(proposalComment({ ...REVIEWED, review }).endsWith(`\n\n${review}`)).toBe(true);
  const long = proposalComment({ ...REVIEWED, review: '@moi, un passage\n'.repeat(9000) });
  expect(long.length).toBeLessThan(65_536);
  expect(long).toMatch(/un passage\n\n… La suite est dans le rapport complet\.$/);
});

/** Parses Markdown as GitHub does. */
const gitHubMarkdown = createProcessor({ format: 'md', remarkPlugins: [remarkGfm] });

interface Node {
  type: string;
  url?: string;
  value?: string;
  children?: Node[];
}

const nodesOf = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(nodesOf)];

test.each([
  '[Voir l’aperçu](https://malice.ga)',
  '[Voir l’aperçu][a]\n\n[a]: https://malice.ga',
  '[Voir l’aperçu][]\n\n[Voir l’aperçu]: /malice',
  '[a]\n\n[a]:\n  /malice',
  'Note[^1]\n\n[^1]: https://malice.ga',
  '![a](https://malice.ga/a.png)',
  '![a][a]\n\n[a]: https://malice.ga/a.png',
  '<https://malice.ga>',
  'HTTPS://malice.ga',
  '_http://malice.ga_ 1https://malice.ga',
  'https:\\//malice.ga',
  'https&colon;//malice.ga https&#58;//malice.ga',
  'ftp://malice.ga',
  'www.malice.ga *www.malice.ga',
  'moi@malice.ga mailto:moi@malice.ga',
  '@equipe &#64;equipe @&#101;quipe &commat;equipe',
  '<a href="https://malice.ga">Voir l’aperçu</a>',
])('a review cannot add a link, a picture or a mention to the robot’s comment: %j', (review) => {
  const nodes = nodesOf(gitHubMarkdown.parse(proposalComment({ ...REVIEWED, review })));
  const acting = nodes.filter(({ type }) => /link|image|definition|footnote|html/i.test(type));
  expect(acting.map(({ type, url, value }) => [type, url ?? value])).toEqual([
    ['html', MARK],
    ['link', REVIEWED.preview],
    ['link', REVIEWED.run],
  ]);
  const text = nodes.map(({ type, value = '' }) => (type === 'text' ? value : '')).join('');
  expect(text).not.toMatch(/@[\w-]/);
});

test('each comment links to the files of the branch, whatever its name is', () => {
  const links = branchLinks('fork/mon-site', 'ma fiche) [1]#2/é', [
    { filename: 'content/articles/a (1).mdx', status: 'added' },
    { filename: 'content/pages/b.mdx', status: 'removed' },
    { filename: 'content/images/c.jpg', status: 'added' },
  ]);
  const branch = 'ma%20fiche%29%20%5B1%5D%232/%C3%A9';
  const urls = [
    `https://github.com/fork/mon-site/upload/${branch}/content/images`,
    `https://github.com/fork/mon-site/edit/${branch}/content/articles/a%20%281%29.mdx`,
  ];
  const urlsOf = (comment: string) =>
    nodesOf(gitHubMarkdown.parse(comment)).flatMap(({ url }) => url ?? []);
  expect(urlsOf(proposalComment({ ...REVIEWED, links, review: '' }))).toEqual([
    ...[REVIEWED.preview, REVIEWED.run],
    ...urls,
  ]);
});

test.each([
  ['phone: "+241 77 65 43 21"', 'phone: "+241 00 00 00 00"'],
  ['phone: +24177654321', 'phone: +24100000000'],
  ['le (+241) 77-65-43-21.', 'le +241 00 00 00 00.'],
  ['00241 77 65 43 21, 077.65.43.21', '+241 00 00 00 00, +24100000000'],
  ['au 77 65 43 21', 'au +241 00 00 00 00'],
  ['+241\u200b 77 65\u00ad43 21', '+241 00 00 00 00'],
  ['+２４１ ７７ ６５ ４３ ２１', '+241 00 00 00 00'],
  ['https://wa.me/24177654321?text=a', 'https://wa.me/24100000000?text=a'],
  ['send?phone=%2B24177654321', 'send?phone=24100000000'],
])('in a preview %j reads %j', (text, masked) => {
  expect(maskPhones(text)).toBe(masked);
});

test.each([
  'montant: 12 500 000 FCFA, 77 654 321',
  'date: 2026-03-01, 01/03/2026, 01-03-2026',
  '- 9500000\n- 0\n- 12345678',
])('a preview keeps %j', (text) => expect(maskPhones(text)).toBe(text));
