import * as z from 'zod';
import { FORM_HOSTS, MAP_HOSTS } from '../embeds.ts';
import { PAST_DAY } from '../formats/numbers.ts';
import { FORM_NAMES } from '../vocabulary.ts';
import {
  day,
  email,
  group,
  hostId,
  oneOf,
  phone,
  repository,
  sameFields,
  text,
  url,
} from './fields.ts';

/** Key that enables a feature; without the key, the button of the feature announces « bientôt ». */
const featureSwitch = (description: string) => oneOf(['actif'], description);

const formId = hostId('L’identifiant du formulaire chez l’hébergeur (ou son adresse).');

/** `content/site.yml`: data of the whole site (docs/contract.md#content). */
export const site = z.strictObject({
  name: text('Le nom de la titulaire du site.'),
  tagline: text('La devise, en bas de page.').optional(),
  email: email('L’adresse électronique de contact.'),
  phone: phone('Le téléphone de contact.'),
  donation: group('Les dons à « À la Découverte du Gabon ».', {
    phone: phone('Le numéro mobile money qui reçoit les dons.'),
    recipient: text('Le nom affiché lors du transfert.'),
  }).meta({ watch: 'argent' }),
  receiver: group(
    'Qui reçoit l’argent : montré par <MoneyReceiver> et sur chaque fiche projet. Ce qui manque s’y lit « à compléter ».',
    {
      organisation: text('L’organisme qui reçoit l’argent.').optional(),
      person: text('La personne responsable, avec sa fonction.').optional(),
      registration: text('Le numéro d’enregistrement de l’organisme.').optional(),
      operator: text('L’opérateur mobile money du numéro.').optional(),
      phone: phone('Le numéro à appeler avant d’envoyer.').optional(),
    },
  )
    .meta({ watch: 'argent' })
    .optional(),
  state: group('Où en sont les choses promises, montré par <CurrentState>.', {
    date: day('Le jour où cette phrase a été écrite.'),
    text: text('Une ou deux phrases : ce qui n’existe pas encore, et quand.'),
  }).optional(),
  press: group('Le contact presse.', {
    name: text('Le nom du contact presse.'),
    email: email('Son adresse électronique.'),
    phone: phone('Son téléphone.'),
  }).optional(),
  social: group('Les réseaux sociaux.', {
    professional: url('Le profil sur le réseau professionnel.'),
    network: url('La page sur le réseau social.'),
  }),
  documents: group('Les documents hébergés ailleurs.', {
    cv: url('Le CV à télécharger.'),
    statutes: url('Les statuts d’Eco Logik.').optional(),
    brochure: url('La plaquette d’Eco Logik.').optional(),
    logo: url('Le logo d’Eco Logik.').optional(),
  }),
  forms: group('Les formulaires.', {
    provider: z.enum([...FORM_HOSTS, 'message']).meta({
      description: 'Qui héberge les formulaires ; avec « message », le site lui-même.',
    }),
    ids: z.strictObject({ ...sameFields(FORM_NAMES, formId), vote: formId.optional() }),
  }).meta({ watch: 'formulaire' }),
  map: group('La carte participative.', {
    provider: z.enum(MAP_HOSTS).meta({ description: 'Qui héberge la carte.' }),
    id: hostId('L’identifiant de la carte.'),
  }).meta({ watch: 'formulaire' }),
  radio: url('L’adresse d’écoute d’OYERI Radio.'),
  repository: repository('L’adresse du dépôt GitHub de ce site.').optional(),
  participe: group(
    'Ce qui s’ouvre dans « Je Participe » : sans ces lignes, chaque bouton annonce « bientôt ».',
    {
      filters: featureSwitch('Les filtres de la liste des projets.').optional(),
      share: featureSwitch('Le partage d’un projet.').optional(),
      follow: featureSwitch('Le suivi par flux et, avec « newsletter: », par courriel.').optional(),
      data: featureSwitch('Les données ouvertes des projets.').optional(),
      vote: featureSwitch('Le vote des projets qui ont « vote: ».').optional(),
    },
  ).optional(),
  newsletter: url('L’adresse où l’on s’inscrit à la newsletter.').optional(),
  dataPrice: group('Ce que coûtent les données mobiles, pour dire le prix d’une page légère.', {
    xafPerMegabyte: z.number().positive().meta({
      description: 'Le prix d’un mégaoctet, en FCFA.',
      example: '1.5',
      watch: 'argent',
    }),
    date: day('Le jour où ce prix a été relevé.').meta({ expected: PAST_DAY }),
  }).optional(),
  dataLicence: text('La licence des données ouvertes.', 'CC BY 4.0').optional(),
});

export type Site = z.infer<typeof site>;
export type FormName = (typeof FORM_NAMES)[number];
