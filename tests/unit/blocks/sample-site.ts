import { type RenderContext, renderContext } from '../../../src/blocks/site-context.ts';
import type { FrontmatterOf } from '../../../src/content/kinds/index.ts';
import { initiative } from '../../../src/content/kinds/initiative.ts';
import { page } from '../../../src/content/kinds/page.ts';
import { type EntryOf, entriesByRoute, type Manifest } from '../../../src/content/manifest.ts';
import { form } from '../../../src/content/schema/form.ts';
import { NOTICE_IDS, notices } from '../../../src/content/schema/notices.ts';
import { site } from '../../../src/content/schema/site.ts';
import { subsitesOf } from '../../../src/content/sections.ts';
import { typesetData } from '../../../src/content/typeset.ts';
import { FORM_NAMES } from '../../../src/content/vocabulary.ts';
import english from '../../content/interface/en.json' with { type: 'json' };
import french from '../../content/interface/fr.json' with { type: 'json' };

const sampleSite = site.parse({
  name: 'Aline Essono',
  email: 'aline@example.org',
  phone: '+241 77 00 11 22',
  donation: { phone: '+241 77 00 11 22', recipient: 'Aline Essono' },
  press: { name: 'Paul Obame', email: 'presse@example.org', phone: '+241 66 00 11 22' },
  social: { professional: 'https://pro.example.org/aline', network: 'https://net.example.org/a' },
  documents: { cv: 'https://documents.example.org/cv.pdf' },
  forms: {
    provider: 'demo',
    ids: Object.fromEntries(FORM_NAMES.map((name) => [name, `demo-${name}`])),
  },
  map: { provider: 'demo', id: 'demo-map' },
  radio: 'https://radio.example.org/ecouter',
});

const sampleNotices = notices.parse(
  Object.fromEntries(NOTICE_IDS.map((id) => [id, { title: `titre ${id}`, message: id }])),
);

const sampleForms = Object.fromEntries(
  FORM_NAMES.map((name) => [
    name,
    form.parse({ title: name, fields: [{ name: 'nom', label: 'Votre nom', kind: 'text' }] }),
  ]),
) as Manifest['forms'];

/** A project sheet; `changes` replace its frontmatter. */
export function sheet(
  changes: Partial<FrontmatterOf<'initiative'>> = {},
): EntryOf<'initiative'> & { route: string } {
  const frontmatter = initiative.schema.parse({
    title: 'Un puits pour tous',
    description: 'De l’eau propre au village.',
    slug: 'un-puits-pour-tous',
    location: 'Makokou',
    objective: 'Creuser un puits.',
    budget: 4_000_000,
    collected: 1_000_000,
    status: 'En collecte',
    theme: 'Santé',
    icon: 'main',
    ...changes,
  });
  return {
    kind: 'initiative',
    path: `initiatives/${frontmatter.slug}.mdx`,
    route: `/je-participe/projets/${frontmatter.slug}`,
    slug: frontmatter.slug,
    title: frontmatter.title,
    description: frontmatter.description,
    image: undefined,
    frontmatter,
    hasBody: true,
  };
}

/** What a block may know on the page of `entry`, in a site of these entries. */
export function siteOf(
  entries: Manifest['entries'],
  entry?: RenderContext['entry'],
): RenderContext {
  const notices = sampleNotices;
  const editions = {
    fr: { words: typesetData(french), notices },
    en: { words: english, notices },
  };
  const navigation = { header: [], footer: [], subsites: {} };
  const manifest = {
    site: sampleSite,
    navigation,
    editions,
    forms: sampleForms,
    entries,
    byRoute: entriesByRoute(entries),
    subsites: subsitesOf(entries, navigation),
    pictures: {},
    downloads: {},
    redirections: {},
    today: '2026-12-31',
    changes: {},
  };
  return renderContext({ manifest, entry, charter: [], faq: [], news: [] });
}

/** The home of a project. */
export function home(route: string, contact?: Contact): EntryOf<'page'> & { route: string } {
  const title = `Projet ${route}`;
  const section = { name: title, theme: 'eco-logik', contact };
  const frontmatter = page.schema.parse({ title, description: 'Un projet.', section });
  return {
    kind: 'page',
    path: `pages${route}/index.mdx`,
    route,
    slug: '',
    title,
    description: '',
    image: undefined,
    frontmatter,
    hasBody: true,
  };
}

type Contact = NonNullable<FrontmatterOf<'page'>['section']>['contact'];
