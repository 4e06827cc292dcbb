import * as z from 'zod';
import { FORM_HOSTS, MAP_HOSTS } from '../embeds.ts';
import { PAYMENT_NUMBER } from '../formats/contacts.ts';
import { FORM_LABELS, FORM_NAMES } from '../vocabulary.ts';
import { day, email, group, hostId, keyed, oneOf, phone, repository, text, url } from './fields.ts';

/** French names of hosts whose names in the file are no proper names. */
const HOST_NAMES = { demo: 'démonstration', iframe: 'un autre service' };

/** Key that enables a feature; without the key, the button of the feature announces « bientôt ». */
const featureSwitch = (label: string, description: string) => oneOf(['actif'], label, description);

const formId = (label: string) =>
  hostId(label, 'L’identifiant du formulaire chez l’hébergeur (ou son adresse).');

/** `content/site.yml`: data of the whole site (docs/contract.md#content). */
export const site = z.strictObject({
  name: text('Nom', 'Le nom de la titulaire du site.'),
  tagline: text('Devise', 'La devise, en bas de page.').optional(),
  email: email('Courriel', 'L’adresse électronique de contact.'),
  phone: phone('Téléphone', 'Le téléphone de contact.'),
  messaging: url(
    'WhatsApp',
    'Votre lien WhatsApp, montré sur la page Contact.',
    'https://wa.me/24177123456',
  ).optional(),
  donation: group('Dons', 'Les dons à « À la Découverte du Gabon ».', {
    phone: phone('Numéro de paiement', 'Le numéro mobile money qui reçoit les dons.').meta({
      expected: PAYMENT_NUMBER,
    }),
    recipient: text('Bénéficiaire', 'Le nom affiché lors du transfert.'),
  }).meta({ watch: 'argent' }),
  receiver: group(
    'Qui reçoit l’argent',
    'Qui reçoit l’argent : montré dans les pages sur les dons, et sur la fiche d’un projet qui n’a pas encore son propre numéro. Ce qui manque y est annoncé en une phrase.',
    {
      organisation: text('Organisme', 'L’organisme qui reçoit l’argent.').optional(),
      person: text('Responsable', 'La personne responsable, avec sa fonction.').optional(),
      registration: text('Enregistrement', 'Le numéro d’enregistrement de l’organisme.').optional(),
      operator: text('Opérateur', 'L’opérateur mobile money du numéro.').optional(),
      phone: phone('Téléphone', 'Le numéro à appeler avant d’envoyer.').optional(),
    },
  )
    .meta({ watch: 'argent' })
    .optional(),
  state: group('Où en sommes-nous', 'Où en sont les choses promises.', {
    date: day('Date', 'Le jour où cette phrase a été écrite.'),
    text: text('Texte', 'Une ou deux phrases : ce qui n’existe pas encore, et quand.'),
  }).optional(),
  press: group('Contact presse', 'Le contact presse.', {
    name: text('Nom', 'Le nom du contact presse.'),
    email: email('Courriel', 'Son adresse électronique.'),
    phone: phone('Téléphone', 'Son téléphone.'),
  }).optional(),
  social: group('Réseaux sociaux', 'Les réseaux sociaux.', {
    professional: url('Réseau professionnel', 'Le profil sur le réseau professionnel.'),
    network: url('Réseau social', 'La page sur le réseau social.'),
  }),
  documents: group('Documents', 'Les documents hébergés ailleurs.', {
    cv: url('CV', 'Le CV à télécharger.'),
    statutes: url('Statuts', 'Les statuts d’Eco Logik.').optional(),
    brochure: url('Plaquette', 'La plaquette d’Eco Logik.').optional(),
    logo: url('Logo', 'Le logo d’Eco Logik.').optional(),
  }),
  forms: group('Formulaires', 'Les formulaires.', {
    provider: z.enum([...FORM_HOSTS, 'message']).meta({
      label: 'Hébergeur',
      description: 'Qui héberge les formulaires ; avec « message », le site lui-même.',
      names: HOST_NAMES,
    }),
    ids: z
      .strictObject({
        ...keyed(FORM_NAMES, (name) => formId(FORM_LABELS[name])),
        vote: formId('Vote').optional(),
      })
      .meta({ label: 'Identifiants' }),
  }).meta({ watch: 'formulaire' }),
  map: group('Carte participative', 'La carte participative.', {
    provider: z
      .enum(MAP_HOSTS)
      .meta({ label: 'Hébergeur', description: 'Qui héberge la carte.', names: HOST_NAMES }),
    id: hostId('Identifiant', 'L’identifiant de la carte.'),
  }).meta({ watch: 'formulaire' }),
  radio: url('Radio', 'L’adresse d’écoute d’OYERI Radio.'),
  repository: repository('Dépôt GitHub', 'L’adresse du dépôt GitHub de ce site.').optional(),
  participe: group(
    'Je Participe',
    'Ce qui s’ouvre dans « Je Participe » : sans ces lignes, chaque bouton annonce « bientôt ».',
    {
      filters: featureSwitch('Filtres', 'Les filtres de la liste des projets.').optional(),
      share: featureSwitch('Partage', 'Le partage d’un projet.').optional(),
      follow: featureSwitch(
        'Suivi',
        'Le suivi par flux et, avec « newsletter: », par courriel.',
      ).optional(),
      data: featureSwitch('Données ouvertes', 'Les données ouvertes des projets.').optional(),
      vote: featureSwitch('Vote', 'Le vote des projets qui ont « vote: ».').optional(),
    },
  ).optional(),
  newsletter: url('Newsletter', 'L’adresse où l’on s’inscrit à la newsletter.').optional(),
  dataLicence: text(
    'Licence des données',
    'La licence des données ouvertes.',
    'CC BY 4.0',
  ).optional(),
});

export type Settings = z.infer<typeof site>;
export type FormName = (typeof FORM_NAMES)[number];
