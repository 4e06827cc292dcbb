import * as z from 'zod';
import { PAST_DAY, PRICE } from '../formats/numbers.ts';
import { DONATION_STATUSES, ICONS, POINT_LISTS, SERVICE_CATEGORIES } from '../vocabulary.ts';
import {
  amount,
  day,
  group,
  link,
  list,
  oneOf,
  percent,
  picture,
  sameFields,
  text,
} from './fields.ts';

const title = text('Le titre, en quelques mots.');
const description = text('Une ou deux phrases.');
const icon = oneOf(ICONS, 'Le nom d’un dessin de la liste.');
export const alt = text('Ce que montre l’image, pour qui ne la voit pas.');
export const image = picture('L’image, déposée dans content/images.');
const href = link('Où mène le lien.');
const cover = group('Un dessin et ce qu’il montre.', { src: image, alt });

export const action = z.strictObject({
  label: text('Le texte du bouton.'),
  href,
});

const feature = z.strictObject({
  title,
  text: text('Une ou deux phrases.').optional(),
  icon: icon.optional(),
  opens: oneOf(
    ['vote'],
    'Dans <Steps>, le lien vers les projets en vote, une fois le vote ouvert.',
  ).optional(),
  image: picture('Un dessin, à la place de l’icône.').optional(),
  alt: alt.optional(),
});

export const documentLink = z.strictObject({
  title,
  url: link('L’adresse du document.'),
});

const many = <T extends z.core.$ZodLooseShape>(description: string, shape: T) =>
  list(z.strictObject(shape), description).optional();

/** Lists of the frontmatter of a page, each with the shape of its elements: blocks in the text show them. */
export const pageLists = {
  figures: many('Les chiffres de cette page.', {
    value: text('Le chiffre, tel qu’il doit se lire.', '15 000+'),
    label: text('Ce que compte ce chiffre.'),
    description: description.optional(),
    icon: icon.optional(),
  }),
  discover: many('Les cartes de cette page.', {
    title,
    description,
    href,
    more: text('Les mots du lien, à la place de « Explorer ».').optional(),
    icon: icon.optional(),
  }),
  facets: many('Les catégories du blog de cette page.', {
    category: text('La catégorie du blog.'),
    description,
    image,
    alt,
  }),
  timeline: many('Les étapes de cette page.', {
    date: text('La période.', '2019 – 2024'),
    title,
    company: text('L’organisation.'),
    cover: cover.optional(),
    status: text('Une pastille facultative.', 'En cours').optional(),
    description,
    details: list(
      z.strictObject({ text: text('Un point.'), icon: icon.optional() }),
      'Ce qui a été fait, point par point.',
    ),
    impact: group('Ce que cette étape a donné.', {
      text: text('Le résultat marquant.'),
      button: group('Le bouton sous ce résultat.', {
        label: text('Le texte du bouton.'),
        action: text('Ce que le bouton ouvre : « video » ou « radio ».'),
      }).optional(),
    }).optional(),
    video: link(
      'L’adresse de la vidéo : le bouton s’active.',
      'https://www.example.org/video',
    ).optional(),
    radio: link(
      'L’adresse d’écoute : le bouton s’active.',
      'https://www.example.org/ecouter',
    ).optional(),
  }),
  services: many('Les prestations de cette page.', {
    category: oneOf(SERVICE_CATEGORIES, 'La catégorie du filtre.'),
    icon,
    title,
    items: list(
      z.strictObject({
        name: text('La prestation.'),
        price: text('Le prix indicatif.', 'À partir de 2 500 €').meta({
          expected: PRICE,
          watch: 'argent',
          isAtTop: true,
        }),
      }),
      'Les prestations et leur prix.',
    ),
  }),
  gallery: many('Les images de cette page.', {
    src: image,
    alt,
    caption: text('La légende, en deux ou trois mots.', 'Sur l’Ogooué').optional(),
    span: oneOf(
      ['normal', 'large', 'haut', 'grand'],
      'La place dans la grille : large, deux colonnes ; haut, deux rangs ; grand, les deux.',
    ).optional(),
  }),
  testimonials: many('Les citations de cette page.', {
    quote: text('La citation, sans guillemets.'),
    author: text('Qui parle.'),
    role: text('Sa fonction ou son organisation.').optional(),
    status: oneOf(['exemple'], 'Écrivez « exemple » pour un texte inventé.').optional(),
  }),
  resources: many('Les ressources de cette page.', {
    type: text('Le genre de document.', 'Rapport'),
    title,
    description: description.optional(),
    cover: cover.optional(),
    link: link('Le fichier ou la page : le bouton s’active.').optional(),
  }),
  documents: list(documentLink, 'Les documents de cette page.').meta({ isUsual: true }).optional(),
  subjects: many('Les objets de courriel de cette page.', {
    title: text('L’objet du courriel ; le repère de la ligne en vient.', 'Demande de devis'),
    text: text('Ce que vous aimeriez y lire.'),
  }),
  activities: many('Les activités de cette page.', {
    title,
    description,
    image,
    alt,
    details: list(text('Un point.'), 'L’activité, point par point.').optional(),
    action: action.meta({ description: 'Le bouton sous l’activité.' }).optional(),
  }),
  roles: many('Les rôles de cette page.', {
    role: text('La fonction.'),
    task: text('Ce qu’elle fait.'),
  }),
  donations: many('Les dons de cette page.', {
    name: text('Le nom, ou « Anonyme ».'),
    amount: amount('Le montant en FCFA.'),
    date: day('Le jour du don.').meta({ expected: PAST_DAY }),
    status: oneOf(
      DONATION_STATUSES,
      'Écrivez « exemple » pour une ligne inventée ; sans cette clé, le don est annoncé comme reçu.',
    ).optional(),
  }),
  samples: many('Les projets d’exemple de cette page.', {
    name: text('Le nom du projet.'),
    progress: percent('L’avancement, de 0 à 100.'),
    icon,
    image: picture('Une image, à la place du dessin.').optional(),
    alt: alt.optional(),
  }),
  tabs: many('Les onglets de cette page.', {
    id: oneOf(['partner', 'volunteer', 'child', 'donor'], 'Le formulaire montré.'),
    label: text('Le titre de l’onglet.'),
    text: text('Ce que dit l’onglet au-dessus du formulaire.'),
    image: picture('Un petit dessin pour l’onglet.').optional(),
  }),
  ...sameFields(POINT_LISTS, list(feature, 'Une liste montrée par <FeatureList>.').optional()),
  steps: list(feature, 'Les étapes de cette page.').optional(),
};
