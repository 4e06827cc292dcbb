import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { HELPED } from '../../../src/check/reports/help.ts';
import { newIssues, withTexts } from '../check/fixture.ts';

/** Keys of a file of each kind, of which an example shows one. */
const KEYS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  page: { title: 'Un essai', description: '"Une page pour les essais."' },
  article: {
    title: 'Un essai',
    category: 'Nature',
    excerpt: '"Un extrait."',
    image: '/images/article-plage.svg',
    alt: '"Une plage au lever du jour."',
  },
  initiative: {
    title: 'Un essai',
    description: '"Un projet pour les essais."',
    slug: 'essai',
    location: 'Libreville',
    objective: '"Essayer."',
    budget: '300000',
    collected: '0',
    status: 'En vote',
    theme: 'Santé',
    icon: 'graine',
  },
};
const PLACES = { page: 'pages', article: 'articles', initiative: 'initiatives' };

const file = (kind: string, keys: string, body = 'Un texte.') => {
  const written = new Set(Array.from(keys.matchAll(/^\w+/gm), ([key]) => key));
  const rest = Object.entries(KEYS[kind] ?? {}).filter(([key]) => !written.has(key));
  const lines = [keys, ...rest.map(([key, value]) => `${key}: ${value}`)].filter(Boolean);
  const shown = /^values:/m.test(keys) ? '<FeatureList items={frontmatter.values} />' : body;
  const budget = /^budgetLines:/m.test(keys)
    ? '\n<BudgetTable items={frontmatter.budgetLines} />\n'
    : '';
  return `---\n${lines.join('\n')}\n---\n\n${shown}\n${budget}`;
};

/** The content with an example: a whole file, keys, a body, or the name of a file. */
function contentWith(info: string, text: string) {
  const [form, place = ''] = info.split(' ');
  if (form === 'text') {
    const bytes = /heic/.test(text) ? '\0\0\0\x18ftypheic' : '\xff\xd8\xff\xe0';
    const content = place === 'images' ? Buffer.from(bytes, 'latin1') : file('article', '');
    return { [`${place}/${text.trim()}`]: content };
  }
  const page =
    place === 'fichier'
      ? text
      : form === 'yaml'
        ? file(place, text.trimEnd())
        : file('page', '', text);
  return { [`${PLACES[place as keyof typeof PLACES] ?? 'pages'}/essai.mdx`]: page };
}

const examples = Array.from(
  readFileSync('content/AIDE.md', 'utf8').matchAll(
    /^## ([\w-]+)\n\n\*\*[\s\S]*?\nAvant :\n\n```(.*)\n([\s\S]*?)```\n\nAprès :\n\n```(.*)\n([\s\S]*?)```/gm,
  ),
  ([, rule = '', info = '', before = '', , after = '']) => ({ rule, info, before, after }),
);

const rulesOf = (info: string, text: string) =>
  newIssues(withTexts(contentWith(info, text)))
    .issues.map(({ rule }) => rule)
    .filter((rule) => rule !== 'page-sans-lien');

test('the help explains the rules that messages send to it', () => {
  expect(examples.map(({ rule }) => rule).sort()).toEqual([...HELPED].sort());
});

test.each(examples)('what the help shows for $rule has its fault before, and none after', (one) => {
  expect(rulesOf(one.info, one.before)).toContain(one.rule);
  expect(rulesOf(one.info, one.after)).toEqual([]);
});
