import * as z from 'zod';
import { LINK } from '../formats/addresses.ts';
import { link, list, text, yesNo } from './fields.ts';

const label = text(
  'Libellé',
  'Le mot montré dans le menu ; sans lui, le nom de la page.',
  'À propos',
);
const en = text('En anglais', 'Le mot montré sur les pages en anglais.', 'About').optional();

const address = link(
  'Adresse',
  'La page : son adresse, comme un navigateur la montre, ou une adresse https d’un autre site.',
  '/services',
);

const page = z.strictObject({
  page: address,
  label: label.optional(),
  en,
  button: yesNo('Bouton', 'Montre l’entrée comme un bouton.').optional(),
});

const entryHelp = {
  description: 'Une entrée du menu : l’adresse d’une page, précédée d’un tiret.',
  example: '- /services',
  format: LINK,
} as const;

const name = text('Nom', 'Le mot qui ouvre le menu.', 'Projets');

const menu = z.strictObject({
  menu: name,
  en,
  pages: list(
    z.union([address, page]).meta(entryHelp),
    'Pages',
    'Les pages du menu, dans l’ordre : une adresse par ligne, précédée d’un tiret.',
  ),
});

/** `content/navigation.yml`: menus of the site. */
export const navigation = z.strictObject({
  header: list(
    z.union([address, page, menu]).meta(entryHelp),
    'Menu du haut',
    'Le menu du haut : une entrée par ligne, précédée d’un tiret.',
  ),
  footer: list(
    z.union([address, page]).meta(entryHelp),
    'Bas de page',
    'Les liens du bas de page : une entrée par ligne, précédée d’un tiret.',
  ),
  subsites: z
    .record(
      z.string(),
      list(
        z.string().meta({
          description:
            "L’adresse de la page à partir de celle du projet, /participer par exemple ; '' est la page d’accueil du projet.",
        }),
        'Pages',
        'Les pages du menu de ce projet, dans l’ordre : une par ligne, précédée d’un tiret.',
      ),
    )
    .default({})
    .meta({
      label: 'Menus des projets',
      description: 'Le menu de chaque projet, sous son adresse.',
    }),
});

export type Navigation = z.infer<typeof navigation>;

/** Entry that links to a page: any entry except a menu. */
export type MenuPage = Navigation['footer'][number];
/** Entry of the header, or of a menu in the header. */
export type MenuEntry = Navigation['header'][number];

/** `content/redirections.yml`: new addresses of moved pages, by their old address. */
export const redirections = z.record(
  z.string(),
  link('Nouvelle adresse', 'La nouvelle adresse de la page.', '/projets'),
);

export type Redirections = z.infer<typeof redirections>;
