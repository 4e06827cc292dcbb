import { type FrontmatterOf, kinds } from '../site/kinds/index.ts';
import { stem } from '../site/routes.ts';
import { form } from '../site/schema/form.ts';
import { sharedFiles } from '../site/schema/index.ts';
import { noticesIn } from '../site/schema/notices.ts';
import { typesetData } from '../site/typeset.ts';
import { FORM_NAMES } from '../site/vocabulary.ts';
import { valueAt } from '../values/paths.ts';
import { type Content, specOf, type TextDocument, textsOf, titleOf } from './document.ts';
import {
  dayOf,
  type Entry,
  entriesByRoute,
  entriesOf,
  type Manifest,
  type Ordered,
  type Pictures,
} from './manifest.ts';
import { generatedPages } from './register/generated-pages.ts';
import { subsitesOf } from './subsites.ts';
import { isShown, type VisibilityOptions } from './visibility.ts';

/**
 * Creates the manifest of checked content: the visible entries (each kind in order: newest first, or by path), then the
 * generated pages. Throws when the settings, the menus, the notices or a frontmatter are invalid.
 */
export function manifestOf(
  content: Content,
  pictures: Pictures,
  visibility: VisibilityOptions,
  { changes = {}, digests = {} }: Partial<Pick<Manifest, 'changes' | 'digests'>> = {},
): Manifest {
  const shared = content.shared;
  const { site, navigation } = shared;
  if (!site || !navigation || !shared.notices || !shared.fr || !shared.en)
    throw new Error('The manifest needs checked content.');
  const shown = textsOf(content.documents).filter((text) => isShown(text, visibility));
  const written = shown.map(entryOf).sort(inReadingOrder);
  const entries: Entry[] = [...written, ...generatedPages(written, site, shared.fr)];
  return {
    settings: typesetData(site, sharedFiles.site.schema),
    navigation: typesetData(navigation, sharedFiles.navigation.schema),
    editions: {
      fr: {
        words: typesetData(shared.fr, sharedFiles.fr.schema),
        notices: noticesIn('fr', shared.notices),
      },
      en: { words: shared.en, notices: noticesIn('en', shared.notices) },
    },
    forms: Object.fromEntries(
      FORM_NAMES.flatMap((name) => {
        const read = shared[`form-${name}`];
        return read ? [[name, typesetData(read, form)]] : [];
      }),
    ) as Manifest['forms'],
    entries,
    byRoute: entriesByRoute(entries),
    subsites: subsitesOf(entriesOf({ entries }, 'page'), navigation),
    pictures,
    downloads: content.downloads,
    digests,
    redirections: shared.redirections,
    today: visibility.today,
    changes,
  };
}

/** What a page says of itself to search engines: its `description`, or what its kind has in place of one (`summedUpBy`). */
function summaryOf(text: TextDocument): string {
  const keys = ['description', specOf(text)?.summedUpBy ?? ''];
  const [summary] = keys.flatMap((key) => valueAt(text.frontmatter, [key]) ?? []);
  return typeof summary === 'string' ? summary : '';
}

function entryOf(text: TextDocument): Entry {
  if (!text.frontmatter) throw new Error(`${text.file} broke its schema.`);
  const keys = text.frontmatter as Partial<FrontmatterOf<'article'>>;
  return {
    kind: text.kind,
    path: text.path,
    route: text.route,
    slug: text.route?.split('/').at(-1) ?? keys.slug ?? stem(text.path),
    title: titleOf(text),
    description: summaryOf(text),
    image: keys.image,
    frontmatter: typesetData(text.frontmatter, kinds[text.kind].schema),
    hasBody: text.hasBody,
    blocks: [...new Set(text.facts.blocks.map(({ name }) => name))],
  } as Entry;
}

/** Sorts dated texts of one kind newest first, all others by path; the kinds are in folders of their own. */
function inReadingOrder(a: Ordered, b: Ordered): number {
  const byDay = dayOf(b).localeCompare(dayOf(a));
  return a.kind === b.kind && byDay !== 0 ? byDay : a.path < b.path ? -1 : 1;
}
