import * as z from 'zod';
import { COMING_DAY, NEXT_DAY, PAST_DAY, PRICE } from '../formats/numbers.ts';
import {
  DONATION_STATUSES,
  ICON_NAMES,
  POINT_LABELS,
  POINT_LISTS,
  SERVICE_CATEGORIES,
  TAB_LABELS,
} from '../vocabulary.ts';
import {
  amount,
  day,
  formed,
  group,
  item,
  keyed,
  link,
  list,
  oneNamed,
  oneOf,
  percent,
  picture,
  text,
} from './fields.ts';

const title = text('Titre', 'Le titre, en quelques mots.');
const description = text('Description', 'Une ou deux phrases.');
const icon = oneNamed(ICON_NAMES, 'Dessin', 'Le nom d’un dessin de la liste.');
export const alt = text('Ce que montre l’image', 'Ce que montre l’image, pour qui ne la voit pas.');
export const image = picture('Image', 'L’image.');
const href = link('Lien', 'Où mène le lien.');
const cover = group('Couverture', 'Un dessin et ce qu’il montre.', { src: image, alt });

export const action = z.strictObject({
  label: text('Libellé', 'Le texte du bouton.'),
  href,
});

const feature = z.strictObject({
  title,
  text: text('Texte', 'Une ou deux phrases.').optional(),
  icon: icon.optional(),
  opens: oneOf(
    ['vote'],
    'Lien ouvert par',
    'Pour une étape : le lien vers les projets en vote, une fois le vote ouvert.',
  ).optional(),
  image: picture('Image', 'Un dessin, à la place de l’icône.').optional(),
  alt: alt.optional(),
});

export const documentLink = z.strictObject({
  title,
  url: link('Adresse', 'L’adresse du document.'),
});

const many = <T extends z.core.$ZodLooseShape>(label: string, description: string, shape: T) =>
  list(z.strictObject(shape), label, description).optional();

