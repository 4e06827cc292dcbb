/** Text of a notice, a short message over the page (toast). */
export interface Notice {
  title: string;
  message: string;
}

const SOON_HERE = '🚧 Bientôt disponible!';
const SOON = '🚧 Bientôt disponible';
const TO_COME = '🚧 Fonctionnalité à venir';
const copied = (message: string): Notice => ({ title: 'Copié !', message });
const notCopied = (message: string): Notice => ({ title: 'Copie impossible', message });

/** Default texts of the notices, for ids that `content/notices.yml` omits (spec section 8, contract section 7). */
export const NOTICE_TEXTS = {
  langue: {
    title: '🚧 Bientôt disponible !',
    message: 'La fonctionnalité de changement de langue arrive prochainement.',
  },
  projet: {
    title: '🚧 Contenu en préparation !',
    message: 'La page pour le projet "{title}" est en cours de construction. Revenez bientôt !',
  },
  facette: {
    title: '🚧 Articles à venir',
    message: 'Les articles de la catégorie "{category}" arrivent bientôt !',
  },
  article: { title: SOON_HERE, message: 'Cet article sera bientôt disponible pour lecture.' },
  ressource: { title: SOON_HERE, message: 'Le téléchargement sera bientôt activé.' },
  galerie: { title: SOON_HERE, message: 'Ce contenu sera bientôt ajouté.' },
  'chronologie-video': { title: SOON_HERE, message: 'Le lien vers la vidéo sera bientôt ajouté !' },
  'chronologie-radio': {
    title: SOON_HERE,
    message: 'Le direct de la radio Oyeri sera bientôt disponible ici !',
  },
  'chronologie-autre': { title: SOON_HERE, message: 'Ce lien sera bientôt actif.' },
  soutien: { title: SOON, message: 'Le soutien aux projets sera bientôt activé.' },
  recherche: { title: TO_COME, message: 'Le filtrage et la recherche seront bientôt activés.' },
  newsletter: { title: SOON, message: "L'inscription à la newsletter arrive bientôt." },
  partage: { title: SOON, message: 'Le partage arrive bientôt.' },
  'tableau-de-bord': {
    title: SOON,
    message: 'Le tableau de bord de transparence sera bientôt en ligne.',
  },
  comite: {
    title: TO_COME,
    message: 'Le processus de candidature aux comités sera bientôt disponible.',
  },
  actualites: { title: SOON, message: "L'inscription aux actualités arrive bientôt." },
  copie: copied('Le numéro a été copié dans le presse-papiers.'),
  'copie-impossible': notCopied('Sélectionnez le numéro affiché pour le copier.'),
  'copie-reference': copied('La référence a été copiée dans le presse-papiers.'),
  'copie-reference-impossible': notCopied('Sélectionnez la référence affichée pour la copier.'),
  'copie-lien': copied('Le lien a été copié dans le presse-papiers.'),
  'copie-lien-impossible': notCopied('Sélectionnez l’adresse affichée pour la copier.'),
  'copie-message': copied('Le message a été copié dans le presse-papiers.'),
  'copie-message-impossible': notCopied('Sélectionnez le message pour le copier.'),
  'contribution-supprimee': {
    title: 'Contribution supprimée',
    message: 'La contribution a été supprimée avec succès.',
  },
  'contribution-erreur': { title: 'Erreur', message: 'Impossible de supprimer la contribution.' },
} as const satisfies Record<string, Notice>;

export type NoticeId = keyof typeof NOTICE_TEXTS;
