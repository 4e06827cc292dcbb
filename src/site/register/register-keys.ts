import * as z from 'zod';
import { PAYMENT_NUMBER } from '../formats/contacts.ts';
import { PROOF } from '../formats/file-formats.ts';
import { PAST_DAY } from '../formats/numbers.ts';
import { day, formed, group, list, movement, oneOf, phone, text, url } from '../schema/fields.ts';
import { INITIATIVE_STATUSES, NEED_STATUSES } from '../vocabulary.ts';

const proof = formed(PROOF, '/images/recu-peinture.jpg')(
  'Preuve',
  'La preuve : une photo, un PDF, ou l’adresse https d’un document.',
);
const due = day('Preuve promise le', 'Sans preuve encore : le jour où elle est promise.').meta({
  inSample: true,
});
const reason = text(
  'Raison',
  'Pour une ligne au montant négatif, qui en reprend une autre : pourquoi.',
  'Don rendu à la donatrice',
);
/** Optional keys of a receipt and of an expense. */
const evidence = { proof: proof.optional(), due: due.optional(), reason: reason.optional() };
const past = (label: string, description: string) =>
  day(label, description).meta({ expected: PAST_DAY });

const receipt = z.strictObject({
  date: past('Date', 'Le jour où la somme est arrivée.'),
  amount: movement('Montant', 'La somme reçue en FCFA, négative pour une somme rendue.', '25000'),
  from: text(
    'Origine',
    'D’où vient la somme, sans nom de personne qui ne l’a pas voulu.',
    'Dons à la fête du quartier',
  ),
  ...evidence,
});

const expense = z.strictObject({
  date: past('Date', 'Le jour de la dépense.'),
  amount: movement(
    'Montant',
    'La somme dépensée en FCFA, négative pour une somme remboursée.',
    '12000',
  ),
  item: text('Dépense', 'Ce qui a été payé.', 'Peinture'),
  ...evidence,
});

const change = z.strictObject({
  date: past('Date', 'Le jour du changement.'),
  status: oneOf(INITIATIVE_STATUSES, 'État', 'L’état à partir de ce jour.'),
  reason: text('Raison', 'Pourquoi, en une phrase.', 'Le comité citoyen a validé le projet.'),
});

const member = z.strictObject({
  name: text('Nom', 'Le nom, ou le groupe.'),
  role: text('Fonction', 'Ce que cette personne fait dans le projet.', 'Suivi des achats'),
});

const need = z.strictObject({
  what: text('Besoin', 'Ce qui manque, hors argent.', 'Un local pour six mois'),
  status: oneOf(NEED_STATUSES, 'État', 'Cherché, ou trouvé.'),
});

const voices = (label: string, description: string) =>
  z.int().nonnegative().meta({ label, description, example: '128' });

const count = z.strictObject({
  date: past('Date', 'Le jour jusqu’auquel les voix ont été comptées.'),
  for: voices('Pour', 'Toutes les voix pour reçues jusqu’à ce jour.'),
  against: voices('Contre', 'Toutes les voix contre, si elles se comptent.').optional(),
  proof: proof.optional(),
});

/** Optional keys of an initiative for its register: the public list of receipts, expenses, status changes and votes. */
export const register = {
  history: list(
    change,
    'Historique',
    'L’histoire du projet, du plus ancien au plus récent : le dernier état est le sien.',
  )
    .meta({ watch: 'etat', appendOnly: true, isUsual: true, inTemplate: true })
    .optional(),
  receipts: list(
    receipt,
    'Recettes',
    'Les recettes, dont la somme est réunie. Une ligne publiée ne se change plus, on en ajoute une.',
  )
    .meta({ appendOnly: true, isUsual: true })
    .optional(),
  expenses: list(expense, 'Dépenses', 'Les dépenses : leur somme ne dépasse pas « collected ».')
    .meta({ appendOnly: true, isUsual: true })
    .optional(),
  team: list(member, 'Équipe', 'L’équipe du projet.').meta({ isUsual: true }).optional(),
  needs: list(need, 'Besoins', 'Les besoins qui ne sont pas de l’argent.').optional(),
  support: group('Soutien', 'Où envoyer un soutien : ouvre le panneau « Soutenir » de la fiche.', {
    phone: phone('Téléphone', 'Le numéro mobile money du projet.').meta({
      expected: PAYMENT_NUMBER,
    }),
    recipient: text('Bénéficiaire', 'Le nom affiché lors du transfert.'),
    messaging: url(
      'Messagerie',
      'Le lien de messagerie du projet (WhatsApp, par exemple).',
    ).optional(),
    note: text('Note', 'Une phrase pour qui veut aider.').optional(),
  })
    .meta({ watch: 'argent' })
    .optional(),
  vote: group(
    'Vote',
    'Le vote, d’un projet « En vote », une fois le vote ouvert dans les réglages du site.',
    {
      until: day('Dernier jour du vote', 'Le dernier jour du vote.'),
      address: url('Adresse', 'Où voter, sur un autre site.').optional(),
      counts: list(
        count,
        'Comptes des voix',
        'Les comptes des voix, du plus ancien au plus récent. Un compte publié ne se change plus, on en ajoute un.',
      )
        .meta({ appendOnly: true })
        .optional(),
    },
  )
    .meta({ isUsual: true })
    .optional(),
  ends: day(
    'Fin de la collecte',
    'Le dernier jour de la collecte : les jours qui restent se comptent alors seuls, à la place de « daysRemaining ».',
  ).optional(),
  website: url('Site web', 'Le site du projet.').optional(),
};
