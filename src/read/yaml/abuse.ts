import type { Fault } from '../fault.ts';
import type { Parsed } from './parse.ts';

/** What plain YAML must not hold, in words. */
export function abuseFault({ rule, place, word }: Parsed['abuses'][number]): Fault {
  const said = {
    'yaml-etiquette': {
      message:
        'Un mot qui commence par « ! » est un ordre donné au lecteur du fichier : le site n’en accepte aucun.',
      hint: 'Effacez ce mot, ou entourez tout le texte de guillemets droits.',
    },
    'cle-interdite': {
      message: `La clé « ${word} » est réservée au langage du site.`,
      hint: 'Effacez cette ligne.',
    },
    'yaml-alias': {
      message: 'Les renvois « &nom » et « *nom » sont trop nombreux ou ne mènent nulle part.',
      hint: 'Écrivez chaque valeur en toutes lettres.',
    },
  }[rule];
  return { rule, ...place, ...said };
}
