import { z } from 'zod';
import { FORM_NAMES } from '../vocabulary.ts';
import { day, email, hostId, phone, repository, text, url } from './primitives.ts';

const FORM_PROVIDERS = ['demo', 'tally', 'jotform', 'fillout', 'google', 'iframe'] as const;
const MAP_PROVIDERS = ['demo', 'datawrapper'] as const;

const formId = hostId({
  description: 'L’identifiant du formulaire chez l’hébergeur (ou son adresse).',
});

/** `content/site.yml`: what the whole site shares (contract sections 6 and 7). */
export const site = z.strictObject({
  name: text({ description: 'Le nom de la titulaire du site.' }),
  tagline: text({ description: 'La devise, en bas de page.' }).optional(),
  email: email({ description: 'L’adresse électronique de contact.' }),
  phone: phone({ description: 'Le téléphone de contact.' }),
  donation: z
    .strictObject({
      phone: phone({ description: 'Le numéro mobile money qui reçoit les dons.' }),
      recipient: text({ description: 'Le nom affiché lors du transfert.' }),
    })
    .meta({ description: 'Les dons à « À la Découverte du Gabon ».' }),
  subsites: z
    .strictObject({
      decouverte: z.strictObject({
        email: email({ description: 'L’adresse du programme.' }),
        messaging: url({ description: 'Le lien de messagerie (WhatsApp, par exemple).' }),
      }),
      ndjoOyeri: z.strictObject({ email: email({ description: 'L’adresse du projet.' }) }),
    })
    .meta({ description: 'Les contacts propres aux projets.' })
    .optional(),
  press: z
    .strictObject({
      name: text({ description: 'Le nom du contact presse.' }),
      email: email({ description: 'Son adresse électronique.' }),
      phone: phone({ description: 'Son téléphone.' }),
    })
    .meta({ description: 'Le contact presse.' })
    .optional(),
  social: z
    .strictObject({
      professional: url({ description: 'Le profil sur le réseau professionnel.' }),
      network: url({ description: 'La page sur le réseau social.' }),
    })
    .meta({ description: 'Les réseaux sociaux.' }),
  documents: z
    .strictObject({
      cv: url({ description: 'Le CV à télécharger.' }),
      statutes: url({ description: 'Les statuts d’Eco Logik.' }).optional(),
      brochure: url({ description: 'La plaquette d’Eco Logik.' }).optional(),
      logo: url({ description: 'Le logo d’Eco Logik.' }).optional(),
    })
    .meta({ description: 'Les documents hébergés ailleurs.' }),
  forms: z
    .strictObject({
      provider: z.enum(FORM_PROVIDERS).meta({ description: 'Qui héberge les formulaires.' }),
      ids: z.strictObject(
        Object.fromEntries(FORM_NAMES.map((name) => [name, formId])) as Record<
          (typeof FORM_NAMES)[number],
          typeof formId
        >,
      ),
    })
    .meta({ description: 'Les formulaires.' }),
  map: z
    .strictObject({
      provider: z.enum(MAP_PROVIDERS).meta({ description: 'Qui héberge la carte.' }),
      id: hostId({ description: 'L’identifiant de la carte.' }),
    })
    .meta({ description: 'La carte participative.' }),
  radio: url({ description: 'L’adresse d’écoute d’OYERI Radio.' }),
  repository: repository({ description: 'L’adresse du dépôt GitHub de ce site.' }).optional(),
  data: z
    .strictObject({
      pricePerMb: z
        .number()
        .positive()
        .meta({ description: 'Le prix d’un mégaoctet, en FCFA.', example: '2' }),
      date: day({ description: 'Le jour où ce prix a été relevé.' }),
      source: text({ description: 'D’où vient ce prix.' }),
    })
    .meta({ description: 'Le prix des données mobiles, pour dire ce que coûte une page.' })
    .optional(),
});

export type Site = z.infer<typeof site>;
export type FormName = (typeof FORM_NAMES)[number];
export type FormProvider = (typeof FORM_PROVIDERS)[number];
