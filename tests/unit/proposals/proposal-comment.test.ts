import { createProcessor } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { expect, test } from 'vitest';
import {
  branchLinks,
  COMMENT_MARK,
  proposalComment,
  type Reviewed,
} from '../../../src/proposals/proposal-comment.ts';

const SHA = 'a'.repeat(40);
const TEXT = { filename: 'content/pages/essai.mdx', patch: '@@ -0,0 +1,2 @@\n+---\n+titre: A' };

/** A reviewed proposal that changes a text. */
const REVIEWED: Reviewed = {
  sha: SHA,
  run: 'https://x.ga/construction',
  files: [TEXT],
  links: '',
  preview: 'https://org.github.io/site/pr-12/',
  isOwn: true,
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
      'publie le site**\u00a0: `.github/workflows/ci.yml`, `package-lock.json`, `scripts/check.ts`.',
    );
    expect(second).toContain('plus que le contenu du site**\u00a0: `src/ui/link.tsx`, `.github/');
  }
  const comment = (...names: string[]) =>
    proposalComment({ ...REVIEWED, files: namesOf(...names) });
  expect(comment('src/ui/link.tsx')).not.toContain('Voir l’aperçu');
  expect(comment('src/ui/link.tsx', 'content/site.yml')).toContain('Voir l’aperçu');
  expect(proposalComment({ ...REVIEWED, review: undefined })).toMatch(/enregistrement\.$/);
  const many = Array.from({ length: 3000 }, (_, at) => `content/${at}.mdx`);
  expect(comment(...many)).toContain('plus de 3000 fichiers');
});

test('the text of the review keeps its own Markdown, and the comment its length', () => {
  const review = 'Thème & climat, 5 &lt; 6 &amp; 7 : `a?b=1&c=2`';
  expect(proposalComment({ ...REVIEWED, review }).endsWith(`\n\n${review}`)).toBe(true);
  const long = proposalComment({ ...REVIEWED, review: '@moi, un passage\n'.repeat(9000) });
  expect(long.length).toBeLessThan(65_536);
  expect(long).toMatch(/un passage\n\n… \*\*La suite manque ici\*\*/);
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
  'Note[^1]\n\n[^1]: https://malice.ga',
  '![a](https://malice.ga/a.png)',
  'HTTPS://malice.ga',
  '_http://malice.ga_ 1https://malice.ga',
  'https:\\//malice.ga',
  'https&colon;//malice.ga https&#58;//malice.ga',
  'www.malice.ga *www.malice.ga',
  'moi@malice.ga mailto:moi@malice.ga',
  '@equipe &#64;equipe @&#101;quipe &commat;equipe',
  '<a href="https://malice.ga">Voir l’aperçu</a>',
])('a review cannot add a link, a picture or a mention to the robot’s comment: %j', (review) => {
  const nodes = nodesOf(gitHubMarkdown.parse(proposalComment({ ...REVIEWED, review })));
  const acting = nodes.filter(({ type }) => /link|image|definition|footnote|html/i.test(type));
  expect(acting.map(({ type, url, value }) => [type, url ?? value])).toEqual([
    ['html', COMMENT_MARK],
    ['link', REVIEWED.preview],
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
    REVIEWED.preview,
    ...urls,
  ]);
});
