import { stringify } from 'yaml';
import { blocks } from '../../../src/site/blocks/index.ts';
import { type GuideField, guideFields } from '../../../src/site/guide-fields.ts';
import { type Kind, kinds } from '../../../src/site/kinds/index.ts';
import { INITIATIVE_STATUSES, POINT_LISTS } from '../../../src/site/vocabulary.ts';
import { type Texts, textOfBase } from '../check/fixture.ts';

type Data = Readonly<Record<string, unknown>>;

/** The fields of a kind. The lists of points have one schema, so one of them stands for all. */
export const fieldsOf = (kind: Kind): GuideField[] =>
  guideFields(kinds[kind].schema).filter(
    ({ key }) => !POINT_LISTS.some((name, at) => at > 0 && name === key),
  );

/** A value of a field, with all that it may hold. A list has one more element for each optional key, which has no other. */
function sampleOf(field: GuideField): unknown {
  const { inner, isList } = field;
  if (inner.length === 0) return isList ? [plainValue(field)] : plainValue(field);
  const one = (shown: readonly GuideField[]) =>
    Object.fromEntries(shown.map((each) => [each.key, sampleOf(each)]));
  if (!isList) return one(inner);
  const required = inner.filter(({ isRequired }) => isRequired);
  const optional = inner.filter(({ isRequired }) => !isRequired);
  return [one(inner), ...optional.map((each) => one([...required, each]))];
}

function plainValue({ key, words, isNumber, isYesNo, example }: GuideField): unknown {
  if (isYesNo) return true;
  if (isNumber) return Number(example ?? 1);
  const text = (words[0] ?? example ?? `Le mot ${key}`).replaceAll('"', '');
  // A collection and a vote are open, and a promised proof is not late.
  return ['ends', 'until', 'due'].includes(key) ? text.replace('2026-', '2027-') : text;
}

/** All keys of a kind, but for those that are left out, and these. */
export const keysOf = (kind: Kind, changes: Data = {}, left: readonly string[] = []): Data => ({
  ...Object.fromEntries(
    fieldsOf(kind)
      .filter(({ key }) => key !== 'draft' && !left.includes(key))
      .map((field) => [field.key, sampleOf(field)]),
  ),
  ...changes,
});

const textWith = (keys: Data, ...body: string[]) =>
  `---\n${stringify(keys)}---\n\n${['Un texte.', ...body].join('\n\n')}\n`;

/** The blocks that show the lists of a kind, and those that take no list. */
const lists = (kind: Kind) =>
  fieldsOf(kind).flatMap(({ key }) =>
    Object.entries(blocks).flatMap(([name, { props }]) =>
      Object.values(props).some((prop) => 'keys' in prop && prop.keys?.includes(key))
        ? `<${name} items={frontmatter.${key}} />`
        : [],
    ),
  );

/** The steps of a page whose button opens a video, or the radio. */
const stepsThatOpen = (action: string) => [
  {
    ...{ date: '2020', title: 'Un pas', company: 'Ici', description: 'Un essai.', details: [] },
    ...{ video: 'https://exemple.ga/film', radio: 'https://exemple.ga/onde' },
    impact: { text: 'Un effet.', button: { label: 'Ouvrir', action } },
  },
];

const OPEN =
  'participe:\n  filters: actif\n  share: actif\n  follow: actif\n  data: actif\n  vote: actif\n';

/** Texts with every key of every kind; a key that another one hides has a text without that. */
export const FULL_TEXTS: Texts = {
  'site.yml': `${textOfBase('site.yml')}\n${OPEN}`,
  'navigation.yml': textOfBase('navigation.yml').replace(/^header:\n/m, '$&  - /plein\n'),
  'pages/plein.mdx': textWith(
    keysOf('page', {}, ['hero', 'section', 'card', 'lang']),
    ...lists('page'),
    '<ProjectGrid />',
    '<InitiativeSearch />\n\n<InitiativeList />',
  ),
  ...Object.fromEntries(
    ['video', 'radio'].map((action) => [
      `pages/${action}.mdx`,
      textWith(
        { title: action, description: 'Un essai.', timeline: stepsThatOpen(action) },
        '<Timeline items={frontmatter.timeline} />',
      ),
    ]),
  ),
  'pages/projets/plein/index.mdx': textWith(
    keysOf('page', { lang: 'fr' }, ['tabs']),
    '<ProjectContact />',
  ),
  'articles/plein.mdx': textWith(keysOf('article', { lang: 'fr' })),
  'articles/sans.mdx': textWith(keysOf('article', { slug: 'sans' }, ['description', 'lang'])),
  'communiques/plein.mdx': textWith(keysOf('communique')),
  ...Object.fromEntries(
    INITIATIVE_STATUSES.flatMap((status, at) => {
      const sheet = (slug: string, left: readonly string[]) => [
        `initiatives/${slug}.mdx`,
        textWith(
          keysOf('initiative', { slug, status }, left),
          ...lists('initiative'),
          '<SupportPanel />',
        ),
      ];
      return [sheet(`plein-${at}`, []), sheet(`sans-${at}`, ['ends', 'budgetLines', 'history'])];
    }),
  ),
  'initiatives/plein-0/2026-03-01-mur.mdx': textWith(keysOf('nouvelle')),
  'rapports/2026-10.mdx': textWith(keysOf('rapport')),
  'charte/99-plein.mdx': textWith(keysOf('charte')),
  'faq/99-plein.mdx': textWith(keysOf('faq')),
};
