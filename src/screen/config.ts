import type { CmsConfig, Collection, CollectionFile, Field } from '@sveltia/cms';
import { PROOF } from '../content/formats.ts';
import { KINDS, type Kind, kinds } from '../content/kinds/index.ts';
import { fieldsOf, LABELS, type SiteField } from '../content/labels.ts';
import { type SharedName, sharedFiles } from '../content/schema/index.ts';
import type { Site } from '../content/schema/site.ts';
import { FORM_NAMES } from '../content/vocabulary.ts';
import { AMOUNT } from './amounts.ts';
import { BODY } from './format.ts';
import { hintOf, WORDS } from './hints.ts';
import { BY_PENCIL, LEFT_OUT, SHOWN } from './shown.ts';

/** What becomes of a photo; made anew, it keeps no place, day or device. */
const PHOTO = { format: 'webp', width: 2048, height: 2048 } as const;

function fieldOf(field: SiteField, path: string): Field[] {
  const place = `${path}.${field.key}`;
  if (Object.hasOwn(LEFT_OUT, place)) return [];
  const said = {
    name: field.key,
    label: field.label,
    hint: hintOf(field.description),
    required: field.isRequired,
  };
  const fields = field.inner.flatMap((inner) => fieldOf(inner, place));
  const isGroup = fields.length > 0;
  if (field.isList) {
    const element = { name: 'element', label: field.label, ...widgetOf(field) };
    const below = isGroup ? { fields, summary: summaryOf(field.inner) } : { field: element };
    return [{ ...said, widget: 'list', ...below, label_singular: 'une ligne', collapsed: 'auto' }];
  }
  if (!isGroup) return [{ ...said, ...widgetOf(field) }];
  return [{ ...said, widget: 'object', fields, collapsed: 'auto' }];
}

/** What a row of a list says while it is closed: what each element must have. */
function summaryOf(fields: readonly SiteField[]): string {
  const texts = fields.filter(
    ({ inner, isYesNo, format, key }) =>
      inner.length === 0 && !isYesNo && format?.rule !== IMAGE && key !== 'name',
  );
  const required = texts.filter(({ isRequired }) => isRequired);
  const shown = required.length > 0 ? required : texts;
  const named = shown.length > 0 ? shown : fields;
  return named
    .slice(0, 3)
    .map(({ key }) => `{{${key}}}`)
    .join(' · ');
}

const IMAGE = 'image-adresse';

/** How a value that has nothing below it is written, and what it must look like. */
function widgetOf({ words, isYesNo, range, format, example = '' }: SiteField) {
  if (words.length > 0) {
    const options = words.map((value) => ({ value, label: WORDS[value] ?? value }));
    return { widget: 'select', options } as const;
  }
  if (isYesNo) return { widget: 'boolean' } as const;
  if (range?.isWhole)
    return { widget: 'string', use_emoji_autocomplete: false, pattern: AMOUNT } as const;
  if (range) {
    const max = range.max ?? Number.MAX_SAFE_INTEGER;
    return {
      widget: 'number',
      value_type: 'float',
      min: range.min ?? undefined,
      max: max < Number.MAX_SAFE_INTEGER ? max : undefined,
    } as const;
  }
  if (format?.rule === 'date')
    return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' } as const;
  if (format?.rule === IMAGE) return { widget: 'image', choose_url: false } as const;
  // A photo, or the address of a document.
  if (format?.rule === PROOF.rule) return { widget: 'image', choose_url: true } as const;
  const isLine = format !== undefined || (example !== '' && example.length < 40);
  // An example between quotes, as YAML needs them, would be refused here.
  const pattern: [string, string] | undefined = format?.form && [
    String(format.form),
    format.hint.replaceAll('"', ''),
  ];
  return { widget: isLine ? 'string' : 'text', use_emoji_autocomplete: false, pattern } as const;
}

function collectionOf(kind: Kind): Collection {
  const { name, folder, schema, titledBy, nested, inFolders, newFile } = kinds[kind];
  const { label, icon, slug, named } = SHOWN[kind];
  const own = fieldsOf(schema);
  const title = titledBy ?? 'title';
  const body = newFile?.body ?? [];
  const fields = own.flatMap((field) => fieldOf(field, kind));
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
    summary: `{{${title}}}`,
    slug: {
      // Without one, the screen asks for the name: a title does not know its number.
      template: slug ?? `{{${title}}}`,
      editable: named ? ['create'] : undefined,
      pattern: named,
      hint: named?.[1],
    },
    // The review is on GitHub, and what is accepted there is published; a deletion touches other files, too.
    publish: false,
    delete: false,
    ...(nested || inFolders ? { nested: { subfolders: false }, meta: { path: {} } } : {}),
    ...(other ? { filter: { field: other.key, value: null } } : {}),
    fields: [
      ...(other ? [{ name: other.key, widget: 'hidden' } as const] : []),
      ...fields.slice(0, 1),
      {
        name: BODY,
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
  const fields = fieldsOf(schema).flatMap((field) => fieldOf(field, name));
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
  const pencil = BY_PENCIL.map(
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
        delete: 'Retirer « {{slug}} » ({{collection}})',
        uploadMedia: 'Déposer « {{path}} »',
        deleteMedia: 'Retirer « {{path}} »',
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
      ...(Object.keys(SHOWN) as Kind[]).map(collectionOf),
      { ...settings, label: 'Réglages du site', icon: 'settings', publish: false },
      { name: 'formulaires', label: 'Formulaires', icon: 'list_alt', publish: false, files: forms },
    ],
  };
}