/** Lists of the frontmatter of a page, each with the shape of its elements: blocks in the text show them. */
export const pageLists = {
  figures: many('Chiffres', 'Les chiffres de cette page.', {
    value: text('Chiffre', 'Le chiffre, tel qu’il doit se lire.', '15 000+'),
    label: text('Libellé', 'Ce que compte ce chiffre.'),
    description: description.optional(),
    icon: icon.optional(),
  }),
  discover: many('Cartes', 'Les cartes de cette page.', {
    title,
    description,
    href,
    more: text('Mots du lien', 'Les mots du lien, à la place de « Explorer ».').optional(),
    icon: icon.optional(),
  }),
  facets: many('Catégories du blog', 'Les catégories du blog de cette page.', {
    category: text('Catégorie', 'La catégorie du blog.'),
    description,
    image,
    alt,
  }),
  timeline: many('Parcours', 'Les étapes de cette page.', {
    date: text('Période', 'La période.', '2019 – 2024'),
    title,
    company: text('Organisation', 'L’organisation.'),
    cover: cover.optional(),
    status: text('État', 'Une pastille facultative.', 'En cours').optional(),
    description,
    details: list(
      z.strictObject({ text: text('Texte', 'Un point.'), icon: icon.optional() }),
      'Points',
      'Ce qui a été fait, point par point.',
    ),
    impact: group('Résultat', 'Ce que cette étape a donné.', {
      text: text('Texte', 'Le résultat marquant.'),
      button: group('Bouton', 'Le bouton sous ce résultat.', {
        label: text('Libellé', 'Le texte du bouton.'),
        action: text('Action', 'Ce que le bouton ouvre : « video » ou « radio ».'),
      }).optional(),
    }).optional(),
    video: link('Vidéo', 'L’adresse de la vidéo : le bouton s’active.').optional(),
    radio: link('Radio', 'L’adresse d’écoute : le bouton s’active.').optional(),
  }),
  services: many('Services', 'Les prestations de cette page.', {
    category: oneOf(SERVICE_CATEGORIES, 'Catégorie', 'La catégorie du filtre.'),
    icon,
    title,
    items: list(
      z.strictObject({
        name: text('Nom', 'La prestation.'),
        price: text('Prix', 'Le prix indicatif.', 'À partir de 2 500 €').meta({
          expected: PRICE,
          watch: 'argent',
        }),
      }),
      'Prestations',
      'Les prestations et leur prix.',
    ),
  }),
  gallery: many('Galerie', 'Les images de cette page.', {
    src: image,
    alt,
    caption: text('Légende', 'La légende, en deux ou trois mots.', 'Sur l’Ogooué').optional(),
    span: oneOf(
      ['normal', 'large', 'haut', 'grand'],
      'Place dans la grille',
      'La place dans la grille : large, deux colonnes ; haut, deux rangs ; grand, les deux.',
    ).optional(),
  }),
  testimonials: many('Témoignages', 'Les citations de cette page.', {
    quote: text('Citation', 'La citation, sans guillemets.'),
    author: text('Qui parle', 'Qui parle.'),
    role: text('Fonction', 'Sa fonction ou son organisation.').optional(),
    status: oneOf(['exemple'], 'État', 'Écrivez « exemple » pour un texte inventé.').optional(),
  }),
  resources: many('Ressources', 'Les ressources de cette page.', {
    type: text('Genre', 'Le genre de document.', 'Rapport'),
    title,
    description: description.optional(),
    cover: cover.optional(),
    link: link('Lien', 'Le fichier ou la page : le bouton s’active.').optional(),
  }),
  subjects: many('Objets de courriel', 'Les objets de courriel de cette page.', {
    title: text(
      'Titre',
      'L’objet du courriel ; le repère de la ligne en vient.',
      'Demande de devis',
    ),
    text: text('Texte', 'Ce que vous aimeriez y lire.'),
  }),
  activities: many('Activités', 'Les activités de cette page.', {
    title,
    description,
    image,
    alt,
    details: list(item('Un point.'), 'Points', 'L’activité, point par point.').optional(),
    next: formed(NEXT_DAY, '2030-01-16')(
      'Prochaine date',
      'Le jour de la prochaine fois, ou « à annoncer ».',
    )
      .meta({ expected: COMING_DAY })
      .optional(),
    action: action.meta({ label: 'Bouton', description: 'Le bouton sous l’activité.' }).optional(),
  }),
  roles: many('Rôles', 'Les rôles de cette page.', {
    role: text('Fonction', 'La fonction.'),
    task: text('Tâche', 'Ce qu’elle fait.'),
  }),
  donations: many('Dons', 'Les dons de cette page.', {
    name: text('Nom', 'Le nom, ou « Anonyme ».'),
    amount: amount('Montant', 'Le montant en FCFA.'),
    date: day('Date', 'Le jour du don.').meta({ expected: PAST_DAY }),
    status: oneOf(
      DONATION_STATUSES,
      'État',
      'Écrivez « exemple » pour une ligne inventée ; sans cette clé, le don est annoncé comme reçu.',
    ).optional(),
  }),
  samples: many('Projets d’exemple', 'Les projets d’exemple de cette page.', {
    name: text('Nom', 'Le nom du projet.'),
    progress: percent('Avancement', 'L’avancement, de 0 à 100.'),
    icon,
    image: picture('Image', 'Une image, à la place du dessin.').optional(),
    alt: alt.optional(),
  }),
  tabs: many('Onglets', 'Les onglets de cette page.', {
    id: oneNamed(TAB_LABELS, 'Formulaire', 'Le formulaire montré.'),
    label: text('Libellé', 'Le titre de l’onglet.'),
    text: text('Texte', 'Ce que dit l’onglet au-dessus du formulaire.'),
    image: picture('Image', 'Un petit dessin pour l’onglet.').optional(),
  }),
  ...keyed(POINT_LISTS, (key) =>
    list(feature, POINT_LABELS[key], 'Une liste de points de cette page.').optional(),
  ),
  steps: list(feature, 'Étapes', 'Les étapes de cette page.').optional(),
};
