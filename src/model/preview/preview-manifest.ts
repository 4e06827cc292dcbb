import { mapData } from '../../site/schema/schema-fields.ts';
import { type Entry, entriesByRoute, entriesOf, type Manifest } from '../manifest.ts';
import { subsitesOf } from '../subsites.ts';
import { maskData, SAMPLE_NUMBER } from './mask-numbers.ts';

/** Sample values of `content/site.yml` as the project ships it. */
const EMAIL = 'contact@example.org';
const RECEIVER = { phone: SAMPLE_NUMBER, recipient: 'Prénom Nom' };
const FORM = 'demo-';

/**
 * The manifest of a preview, which shows content that nobody has accepted: numbers, recipients and contacts are samples, whatever
 * they are in the content; forms and map are demonstrations, and there are no redirections and no documents.
 */
export function previewManifest(manifest: Manifest): Manifest {
  const { site, forms, editions, navigation } = maskData({
    site: manifest.site,
    forms: manifest.forms,
    editions: manifest.editions,
    navigation: manifest.navigation,
  });
  const entries = manifest.entries.map(previewEntry);
  return {
    ...manifest,
    site: {
      ...site,
      email: EMAIL,
      phone: SAMPLE_NUMBER,
      messaging: undefined,
      donation: RECEIVER,
      receiver: undefined,
      press: site.press && { name: RECEIVER.recipient, email: EMAIL, phone: SAMPLE_NUMBER },
      forms: {
        provider: 'demo',
        ids: mapData(undefined, site.forms.ids, () => FORM) as typeof site.forms.ids,
      },
      map: { provider: 'demo', id: FORM },
    },
    navigation,
    forms,
    editions,
    entries,
    byRoute: entriesByRoute(entries),
    subsites: subsitesOf(entriesOf({ entries }, 'page'), navigation),
    downloads: {},
    redirections: {},
  };
}

/** Paths, routes and slugs name files, and stay. */
function previewEntry(entry: Entry): Entry {
  const { title, description, frontmatter } = entry;
  const shown = maskData({ title, description, frontmatter });
  const own = { ...entry, ...shown } as Entry;
  if (own.kind !== 'initiative' || !own.frontmatter.support) return own;
  return { ...own, frontmatter: { ...own.frontmatter, support: RECEIVER } };
}
