import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { THEMES } from '../../../src/content/vocabulary.ts';
import type { Issue } from '../../../src/engine/issue.ts';
import { answersOf, QUESTIONS } from '../../../src/review/proposal/answers.ts';
import { initiativeFile } from '../../../src/review/proposal/initiative-file.ts';
import {
  proposalComment,
  putProposalComment,
} from '../../../src/review/proposal/proposal-comment.ts';
import { checkReading, readSnapshot, takeSnapshot } from '../../site.ts';

const form = parse(readFileSync('.github/ISSUE_TEMPLATE/proposer-un-projet.yml', 'utf8'));

/** The text that GitHub makes of a filled form. */
const bodyOf = (answers: Record<string, string>) =>
  Object.entries(answers)
    .map(([label, answer]) => `### ${label}\n\n${answer}`)
    .join('\n\n');

const FILLED = {
  [QUESTIONS.title]: 'Un "jardin" pour l’école : Œuvrons !',
  [QUESTIONS.description]: 'Un potager, tenu par les élèves.',
  [QUESTIONS.location]: 'Libreville',
  [QUESTIONS.objective]: 'Apprendre à cultiver \\ ensemble',
  [QUESTIONS.theme]: 'Environnement & Alimentation',
  [QUESTIONS.budget]: 'Outils et semences : 350 000\n- Clôture : 600.000 FCFA',
  [QUESTIONS.challenge]: '# Titre\n\nLes cantines manquent de légumes.',
  [QUESTIONS.solution]: 'Un jardin.\n\n- bêcher\n- semer',
  [QUESTIONS.team]: 'Des parents et <b>deux</b> maîtres, 5 < 6.',
  'La charte': '- [X] J’ai lu la charte',
};

test('the form asks what the file needs, with the themes of the site', () => {
  const labels = form.body.map((part: { attributes: { label?: string } }) => part.attributes.label);
  expect(labels).toEqual(expect.arrayContaining(Object.values(QUESTIONS)));
  const theme = form.body.find((part: { id?: string }) => part.id === 'theme');
  expect(theme.attributes.options).toEqual([...THEMES]);
});

/** The sheet of a filled form, and what the check says of it among the site's content. */
async function checkedSheet(changed: Record<string, string>) {
  const answers = answersOf(
    bodyOf({ ...FILLED, [QUESTIONS.team]: 'Des parents et deux maîtres.', ...changed }),
  );
  if (!answers) throw new Error('The answers are complete.');
  const { path, text } = initiativeFile(answers);
  const snapshot = await takeSnapshot('tests/content');
  const name = path.replace('content/', '');
  const bytes = new TextEncoder().encode(text);
  const files = new Map(snapshot.files).set(name, { bytes, size: bytes.length });
  const listing = { ...snapshot.listing, texts: [...snapshot.listing.texts, name].sort() };
  const { issues } = checkReading(
    readSnapshot({ ...snapshot, files, listing }, (one) => `content/${one}`),
  );
  return { path, text, issues: issues.filter(({ file }) => file === path) };
}

test('answers become a file that the check accepts as it is', async () => {
  const { path, text, issues } = await checkedSheet({});
  expect(path).toBe('content/initiatives/un-jardin-pour-l-ecole-oeuvrons.mdx');
  expect(text).toContain('budget: 950000');
  expect(issues).toEqual([]);
});

test.each(['2030', '1e3', '0x1F', 'Null', 'True'])(
  'a project may be called %s, which YAML alone would not take for a text',
  async (title) => {
    const { path, issues } = await checkedSheet({ [QUESTIONS.title]: title });
    expect(path).toBe(`content/initiatives/${title.toLowerCase()}.mdx`);
    expect(issues).toEqual([]);
  },
);

test('titles of an answer are plain lines of the sheet, however they are marked', async () => {
  const solution = 'Avant\n=====\n\nBêcher.\n\nAprès\n----- \n\n  ## Enfin\n\nSemer.';
  const { text, issues } = await checkedSheet({ [QUESTIONS.solution]: solution });
  expect(text).toMatch(/Avant\n\n+Bêcher\.\n\nAprès\n\n+Enfin\n\nSemer\./);
  expect(issues).toEqual([]);
});

test('any other issue yields nothing', () => {
  expect(answersOf('### Bonjour\n\nIl y a une faute.')).toBeUndefined();
});

/** The comment on a filled form. */
function commentOf(changed: Record<string, string>, issues: Issue[] = []): string {
  const answers = answersOf(bodyOf({ ...FILLED, ...changed }));
  if (!answers) throw new Error('The form is answered.');
  return proposalComment({ ...initiativeFile(answers), issues }, 'org/site');
}

test('the comment holds the whole file and opens the editor on it', () => {
  const comment = commentOf({});
  expect(comment).toContain(
    'https://github.com/org/site/new/main?filename=content%2Finitiatives%2Fun-jardin',
  );
  expect(comment).toContain('````mdx\n---\ntitle: "Un « jardin » pour l’école : Œuvrons !"');
});

