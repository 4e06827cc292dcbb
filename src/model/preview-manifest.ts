import { mapData } from '../site/schema/schema-fields.ts';
import { type Entry, entriesByRoute, type Manifest } from './manifest.ts';

/** Sample values of `content/site.yml` as the project ships it; pages offer no call to this number. */
const PHONE = '+241 00 00 00 00';
const EMAIL = 'contact@example.org';
const RECEIVER = { phone: PHONE, recipient: 'Prénom Nom' };
const FORM = 'demo-';

/**
 * The manifest of a preview, which shows content that nobody has accepted: number, recipients and contacts are samples, whatever
 * they are in the content; forms and map are demonstrations, and there are no redirections and no documents.
 */
export function previewManifest(manifest: Manifest): Manifest {
  const { settings } = manifest;
  const entries = manifest.entries.map(previewEntry);
  return {
    ...manifest,
    settings: {
      ...settings,
      email: EMAIL,
      phone: PHONE,
      messaging: undefined,
      // Without the links of its pages that edit the texts of main.
      repository: undefined,
      donation: RECEIVER,
      receiver: undefined,
      press: settings.press && { name: RECEIVER.recipient, email: EMAIL, phone: PHONE },
      forms: {
        provider: 'demo',
        ids: mapData(undefined, settings.forms.ids, () => FORM) as typeof settings.forms.ids,
      },
      map: { provider: 'demo', id: FORM },
    },
    entries,
    byRoute: entriesByRoute(entries),
    downloads: {},
    redirections: {},
  };
}

function previewEntry(entry: Entry): Entry {
  if (entry.kind !== 'initiative' || !entry.frontmatter.support) return entry;
  return { ...entry, frontmatter: { ...entry.frontmatter, support: RECEIVER } };
}
