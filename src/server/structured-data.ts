import type { BreadcrumbList, Event, Graph, ListItem, Question, Thing } from 'schema-dts';
import type { Routed } from '../model/manifest.ts';
import type { PageData } from '../model/page-data.ts';
import { kinds, sharedRoute } from '../site/kinds/index.ts';
import { type PageMain, renderBody } from './main-html.tsx';
import { feedHtml } from './plain-html.ts';
import { imageOf, type RenderState } from './render-state.ts';

/** JSON-LD of a page (schema.org), as a `script` element that browsers do not execute. */
export async function structuredData(state: RenderState, page: PageMain): Promise<string> {
  const { data, context } = page;
  const above = data.path === '/' ? aboutOwner(state, data) : breadcrumbs(state, data);
  const things = [await aboutPage(state, page), ...above, ...events(context.entry)];
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return `<script type="application/ld+json">${scriptJson(graph)}</script>`;
}

/** JSON for a `<script>` element: `<` is escaped, because a text with `</script>` would close the element. */
export const scriptJson = (data: unknown) => JSON.stringify(data).replace(/</g, '\\u003c');

/** Owner of the site. The home page describes the same `@id` with more properties. */
const ownerOf = ({ manifest: { settings }, placement }: RenderState) => {
  const url = placement.absolute('/');
  return { '@type': 'Person', '@id': `${url}#personne`, name: settings.name, url } as const;
};

async function aboutPage(state: RenderState, { data: page, context }: PageMain): Promise<Thing> {
  const { entry, faq, words } = context;
  const { title: name, frontmatter } = entry;
  const common = { description: page.description, inLanguage: page.lang };
  const { describedAs = 'WebPage' } = kinds[entry.kind];
  if (describedAs !== 'WebPage') {
    const day = 'date' in frontmatter && frontmatter.date && { datePublished: frontmatter.date };
    const of = { mainEntityOfPage: page.canonical, author: ownerOf(state) };
    const image = imageOf(state, entry).address;
    return { '@type': describedAs, ...common, headline: name, image, ...day, ...of };
  }
  const named = { ...common, name, url: page.canonical };
  const shown = faq.filter((one) => sharedRoute(one.entry.kind) === entry.route);
  if (shown.length === 0) return { '@type': describedAs, ...named };
  const questions = shown.map(async ({ entry: one }): Promise<Question> => {
    const html = renderBody(context, await state.loadBody(one.path));
    const text = feedHtml(state, { route: page.path, words, html });
    const acceptedAnswer = { '@type': 'Answer', text } as const;
    return { '@type': 'Question', name: one.title, acceptedAnswer };
  });
  return { '@type': 'FAQPage', ...named, mainEntity: await Promise.all(questions) };
}

/** Descriptions of the owner, her activity and her site, for the home page. */
function aboutOwner(state: RenderState, page: PageData): Thing[] {
  const { tagline, email, phone, social } = state.manifest.settings;
  const owner = ownerOf(state);
  const { name, url } = owner;
  const her = { '@id': owner['@id'] };
  const slogan = tagline && { slogan: tagline };
  return [
    { ...owner, email, telephone: phone, sameAs: Object.values(social) },
    { '@type': 'Organization', name, url, ...slogan, founder: her },
    { '@type': 'WebSite', name, url, inLanguage: page.lang, publisher: her },
  ];
}

/** Breadcrumbs from the home page, for pages below the first level. */
function breadcrumbs({ manifest, placement }: RenderState, page: PageData): BreadcrumbList[] {
  const [, ...parts] = page.path.split('/');
  if (parts.length < 2) return [];
  const routes = parts.map((_, at) => `/${parts.slice(0, at + 1).join('/')}`);
  const pages = routes.flatMap((route) => manifest.byRoute.get(route) ?? []);
  const path = [{ route: '/', title: manifest.settings.name }, ...pages];
  const itemListElement = path.map(({ route, title: name }, at): ListItem => {
    return { '@type': 'ListItem', position: at + 1, name, item: placement.absolute(route) };
  });
  return [{ '@type': 'BreadcrumbList', itemListElement }];
}

function events({ frontmatter }: Routed): Event[] {
  if (!('event' in frontmatter) || !frontmatter.event) return [];
  const { name, start: startDate, end, place } = frontmatter.event;
  const location = { '@type': 'Place', name: place, address: place } as const;
  return [{ '@type': 'Event', name, startDate, ...(end && { endDate: end }), location }];
}