test('the link to the editor is whole whatever brackets and smileys the answers hold', () => {
  const changed = { [QUESTIONS.solution]: '1) bêcher\n2) semer (puis arroser\n\nMerci :)' };
  const answers = answersOf(bodyOf({ ...FILLED, ...changed }));
  const [, link = ''] = /^1\. \*\*\[.*?\]\(([^()]*)\)\*\*\.$/m.exec(commentOf(changed)) ?? [];
  expect(answers && initiativeFile(answers).text).toBe(new URL(link).searchParams.get('value'));
});

test('the robot’s own comment is changed when the answers change; one that copies its mark is not', async () => {
  const text = commentOf({});
  const body = `<!-- fiche-de-projet -->\n${text}`;
  const sent: unknown[] = [];
  const put = (comments: unknown[]) =>
    putProposalComment(
      {
        repository: 'org/site',
        call: async (method, path, body) =>
          method === 'GET' ? comments : sent.push([`${method} ${path}`, body]),
      },
      7,
      text,
    );
  const copy = { id: 1, body, user: { type: 'User' } };
  await put([copy]);
  await put([copy, { id: 2, body, user: { type: 'Bot' } }]);
  expect(sent).toEqual([
    ['POST /issues/7/comments', { body }],
    ['PATCH /issues/comments/2', { body }],
  ]);
});

test.each([
  ['blanks before a word', `Outils : 350 000 FCFA\n${' '.repeat(500)}Clôture`],
  ['blanks between words', `Outils : 350 000 FCFA\nClôture${' '.repeat(20_000)}rien`],
  ['dashes', `Outils : 350 000 FCFA\n${'- '.repeat(10_000)}rien`],
])('a budget with a long run of %s is read at once', (_name, budget) => {
  const answers = answersOf(bodyOf({ ...FILLED, [QUESTIONS.budget]: budget }));
  expect(answers && initiativeFile(answers).text).toContain('budget: 350000');
});

test('a title that somebody writes into an answer belongs to that answer', () => {
  const challenge = 'Il manque un jardin.\n\n### Les causes\n\nLa cour est en béton.';
  const answers = answersOf(bodyOf({ ...FILLED, [QUESTIONS.challenge]: challenge }));
  expect(answers?.challenge).toBe(challenge);
  expect(answers?.solution).toBe(FILLED[QUESTIONS.solution]);
  expect(answers?.team).toBe(FILLED[QUESTIONS.team]);
  expect(answers && initiativeFile(answers).text).toContain(
    'Il manque un jardin.\n\nLes causes\n\nLa cour est en béton.',
  );
});

test('lines of the budget without an amount are left for the check; a total is no expense', async () => {
  const budget =
    'Outils : 350 000\nBois : environ 20 000\n\nClôture : 600 000 FCFA\nTotal : 950 000';
  const { text, issues } = await checkedSheet({ [QUESTIONS.budget]: budget });
  expect(text).toContain('budget: 950000');
  expect(issues.map(({ rule }) => rule)).toEqual(['cle-manquante']);
  expect(commentOf({}, issues)).toMatch(/^> - Ligne \d+\u00a0: .*amount/m);
  expect(commentOf({})).not.toContain('⚠️');
});

test.each([
  ['Outils : 1 250 000 F CFA\nBois : 1.250.000', '2500000', []],
  ['Outils : 1000 000\nBois : 12', '1000012', []],
  ['Outils : 5 000\nBois : 350000.00', '5000', ['Bois : 350000.00']],
  ['Outils : 5 000\nBois : 1.5', '5000', ['Bois : 1.5']],
  ['Outils : 5 000\nAide reçue : -2 000', '5000', ['Aide reçue : -2 000']],
  ['Outils : 5 000\nAide reçue : – 2 000', '5000', ['Aide reçue : – 2 000']],
  ['Outils : 100\nBois : 200\nBudget total : 300', '300', []],
])('of the budget %j the amounts are what was written', (budget, total, unread) => {
  const answers = answersOf(bodyOf({ ...FILLED, [QUESTIONS.budget]: budget }));
  if (!answers) throw new Error('The form is answered.');
  const { text } = initiativeFile(answers);
  expect(/^budget: (.*)$/m.exec(text)?.[1]).toBe(total);
  expect([...text.matchAll(/item: "(.*)"\n(?! {4}amount)/g)].map(([, item]) => item)).toEqual(
    unread,
  );
});

test('a theme that was written by hand is left for the check', async () => {
  const { text, issues } = await checkedSheet({ [QUESTIONS.theme]: 'environnement' });
  expect(text).toContain('theme: "environnement"\nicon: "graine"\n');
  expect(issues.map(({ severity }) => severity)).toEqual(['error']);
});
