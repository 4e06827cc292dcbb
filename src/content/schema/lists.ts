import * as z from 'zod';
import { PAST_DAY, PRICE } from '../formats/gabon.ts';
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
const alt = text('Ce que montre l’image, pour qui ne la voit pas.');
const image = picture('L’image, déposée dans content/images.');
const href = link('Où mène le lien.');
const cover = group('Un dessin et ce qu’il montre.', { src: image, alt });

export const action = z.strictObject({
  label: text('Le texte du bouton.'),
  href,
});

export const hero = z.strictObject({
  kicker: text('Une courte ligne au-dessus du titre.').optional(),
  text: text('La phrase d’accueil, sous le titre.'),
  image,
  alt,
  composition: oneOf(
    ['fond clair', 'fond sombre', 'dessous'],
    'Dans l’accueil d’un projet, la place de l’image : derrière le texte, sur un fond clair ou de la couleur du projet (laissez vide la moitié gauche de l’image), ou dessous, sur toute la largeur.',
  ).optional(),
  actions: z.array(action).max(3).meta({ description: 'Un à trois boutons.' }).optional(),
  scroll: action.meta({ description: 'Le lien qui mène plus bas dans la page.' }).optional(),
});

export const feature = z.strictObject({
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

export const pointLists = sameFields(
  POINT_LISTS,
  list(feature, 'Une liste montrée par <FeatureList>.').optional(),
);

export const figure = z.strictObject({
  value: text('Le chiffre, tel qu’il doit se lire.', '15 000+'),
  label: text('Ce que compte ce chiffre.'),
  description: description.optional(),
  icon: icon.optional(),
});

export const card = z.strictObject({
  title,
  description,
  href,
  more: text('Les mots du lien, à la place de « Explorer ».').optional(),
  icon: icon.optional(),
});

export const facet = z.strictObject({
  category: text('La catégorie du blog.'),
  description,
  image,
  alt,
});

const impactButton = z.strictObject({
  label: text('Le texte du bouton.'),
  action: text('Ce que le bouton ouvre : « video » ou « radio ».'),
});

export const timelineEntry = z.strictObject({
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
    button: impactButton.meta({ description: 'Le bouton sous ce résultat.' }).optional(),
  }).optional(),
  video: link(
    'L’adresse de la vidéo : le bouton s’active.',
    'https://www.example.org/video',
  ).optional(),
  radio: link(
    'L’adresse d’écoute : le bouton s’active.',
    'https://www.example.org/ecouter',
  ).optional(),
});

export const service = z.strictObject({
  category: oneOf(SERVICE_CATEGORIES, 'La catégorie du filtre.'),
  icon,
  title,
  items: list(
    z.strictObject({
      name: text('La prestation.'),
      price: text('Le prix indicatif.', 'À partir de 2 500 €').meta({
        expected: PRICE,
        watch: 'argent',
      }),
    }),
    'Les prestations et leur prix.',
  ),
});

export const galleryPicture = z.strictObject({
  src: image,
  alt,
  caption: text('La légende, en deux ou trois mots.', 'Sur l’Ogooué').optional(),
  span: oneOf(
    ['normal', 'large', 'haut', 'grand'],
    'La place dans la grille : large, deux colonnes ; haut, deux rangs ; grand, les deux.',
  ).optional(),
});

export const testimonial = z.strictObject({
  quote: text('La citation, sans guillemets.'),
  author: text('Qui parle.'),
  role: text('Sa fonction ou son organisation.').optional(),
  status: oneOf(['exemple'], 'Écrivez « exemple » pour un texte inventé.').optional(),
});

export const resource = z.strictObject({
  type: text('Le genre de document.', 'Rapport'),
  title,
  description: description.optional(),
  cover: cover.optional(),
  link: link('Le fichier ou la page : le bouton s’active.').optional(),
});

export const documentLink = z.strictObject({
  title,
  url: link('L’adresse du document.'),
});

export const activity = z.strictObject({
  title,
  description,
  image,
  alt,
  details: list(text('Un point.'), 'L’activité, point par point.').optional(),
  action: action.meta({ description: 'Le bouton sous l’activité.' }).optional(),
});

export const subject = z.strictObject({
  title: text('L’objet du courriel ; le repère de la ligne en vient.', 'Demande de devis'),
  text: text('Ce que vous aimeriez y lire.'),
});

export const role = z.strictObject({
  role: text('La fonction.'),
  task: text('Ce qu’elle fait.'),
});

export const donation = z.strictObject({
  name: text('Le nom, ou « Anonyme ».'),
  amount: amount('Le montant en FCFA.'),
  date: day('Le jour du don.').meta({ expected: PAST_DAY }),
  status: oneOf(
    DONATION_STATUSES,
    'Écrivez « exemple » pour une ligne inventée ; sans cette clé, le don est annoncé comme reçu.',
  ).optional(),
});

export const sampleProject = z.strictObject({
  name: text('Le nom du projet.'),
  progress: percent('L’avancement, de 0 à 100.'),
  icon,
  image: picture('Une image, à la place du dessin.').optional(),
  alt: alt.optional(),
});

export const participateTab = z.strictObject({
  id: oneOf(['partner', 'volunteer', 'child', 'donor'], 'Le formulaire montré.'),
  label: text('Le titre de l’onglet.'),
  text: text('Ce que dit l’onglet au-dessus du formulaire.'),
  image: picture('Un petit dessin pour l’onglet.').optional(),
});
