import type { BreadcrumbList, Event, Graph, ListItem, Person, Question, Thing } from 'schema-dts';
import { kinds } from '../../content/kinds/index.ts';
import type { Manifest, Routed } from '../../content/manifest.ts';
import type { PageData } from '../../content/page-data.ts';
import type { Placement } from '../../content/placement.ts';
import { scriptJson } from '../../content/text.ts';

interface Described {
  manifest: Manifest;
  entry: Routed;
  page: PageData;
  /** Absolute address of the sharing picture. */
  image: string;
  placement: Placement;
  byRoute: ReadonlyMap<string, Routed>;
  /** The questions that the page shows, with the HTML of their answers. */
  questions: readonly { question: string; answer: string }[];
}

/** What a page is, in the words of schema.org: its data element, which search engines read and browsers never execute. */
export function structuredData(described: Described): string {
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': [
      aboutPage(described),
      ...(described.page.path === '/' ? aboutOwner(described) : []),
      ...breadcrumbs(described),
      ...events(described),
    ],
  };
  return `<script type="application/ld+json">${scriptJson(graph)}</script>`;
}

/** The owner, as pages name her; the home page says more under the same `@id`. */
const ownerOf = ({ manifest, placement }: Described) =>
  ({
    '@type': 'Person',
    '@id': `${placement.absolute('/')}#personne`,
    name: manifest.site.name,
    url: placement.absolute('/'),
  }) satisfies Person;

function aboutPage(described: Described): Thing {
  const { entry, page, image, questions } = described;
  const known = { description: page.description, inLanguage: page.lang };
  const type = kinds[entry.kind].describedAs;
  if (type === 'WebPage') {
    const named = { ...known, name: entry.title, url: page.canonical };
    if (questions.length === 0) return { '@type': type, ...named };
    return {
      '@type': 'FAQPage',
      ...named,
      mainEntity: questions.map(
        ({ question, answer }) =>
          ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          }) satisfies Question,
      ),
    };
  }
  const { frontmatter } = entry;
  return {
    '@type': type,
    ...known,
    headline: entry.title,
    mainEntityOfPage: page.canonical,
    image,
    ...('date' in frontmatter && { datePublished: frontmatter.date }),
    author: ownerOf(described),
  };
}

/** The owner, her activity and her site. */
function aboutOwner(described: Described): Thing[] {
  const { manifest, page, placement } = described;
  const { name, tagline, email, phone, social } = manifest.site;
  const url = placement.absolute('/');
  const owner = ownerOf(described);
  const activity = `${url}#activite`;
  return [
    { ...owner, email, telephone: phone, sameAs: Object.values(social) },
    {
      '@type': 'Organization',
      '@id': activity,
      name,
      url,
      ...(tagline && { slogan: tagline }),
      founder: { '@id': owner['@id'] },
    },
    { '@type': 'WebSite', name, url, inLanguage: page.lang, publisher: { '@id': activity } },
  ];
}

/** The way from the home page, for pages below the first level. */
function breadcrumbs({ manifest, page, entry, byRoute, placement }: Described): BreadcrumbList[] {
  const parts = page.path.split('/');
  if (parts.length < 3) return [];
  const above = parts.slice(2).map((_, at) => byRoute.get(parts.slice(0, at + 2).join('/')));
  const names = [
    { route: '/', title: manifest.site.name },
    ...above.filter((one) => one !== undefined),
    { route: page.path, title: entry.title },
  ];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: names.map(
        ({ route, title }, index) =>
          ({
            '@type': 'ListItem',
            position: index + 1,
            name: title,
            item: placement.absolute(route),
          }) satisfies ListItem,
      ),
    },
  ];
}

function events({ entry: { frontmatter } }: Described): Event[] {
  if (!('event' in frontmatter) || !frontmatter.event) return [];
  const { name, start, end, place } = frontmatter.event;
  return [
    {
      '@type': 'Event',
      name,
      startDate: start,
      ...(end && { endDate: end }),
      location: { '@type': 'Place', name: place, address: place },
    },
  ];
}
