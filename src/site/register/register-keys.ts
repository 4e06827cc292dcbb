import * as z from 'zod';
import { PROOF } from '../formats/file-formats.ts';
import { PAST_DAY } from '../formats/numbers.ts';
import { day, formed, group, list, movement, oneOf, phone, text, url } from '../schema/fields.ts';
import { INITIATIVE_STATUSES, NEED_STATUSES } from '../vocabulary.ts';

const proof = formed(
  PROOF,
  '/images/recu-peinture.jpg',
)('La preuve : une image de content/images, ou l’adresse https d’un document.');
const due = day('Sans preuve encore : le jour où elle est promise.').meta({
  inSample: true,
});
const reason = text(
  'Pour une ligne au montant négatif, qui en reprend une autre : pourquoi.',
  'Don rendu à la donatrice',
);
/** Optional keys of a receipt and of an expense. */
const evidence = { proof: proof.optional(), due: due.optional(), reason: reason.optional() };
const past = (description: string) => day(description).meta({ expected: PAST_DAY });

const receipt = z.strictObject({
  date: past('Le jour où la somme est arrivée.'),
  amount: movement('La somme reçue en FCFA, négative pour une somme rendue.', '25000'),
  from: text(
    'D’où vient la somme, sans nom de personne qui ne l’a pas voulu.',
    'Dons à la fête du quartier',
  ),
  ...evidence,
});

const expense = z.strictObject({
  date: past('Le jour de la dépense.'),
  amount: movement('La somme dépensée en FCFA, négative pour une somme remboursée.', '12000'),
  item: text('Ce qui a été payé.', 'Peinture'),
  ...evidence,
});

const change = z.strictObject({
  date: past('Le jour du changement.'),
  status: oneOf(INITIATIVE_STATUSES, 'L’état à partir de ce jour.'),
  reason: text('Pourquoi, en une phrase.', 'Le comité citoyen a validé le projet.'),
});

const member = z.strictObject({
  name: text('Le nom, ou le groupe.'),
  role: text('Ce que cette personne fait dans le projet.', 'Suivi des achats'),
});

const need = z.strictObject({
  what: text('Ce qui manque, hors argent.', 'Un local pour six mois'),
  status: oneOf(NEED_STATUSES, 'Cherché, ou trouvé.'),
});

const voices = (description: string) => z.int().nonnegative().meta({ description, example: '128' });

const count = z.strictObject({
  date: past('Le jour jusqu’auquel les voix ont été comptées.'),
  for: voices('Toutes les voix pour reçues jusqu’à ce jour.'),
  against: voices('Toutes les voix contre, si elles se comptent.').optional(),
  proof: proof.optional(),
});

/** Optional keys of an initiative for its register: the public list of receipts, expenses, status changes and votes. */
export const register = {
  history: list(
    change,
    'L’histoire du projet, du plus ancien au plus récent : le dernier est celui de « status ».',
  )
    .meta({ watch: 'etat', appendOnly: true, isUsual: true })
    .optional(),
  receipts: list(
    receipt,
    'Les recettes : leur somme est « collected ». Une ligne publiée ne se change plus, on en ajoute une.',
  )
    .meta({ appendOnly: true, isUsual: true })
    .optional(),
  expenses: list(expense, 'Les dépenses : leur somme ne dépasse pas « collected ».')
    .meta({ appendOnly: true, isUsual: true })
    .optional(),
  team: list(member, 'L’équipe du projet.').meta({ isUsual: true }).optional(),
  needs: list(need, 'Les besoins qui ne sont pas de l’argent.').optional(),
  support: group('Où envoyer un soutien : ouvre le panneau « Soutenir » de la fiche.', {
    phone: phone('Le numéro mobile money du projet.'),
    recipient: text('Le nom affiché lors du transfert.'),
    messaging: url('Le lien de messagerie du projet (WhatsApp, par exemple).').optional(),
    note: text('Une phrase pour qui veut aider.').optional(),
  })
    .meta({ watch: 'argent' })
    .optional(),
  vote: group(
    'Le vote, d’un projet « En vote », une fois le vote ouvert dans les réglages du site.',
    {
      until: day('Le dernier jour du vote.'),
      address: url('Où voter, sur un autre site.').optional(),
      counts: list(
        count,
        'Les comptes des voix, un par tiret, du plus ancien au plus récent. Un compte publié ne se change plus, on en ajoute un.',
      )
        .meta({ appendOnly: true })
        .optional(),
    },
  )
    .meta({ isUsual: true })
    .optional(),
  ends: day(
    'Le dernier jour de la collecte : les jours qui restent se comptent alors seuls, à la place de « daysRemaining ».',
  ).optional(),
  website: url('Le site du projet.').optional(),
};
