/** French labels of keys; `tabs.id` is the key `id` inside `tabs`. */
// biome-ignore format: several pairs on a line
const LABELS: Readonly<Record<string, string>> = {
  title: 'Titre', description: 'Description', image: 'Image', alt: 'Ce que montre l’image',
  nav: 'Nom dans les menus', section: 'Projet', name: 'Nom', theme: 'Thème', contact: 'Contacts',
  email: 'Courriel', messaging: 'Messagerie', footer: 'Bas de page', lang: 'Langue',
  hero: 'Grande ouverture', kicker: 'Surtitre', text: 'Texte', composition: 'Place de l’image',
  actions: 'Boutons', label: 'Libellé', href: 'Lien', scroll: 'Lien vers le bas',
  vignette: 'Vignette', card: 'Carte du projet', category: 'Catégorie', status: 'État',
  figures: 'Chiffres', value: 'Chiffre', icon: 'Dessin', discover: 'Cartes', more: 'Mots du lien',
  facets: 'Catégories du blog', timeline: 'Parcours', 'timeline.date': 'Période',
  company: 'Organisation', cover: 'Couverture', src: 'Image', details: 'Points', impact: 'Résultat',
  button: 'Bouton', action: 'Action', 'activities.action': 'Bouton', video: 'Vidéo', radio: 'Radio',
  services: 'Services', items: 'Prestations', price: 'Prix', gallery: 'Galerie', caption: 'Légende',
  span: 'Place dans la grille', testimonials: 'Témoignages', quote: 'Citation', author: 'Qui parle',
  role: 'Fonction', resources: 'Ressources', type: 'Genre', link: 'Lien', documents: 'Documents',
  url: 'Adresse', subjects: 'Objets de courriel', activities: 'Activités', roles: 'Rôles', task: 'Tâche', donations: 'Dons',
  date: 'Date', amount: 'Montant', samples: 'Projets d’exemple', progress: 'Avancement',
  tabs: 'Onglets', 'tabs.id': 'Formulaire', id: 'Identifiant', values: 'Valeurs',
  objectives: 'Objectifs', principles: 'Principes', pillars: 'Piliers', bodies: 'Instances',
  types: 'Types', members: 'Membres', partners: 'Partenaires', reasons: 'Raisons', steps: 'Étapes',
  draft: 'Garder en brouillon', excerpt: 'Accroche', slug: 'Fin de l’adresse', event: 'Rencontre',
  start: 'Premier jour', end: 'Dernier jour', place: 'Lieu', location: 'Lieu', objective: 'But',
  budget: 'Budget', collected: 'Somme réunie', daysRemaining: 'Jours restants',
  budgetLines: 'Détail du budget', item: 'Dépense', plan: 'Plan d’action', step: 'Numéro',
  duration: 'Durée', result: 'Résultat attendu', province: 'Province', history: 'Historique',
  reason: 'Raison', receipts: 'Recettes', from: 'Origine', proof: 'Preuve',
  due: 'Preuve promise le', expenses: 'Dépenses', team: 'Équipe', needs: 'Besoins', what: 'Besoin',
  support: 'Soutien', phone: 'Téléphone', recipient: 'Bénéficiaire', note: 'Note',
  ends: 'Fin de la collecte', website: 'Site web', question: 'Question', tagline: 'Devise',
  donation: 'Dons', press: 'Contact presse', social: 'Réseaux sociaux',
  professional: 'Réseau professionnel', network: 'Réseau social', cv: 'CV', statutes: 'Statuts',
  brochure: 'Plaquette', logo: 'Logo', forms: 'Formulaires', provider: 'Hébergeur',
  ids: 'Identifiants', partner: 'Devenir partenaire', volunteer: 'Devenir bénévole',
  child: 'Inscrire un enfant', knowledge: 'Partager un savoir', 'ids.map': 'Contribuer à la carte',
  map: 'Carte participative', proposal: 'Proposer un projet', 'card.action': 'Second lien',
  newsletter: 'Newsletter', repository: 'Dépôt GitHub', participe: 'Je Participe',
  filters: 'Filtres', share: 'Partage', follow: 'Suivi', 'participe.data': 'Données ouvertes',
  dataLicence: 'Licence des données', dataPrice: 'Prix des pages légères',
  xafPerMegabyte: 'FCFA par mégaoctet', receiver: 'Qui reçoit l’argent', organisation: 'Organisme', person: 'Responsable',
  registration: 'Enregistrement', operator: 'Opérateur', state: 'Où en sommes-nous', signature: 'Signature', vote: 'Vote',
  until: 'Dernier jour du vote', address: 'Adresse', counts: 'Comptes des voix', for: 'Pour', against: 'Contre',
  opens: 'Lien ouvert par',
  intro: 'Introduction', fields: 'Champs', kind: 'Genre de réponse',
  required: 'Obligatoire', choices: 'Réponses', help: 'Aide', autocomplete: 'Remplissage proposé',
};

/** French label of the key at the end of a path of keys, as editors read it; undefined for a key without one. */
export const labelOf = (path: readonly string[]): string | undefined =>
  LABELS[path.slice(-2).join('.')] ?? LABELS[path.at(-1) ?? ''];

/** All labels. */
export const labels: readonly string[] = Object.values(LABELS);
