import type { CmsConfig, Collection, CollectionFile } from '@sveltia/cms';
import { KINDS, type Kind, kinds } from '../content/kinds/index.ts';
import { fieldsOf, LABELS } from '../content/labels.ts';
import { type SharedName, sharedFiles } from '../content/schema/index.ts';
import type { Site } from '../content/schema/site.ts';
import { FORM_NAMES } from '../content/vocabulary.ts';
import { cmsFields } from './cms-fields.ts';
import { COLLECTIONS, OMITTED_FILES } from './collections.ts';
import { BODY_FIELD } from './file-format.ts';

/** What becomes of a photo; made anew, it keeps no place, day or device. */
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
  // A file of another kind in the same folder has a key that these have not; a filter asks for a field.
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
    // Behind its title, the folder in which a text is.
    summary: `{{${title}}}${isInFolders ? "{{dirname | ternary(' · ', '')}}{{dirname}}" : ''}`,
    // As the site orders them: by their numbers, days or folders.
    ...(pattern || isInFolders
      ? { sortable_fields: { fields: ['slug', title], default: { field: 'slug' } } }
      : {}),
    slug: {
      // Without one, the screen asks for the name: a title does not know its number.
      template: slug ?? `{{${title}}}`,
      // Another name is another address: GitHub's pencil, with a redirection.
      editable: ['create'],
      pattern,
      hint: pattern?.[1],
    },
    // The review is on GitHub, and what is accepted there is published; a deletion touches other files, too.
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

/** The body of a new file, without what is said in it to who writes YAML. */
const newBody = (lines: readonly string[]) => lines.join('\n').replace(/<!--[^>]*-->\n\n/g, '');

function fileOf(name: SharedName, label: string): CollectionFile {
  const { path, schema } = sharedFiles[name];
  const fields = fieldsOf(schema).flatMap((field) => cmsFields(field, name));
  return { name, label, file: `content/${path}`, format: 'donnees', fields };
}

/** A pen, in place of the library's logo. */
const LOGO =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="%230b4f8a"><path d="M3 21l1-5L16 4l4 4L8 20zM17 3l1-1 4 4-1 1z"/></svg>';

type Named = Pick<Site, 'name' | 'repository'>;

/** The repository of the site on GitHub, `owner/name`. */
export const repositoryOf = ({ repository = '' }: Named) =>
  /^https:\/\/github\.com\/([\w-]+\/[\w.-]+?)\/*$/.exec(repository)?.[1];

/** What the writing screen is made of: every kind, the settings and the forms, from their schemas. */
export function configOf(site: Named, siteUrl: string): CmsConfig {
  const repo = repositoryOf(site) ?? '';
  const pencil = OMITTED_FILES.map(
    ([name, what]) =>
      `[${what}](https://github.com/${repo}/edit/main/content/${sharedFiles[name].path})`,
  );
  const settings = {
    name: 'reglages',
    description: `Le reste s’écrit avec le crayon de GitHub : ${pencil.join(', ')}.`,
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
