import { createProcessor } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { expect, test } from 'vitest';
import {
  buildFiles,
  changedFiles,
  gitHubFromEnv,
  openPullOfHead,
  untrustedChange,
} from '../../../src/review/publish/github-api.ts';
import { siteAddress } from '../../../src/review/publish/preview-address.ts';
import {
  branchLinks,
  failedComment,
  MARK,
  previewComment,
  writeComment,
} from '../../../src/review/publish/preview-comment.ts';
import { fakeGitHub } from './fake-github.ts';

const { answers, sent, env } = fakeGitHub();

const SHA = 'a'.repeat(40);

test('the address of the site is SITE_URL, the homepage, that of GitHub Pages, or localhost', () => {
  expect(siteAddress({ SITE_URL: 'https://site.ga' })).toBe('https://site.ga/');
  expect(siteAddress({ SITE_URL: '', GITHUB_REPOSITORY: 'Org/site' })).toBe(
    'https://org.github.io/site/',
  );
  expect(siteAddress({ GITHUB_REPOSITORY: 'Org/org.github.io' })).toBe('https://org.github.io/');
  expect(siteAddress({ GITHUB_REPOSITORY: 'Org/site' }, 'https://www.site.ga')).toBe(
    'https://www.site.ga/',
  );
  expect(siteAddress({})).toBe('http://localhost:4173/');
});

test('a run belongs to the open pull request of its branch and commit, or to none', async () => {
  const gitHub = gitHubFromEnv(env);
  answers.set('/pulls?state=open&head=fork%3Amain', [
    { number: 3, head: { sha: 'b'.repeat(40) } },
    { number: 12, head: { sha: SHA } },
  ]);
  expect(await openPullOfHead(gitHub, { head: 'fork:main', sha: SHA })).toBe(12);
  expect(await openPullOfHead(gitHub, { head: 'fork:main', sha: 'c'.repeat(40) })).toBeUndefined();
});

/** GitHub's answer for a branch without caches. */
const NONE = { total_count: 0 };

test('a file outside content, one moved from there into content, or a cache of the branch is a change of code', () => {
  const files = [
    { filename: 'content/site.yml' },
    { filename: 'content/b.mdx', previous_filename: 'content/a.mdx' },
  ];
  expect(untrustedChange(files, NONE)).toBeUndefined();
  const moved = { filename: 'content/regle.mdx', previous_filename: 'src/check/rules/regle.ts' };
  expect(untrustedChange([...files, moved], NONE)).toBe('src/check/rules/regle.ts');
  for (const caches of [{ total_count: 1 }, {}])
    expect(untrustedChange(files, caches)).toBe('le cache d’un envoi précédent');
});

test('a proposal with more files than GitHub lists may change code', async () => {
  const files = Array.from({ length: 100 }, (_, index) => ({ filename: `content/${index}.mdx` }));
  answers.set('/pulls/12/files', files);
  for (let number = 2; number <= 30; number += 1)
    answers.set(`/pulls/12/files?per_page=100&page=${number}`, files);
  const found = await changedFiles(gitHubFromEnv(env), 12);
  expect(untrustedChange(found, NONE)).toBe('plus de 3000 fichiers');
});

test('there is one comment: that of the bot is updated, one with a copied mark is not', async () => {
  const gitHub = gitHubFromEnv(env);
  answers.set('/issues/12/comments', [
    { id: 1, body: `${MARK} je copie`, user: { type: 'User' } },
    { id: 2, body: `> ${MARK}`, user: { type: 'Bot' } },
    { id: 3, body: `${MARK}\nancien`, user: { type: 'Bot' } },
  ]);
  await writeComment(gitHub, 12, 'nouveau');
  answers.set('/issues/13/comments', []);
  await writeComment(gitHub, 13, 'premier');
  expect(sent).toEqual([
    { method: 'PATCH', path: '/issues/comments/3', body: { body: 'nouveau' } },
    { method: 'POST', path: '/issues/13/comments', body: { body: 'premier' } },
  ]);
});

/** The preview of a proposal that changes content only. */
const CONTENT = {
  address: 'https://x.ga/',
  run: 'https://x.ga/construction',
  sha: SHA,
  review: undefined,
  code: undefined,
  files: [],
  links: '',
};

