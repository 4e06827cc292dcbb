import type { FieldKind } from './schema/form.ts';

/** What the site's own forms say around their fields. */
export const FORM_WORDS = {
  lang: 'fr',
  optional: '(facultatif)',
  choose: 'Choisissez…',
  /** What to write in a field that was left out or is wrong. */
  wrong: {
    text: 'Remplissez ce champ.',
    long: 'Remplissez ce champ.',
    email: 'Écrivez une adresse complète. Exemple\u00a0: nom@exemple.ga',
    tel: 'Écrivez un numéro en chiffres. Exemple\u00a0: 077\u00a000\u00a000\u00a000',
    number: 'Écrivez un nombre entier, en chiffres.',
    date: 'Indiquez un jour, un mois et une année.',
    choice: 'Choisissez une réponse dans la liste.',
    check: 'Cochez cette case.',
  } satisfies Record<FieldKind, string>,
  colon: '\u00a0: ',
  yes: 'oui',
  message: 'Votre message',
  empty: 'Il s’écrit ici à mesure que vous remplissez le formulaire.',
  hint: 'Rien ne part d’ici\u00a0: WhatsApp ou votre messagerie s’ouvre avec ce texte, que vous relisez et envoyez vous-même. Jusque-là, ce que vous écrivez reste dans cet onglet.',
  whatsapp: 'Envoyer par WhatsApp',
  email: 'Envoyer par courriel',
  copy: 'Copier le message',
  erase: 'Effacer',
  copied: { title: 'Copié\u202f!', message: 'Le message a été copié dans le presse-papiers.' },
  refused: { title: 'Copie impossible', message: 'Sélectionnez le message pour le copier.' },
  /** In place of the form, where it cannot work. */
  contacts: 'Pour nous joindre\u00a0:',
  write: 'Écrire à',
  call: 'Appeler le',
};

export type FormWords = typeof FORM_WORDS;
