import type * as z from 'zod';
import type { Keys } from '../kinds/spec.ts';
import { FORM_LABELS, FORM_NAMES } from '../vocabulary.ts';
import { completedForm, form } from './form.ts';
import { interfaceWords } from './interface.ts';
import { navigation, redirections } from './navigation.ts';
import { notices } from './notices.ts';
import { type FormName, site } from './site.ts';

/** A YAML or JSON file that the whole site uses, such as the menus. */
export interface SharedFile {
  path: string;
  schema: z.ZodType;
  /** Adds keys that follow from others, and may be omitted (`FieldHelp.follows`). */
  completed?(keys: Keys): Keys;
  /** The file may be missing or invalid: it then has no keys. */
  isOptional?: boolean;
  /** The list of the writing screen that has the file, and its title there; other files are not in the screen. */
  inScreen?: { list: string; title: string };
}

const formFile = (name: FormName) => ({
  path: `formulaires/${name}.yml`,
  schema: form,
  completed: completedForm,
  inScreen: { list: 'Formulaires', title: FORM_LABELS[name] },
});

const formFiles = Object.fromEntries(
  FORM_NAMES.map((name) => [`form-${name}`, formFile(name)]),
) as Record<`form-${FormName}`, ReturnType<typeof formFile>>;

/** Files that all pages share, each with its path in `content/` and its schema. */
export const sharedFiles = {
  site: {
    path: 'site.yml',
    schema: site,
    inScreen: { list: 'Réglages du site', title: 'Nom, contacts, dons, hébergeurs' },
  },
  navigation: {
    path: 'navigation.yml',
    schema: navigation,
    inScreen: { list: 'Menus', title: 'Menus du site' },
  },
  notices: { path: 'notices.yml', schema: notices },
  redirections: { path: 'redirections.yml', schema: redirections, isOptional: true },
  ...formFiles,
  fr: { path: 'interface/fr.json', schema: interfaceWords },
  en: { path: 'interface/en.json', schema: interfaceWords },
} as const satisfies Record<string, SharedFile>;

type Files = typeof sharedFiles;

/** Data of the shared files; undefined for a required file that is missing or invalid. */
export type Shared = {
  [K in keyof Files]:
    | z.infer<Files[K]['schema']>
    | (Files[K] extends { isOptional: true } ? never : undefined);
};