test('the comment links to the preview, and the text of the review is sanitized', () => {
  const comment = previewComment({
    ...CONTENT,
    address: 'https://org.github.io/site/pr-12/',
    review: '## Revue\n<img src=x> @equipe ![x](https://x.ga/p.png) [ici](https://x.ga)',
  });
  expect(comment.startsWith(MARK)).toBe(true);
  expect(comment).toContain('[Voir l’aperçu](https://org.github.io/site/pr-12/)');
  expect(comment).toContain('(https://org.github.io/site/pr-12/revue/)');
  expect(comment).toContain('&lt;img');
  expect(comment).not.toMatch(/⚠️|@equipe|!\[|\]\(https:\/\/x/);
  const long = previewComment({ ...CONTENT, review: 'x'.repeat(90_000) });
  expect(long.length).toBeLessThanOrEqual(60_000);
});

test('a proposal that changes code has its report, and a link to the preview only for after the label', () => {
  const comment = previewComment({ ...CONTENT, review: 'Revue', code: 'src/x_y_z.ts' });
  expect(comment).toContain('change plus que le contenu du site** (`src/x_y_z.ts`)');
  expect(comment).toContain('posez l’étiquette `apercu`');
  expect(comment).toContain('[cette construction](https://x.ga/construction)');
  expect(comment).not.toMatch(/Voir l’aperçu|revue\//);
  expect(comment.endsWith('Revue')).toBe(true);
});

test('files that build or publish the site are named first', () => {
  const names = [
    'src/ui/link/link.tsx',
    '.github/workflows/ci.yml',
    'package-lock.json',
    '.npmrc',
    'vite.config.ts',
    'README.md',
    'src/vite/build-site.ts',
    'content/site.yml',
  ];
  const files = [
    ...names.map((filename) => ({ filename })),
    { filename: 'content/a.mdx', previous_filename: 'scripts/check.ts' },
  ];
  expect(buildFiles(files)).toEqual([
    '.github/workflows/ci.yml',
    'package-lock.json',
    '.npmrc',
    'vite.config.ts',
    'src/vite/build-site.ts',
    'scripts/check.ts',
  ]);
  const [, first] = previewComment({ ...CONTENT, code: 'README.md', files }).split('\n\n');
  expect(first).toMatch(
    /^> ⚠️ .*publie le site\*\* : `\.github\/workflows\/ci\.yml`, `package-lock/,
  );
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
  const address = 'https://org.github.io/site/pr-12/';
  const comment = previewComment({ ...CONTENT, address, review });
  const nodes = nodesOf(gitHubMarkdown.parse(comment));
  const acting = nodes.filter(({ type }) => /link|image|definition|footnote|html/i.test(type));
  expect(acting.map(({ type, url, value }) => [type, url ?? value])).toEqual([
    ['html', MARK],
    ['link', address],
    ['link', `${address}revue/`],
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
  expect(urlsOf(failedComment(SHA, '', links))).toEqual(urls);
  expect(urlsOf(previewComment({ ...CONTENT, links }))).toEqual(['https://x.ga/', ...urls]);
});

test('the comment of a preview without a review states it, and links to no report', () => {
  const comment = previewComment({ ...CONTENT, address: 'https://x.ga/pr-3/' });
  expect(comment).toContain('**[Voir l’aperçu](https://x.ga/pr-3/)** · état');
  expect(comment).not.toContain('revue/');
  expect(comment).toContain('La liste de ce qui change n’a pas pu être faite');
});

test('the Markdown that the review writes itself is unchanged', () => {
  const review = 'Thème & climat, 5 &lt; 6 &amp; 7 : `a?b=1&c=2`';
  const comment = previewComment({ ...CONTENT, review });
  expect(comment.endsWith(`\n\n${review}`)).toBe(true);
});

test('without a token, or when GitHub refuses, the job ends with one sentence', async () => {
  expect(() => gitHubFromEnv({ GITHUB_REPOSITORY: 'org/site' })).toThrow('il manque GITHUB_TOKEN');
  await expect(gitHubFromEnv(env).call('GET', '/rien')).rejects.toThrow(
    'GitHub refuse GET /rien : 404.',
  );
});
