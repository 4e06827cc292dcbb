import type { CmsConfig, Collection, CollectionFile } from '@sveltia/cms';
import { KINDS, type Kind, kinds } from '../content/kinds/index.ts';
import { fieldsOf, LABELS } from '../content/labels.ts';
import { type SharedName, sharedFiles } from '../content/schema/index.ts';
import type { Site } from '../content/schema/site.ts';
import { FORM_NAMES } from '../content/vocabulary.ts';
import { cmsFields } from './cms-fields.ts';
import { COLLECTIONS, OMITTED_FILES } from './collections.ts';
import { BODY_FIELD } from './file-format.ts';

/** Conversion of each photo, which also removes its place, day and device. */
const PHOTO = { format: 'webp', width: 2048, height: 2048 } as const;

function collectionOf(kind: Kind): Collection {
  const { name, folder, schema, titledBy, nested, inFolders, newFile } = kinds[kind];
  const { label, icon, slug, pattern } = COLLECTIONS[kind];
  const own = fieldsOf(schema);
  const title = titledBy ?? 'title';
  const body = newFile?.body ?? [];
  const fields = own.flatMap((field) => cmsFields(field, kind));
  const isInFolders = nested || inFolders;
  const beside = KINDS.find((one) => inFolders && one !== kind && kinds[one].folder === folder);
  // Files of another kind are in the same folder: a filter excludes them by a key that only they have, and needs a field for it.
  const other = (beside ? fieldsOf(kinds[beside].schema) : []).find(
    ({ key, isRequired }) => isRequired && own.every((field) => field.key !== key),
  );
  return {
    name: kind,
    label,
    label_singular: name.replace(/^une? /, ''),
    icon,
    folder: `content/${folder}`,
    format: 'texte',
    identifier_field: title,
    // The title, then the folder if the text is in one.
    summary: `{{${title}}}${isInFolders ? "{{dirname | ternary(' · ', '')}}{{dirname}}" : ''}`,
    // In the order of the site: by the number, day or folder in the path.
    ...(pattern || isInFolders
      ? { sortable_fields: { fields: ['slug', title], default: { field: 'slug' } } }
      : {}),
    slug: {
      // File name of a new text.
      template: slug ?? `{{${title}}}`,
      // A published text is renamed in GitHub's editor, because its new address needs a redirection.
      editable: ['create'],
      pattern,
      hint: pattern?.[1],
    },
    // Texts are published by merging the pull request on GitHub. A deletion also concerns other files: it is done in GitHub's editor.
    publish: false,
    delete: false,
    ...(isInFolders ? { nested: { subfolders: false }, meta: { path: {} } } : {}),
    ...(other ? { filter: { field: other.key, value: null } } : {}),
    fields: [
      ...(other ? [{ name: other.key, widget: 'hidden' } as const] : []),
      ...fields.slice(0, 1),
      {
        name: BODY_FIELD,
        label: 'Le texte',
        hint: 'Une ligne vide sépare les paragraphes. Laissez les lignes entre chevrons : ce sont les blocs de la page.',
        widget: 'text',
        required: false,
        use_emoji_autocomplete: false,
        ...(body.some((line) => /^<[A-Z]/.test(line)) ? { default: newBody(body) } : {}),
      },
      ...fields.slice(1),
    ],
  };
}

/** Body of a new file, without the comments for editors who write in GitHub's editor. */
const newBody = (lines: readonly string[]) => lines.join('\n').replace(/<!--[^>]*-->\n\n/g, '');

function fileOf(name: SharedName, label: string): CollectionFile {
  const { path, schema } = sharedFiles[name];
  const fields = fieldsOf(schema).flatMap((field) => cmsFields(field, name));
  return { name, label, file: `content/${path}`, format: 'donnees', fields };
}

/** A pen, which replaces the logo of Sveltia CMS. */
const LOGO =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="%230b4f8a"><path d="M3 21l1-5L16 4l4 4L8 20zM17 3l1-1 4 4-1 1z"/></svg>';

type Named = Pick<Site, 'name' | 'repository'>;

/** The repository of the site on GitHub, `owner/name`. */
export const repositoryOf = ({ repository = '' }: Named) =>
  /^https:\/\/github\.com\/([\w-]+\/[\w.-]+?)\/*$/.exec(repository)?.[1];

/** Configuration of Sveltia CMS: a collection for each kind, the settings and the forms, with fields derived from their schemas. */
export function configOf(site: Named, siteUrl: string): CmsConfig {
  const repo = repositoryOf(site) ?? '';
  const editLinks = OMITTED_FILES.map(
    ([name, what]) =>
      `[${what}](https://github.com/${repo}/edit/main/content/${sharedFiles[name].path})`,
  );
  const settings = {
    name: 'reglages',
    description: `Le reste s’écrit avec le crayon de GitHub : ${editLinks.join(', ')}.`,
    files: [fileOf('site', 'Nom, contacts, hébergeurs')],
  };
  const forms = FORM_NAMES.map((name) =>
    fileOf(`form-${name}`, LABELS[`ids.${name}`] ?? LABELS[name] ?? name),
  );
  return {
    load_config_file: false,
    app_title: `Écrire : ${site.name}`,
    logo: { src: LOGO, show_in_header: false },
    site_url: siteUrl,
    backend: {
      name: 'github',
      repo,
      branch: 'main',
      auth_methods: ['token'],
      commit_messages: {
        create: 'Ajouter « {{slug}} » ({{collection}})',
        update: 'Modifier « {{slug}} » ({{collection}})',
      },
    },
    publish_mode: 'editorial_workflow',
    show_preview_links: false,
    editor: { preview: false },
    media_folder: 'content/images',
    public_folder: '/images',
    media_libraries: {
      default: { config: { slugify_filename: true, transformations: { raster_image: PHOTO } } },
      stock_assets: { providers: [] },
    },
    slug: { encoding: 'ascii', clean_accents: true },
    collections: [
      ...(Object.keys(COLLECTIONS) as Kind[]).map(collectionOf),
      { ...settings, label: 'Réglages du site', icon: 'settings', publish: false },
      { name: 'formulaires', label: 'Formulaires', icon: 'list_alt', publish: false, files: forms },
    ],
  };
}
