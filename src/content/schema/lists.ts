import { z } from 'zod';
import { DONATION_STATUSES, ICONS, READINESS, SERVICE_CATEGORIES } from '../vocabulary.ts';
import { amount, day, link, oneOf, percent, picture, text } from './primitives.ts';

/** The lists that blocks show: each stands in the frontmatter of its page and is handed over by name. */
const title = text({ description: 'Le titre, en quelques mots.' });
const description = text({ description: 'Une ou deux phrases.' });
const icon = oneOf(ICONS, { description: 'Le nom d’un dessin de la liste.' });
const alt = text({ description: 'Ce que montre l’image, pour qui ne la voit pas.' });
const image = picture({ description: 'L’image, déposée dans content/images.' });
const href = link({ description: 'Où mène le lien.' });
const status = oneOf(READINESS, {
  description: 'Écrivez « actif » quand la page ou le service est prêt ; avant, un avis s’affiche.',
});

const action = z.strictObject({
  label: text({ description: 'Le texte du bouton.' }),
  href,
});

export const hero = z.strictObject({
  kicker: text({ description: 'Une courte ligne au-dessus du titre.' }).optional(),
  text: text({ description: 'La phrase d’accueil, sous le titre.' }),
  image,
  alt,
  actions: z.array(action).max(3).meta({ description: 'Un à trois boutons.' }).optional(),
  scroll: action.meta({ description: 'Le lien qui mène plus bas dans la page.' }).optional(),
});

export const feature = z.strictObject({
  title,
  text: text({ description: 'Une ou deux phrases.' }).optional(),
  icon: icon.optional(),
});

export const figure = z.strictObject({
  value: text({ description: 'Le chiffre, tel qu’il doit se lire.', example: '15 000+' }),
  label: text({ description: 'Ce que compte ce chiffre.' }),
  description: description.optional(),
  icon: icon.optional(),
});

export const project = z.strictObject({
  title,
  category: text({ description: 'Le domaine du projet.' }),
  description,
  image,
  alt,
  href,
  status: status.optional(),
});

export const card = z.strictObject({ title, description, href, icon: icon.optional() });

export const facet = z.strictObject({
  category: text({ description: 'La catégorie du blog.' }),
  description,
  image,
  alt,
});

const impactButton = z.strictObject({
  label: text({ description: 'Le texte du bouton.' }),
  action: text({ description: 'Ce que le bouton ouvre : « video » ou « radio ».' }),
});

export const timelineEntry = z.strictObject({
  date: text({ description: 'La période.', example: '2019 – 2024' }),
  title,
  company: text({ description: 'L’organisation.' }),
  status: text({ description: 'Une pastille facultative.', example: 'En cours' }).optional(),
  description,
  details: z
    .array(z.strictObject({ text: text({ description: 'Un point.' }), icon: icon.optional() }))
    .meta({ description: 'Ce qui a été fait, point par point.' }),
  impact: z
    .strictObject({
      text: text({ description: 'Le résultat marquant.' }),
      button: impactButton.meta({ description: 'Le bouton sous ce résultat.' }).optional(),
    })
    .meta({ description: 'Ce que cette étape a donné.' })
    .optional(),
  video: link({
    description: 'L’adresse de la vidéo : le bouton s’active.',
    example: 'https://www.example.org/video',
  }).optional(),
  radio: link({
    description: 'L’adresse d’écoute : le bouton s’active.',
    example: 'https://www.example.org/ecouter',
  }).optional(),
});

export const service = z.strictObject({
  category: oneOf(SERVICE_CATEGORIES, { description: 'La catégorie du filtre.' }),
  icon,
  title,
  items: z
    .array(
      z.strictObject({
        name: text({ description: 'La prestation.' }),
        price: text({ description: 'Le prix indicatif.', example: 'À partir de 2 500 €' }),
      }),
    )
    .meta({ description: 'Les prestations et leur prix.' }),
});

export const galleryPicture = z.strictObject({
  src: image,
  alt,
  span: oneOf(['normal', 'large', 'haut', 'grand'], {
    description:
      'La place dans la grille : large, deux colonnes ; haut, deux rangs ; grand, les deux.',
  }).optional(),
});

export const testimonial = z.strictObject({
  quote: text({ description: 'La citation, sans guillemets.' }),
  author: text({ description: 'Qui parle.' }),
  role: text({ description: 'Sa fonction ou son organisation.' }).optional(),
});

export const resource = z.strictObject({
  type: text({ description: 'Le genre de document.', example: 'Rapport' }),
  title,
  description: description.optional(),
  link: link({ description: 'Le fichier ou la page : le bouton s’active.' }).optional(),
});

export const documentLink = z.strictObject({
  title,
  url: link({ description: 'L’adresse du document.' }),
});

export const activity = z.strictObject({
  title,
  description,
  image,
  alt,
  details: z
    .array(text({ description: 'Un point.' }))
    .meta({ description: 'L’activité, point par point.' })
    .optional(),
});

export const role = z.strictObject({
  role: text({ description: 'La fonction.' }),
  task: text({ description: 'Ce qu’elle fait.' }),
});

export const donation = z.strictObject({
  name: text({ description: 'Le nom, ou « Anonyme ».' }),
  amount: amount({ description: 'Le montant en FCFA, en chiffres, sans espace.' }),
  date: day({ description: 'Le jour du don, AAAA-MM-JJ.' }),
  status: oneOf(DONATION_STATUSES, {
    description:
      'Écrivez « exemple » pour une ligne inventée ; sans cette clé, le don est annoncé comme reçu.',
  }).optional(),
});

export const sampleProject = z.strictObject({
  name: text({ description: 'Le nom du projet.' }),
  progress: percent({ description: 'L’avancement, de 0 à 100.' }),
  icon,
});

export const participateTab = z.strictObject({
  id: oneOf(['partner', 'volunteer', 'child', 'donor'], { description: 'Le formulaire montré.' }),
  label: text({ description: 'Le titre de l’onglet.' }),
  text: text({ description: 'Ce que dit l’onglet au-dessus du formulaire.' }),
});
