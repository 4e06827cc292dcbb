import { type RenderContext, renderContext } from '../../../src/blocks/render-context.ts';
import { entriesByRoute, entriesOf, type Manifest } from '../../../src/model/manifest.ts';
import { subsitesOf } from '../../../src/model/subsites.ts';
import type { FrontmatterOf } from '../../../src/site/kinds/index.ts';
import { manifestWith } from '../server/render-page.ts';

/** The frozen content, of which the site of a test has other entries. */
const frozen = manifestWith({});

/** The entry of a kind at a route of the frozen content. */
function entryAt<Kind extends 'initiative' | 'page'>(kind: Kind, route: string) {
  const found = entriesOf(frozen, kind).find((one) => one.route === route);
  if (!found) throw new Error(`${route} is not in the frozen content.`);
  return found;
}

/** A project sheet; `changes` replace its frontmatter. */
export function sheet(changes: Partial<FrontmatterOf<'initiative'>> = {}) {
  const frozenSheet = entryAt('initiative', '/je-participe/projets/un-potager');
  const frontmatter: FrontmatterOf<'initiative'> = {
    ...frozenSheet.frontmatter,
    title: 'Un puits pour tous',
    slug: 'un-puits-pour-tous',
    budget: 4_000_000,
    collected: 1_000_000,
    status: 'En collecte',
    daysRemaining: undefined,
    ...changes,
  };
  const { slug, title } = frontmatter;
  return { ...frozenSheet, frontmatter, slug, title, route: `/je-participe/projets/${slug}` };
}

/** What a block may know on the page of `entry`, in a site of these entries. */
export function siteOf(
  entries: Manifest['entries'],
  entry?: RenderContext['entry'],
): RenderContext {
  const manifest = {
    ...frozen,
    entries,
    byRoute: entriesByRoute(entries),
    subsites: subsitesOf(entriesOf({ entries }, 'page'), { header: [], footer: [], subsites: {} }),
  };
  return renderContext({ manifest, entry, charter: [], faq: [], news: [] });
}

type Contact = NonNullable<FrontmatterOf<'page'>['section']>['contact'];

/** The home of a project. */
export function home(route: string, contact?: Contact) {
  const frozenHome = entryAt('page', '/projets/eco-logik');
  const section = { name: `Projet ${route}`, theme: 'eco-logik' as const, contact };
  return { ...frozenHome, route, frontmatter: { ...frozenHome.frontmatter, section } };
}
