import type { YAMLError } from 'yaml';
import type { Place } from '../../content/issue.ts';
import type { Fault } from '../fault.ts';
import { keyOf, takeApart } from './line.ts';
import type { Parsed } from './parse.ts';

type Said = Pick<Fault, 'rule' | 'message' | 'hint'>;

const INDENT: Said = {
  rule: 'yaml-retrait',
  message: 'Cette ligne n’est pas décalée comme il faut par rapport à celles du dessus.',
  hint: 'Alignez-la avec ses voisines : deux espaces par niveau, et le même retrait pour les éléments d’une même liste.',
};

const QUOTE: Said = {
  rule: 'yaml-guillemet',
  message: 'Un guillemet ou un crochet s’ouvre ici et ne se ferme pas comme il faut.',
  hint: 'Fermez-le sur la même ligne, ou effacez-le.',
};

const TAG: Said = {
  rule: 'yaml-etiquette',
  message:
    'Un mot qui commence par « ! » est un ordre donné au lecteur du fichier : le site n’en accepte aucun.',
  hint: 'Effacez ce mot, ou entourez tout le texte de guillemets droits.',
};

/** The parser's errors by their code; its English sentences are never shown. */
const BY_CODE: Readonly<Record<string, Said>> = {
  BAD_INDENT: INDENT,
  BLOCK_IN_FLOW: INDENT,
  BLOCK_AS_IMPLICIT_KEY: INDENT,
  TAB_AS_INDENT: {
    rule: 'yaml-tabulation',
    message: 'Cette ligne commence par une tabulation.',
    hint: 'Remplacez la tabulation par des espaces, deux par niveau.',
  },
  BAD_DQ_ESCAPE: {
    rule: 'yaml-barre',
    message: 'Entre guillemets droits, la barre oblique inverse « \\ » a un sens spécial.',
    hint: 'Écrivez une barre simple « / », ou deux barres inverses « \\\\ ».',
  },
  BAD_ALIAS: {
    rule: 'yaml-signe',
    message: 'Un texte ne peut pas commencer par « & » ou « * » sans guillemets.',
    hint: 'Entourez le texte de guillemets droits.',
  },
  TAG_RESOLVE_FAILED: TAG,
};

const GENERAL: Said = {
  rule: 'yaml',
  message: 'Cette ligne ne peut pas être lue.',
  hint: 'Écrivez « clé: "valeur" », avec une espace après le deux-points et des guillemets droits autour du texte.',
};

/** An error of the parser as a fault, by its code and the line it stands on. */
export function errorFault(
  error: YAMLError,
  parsed: Parsed,
  { lines, first }: { lines: readonly string[]; first: number },
): Fault {
  const place = parsed.at(error.pos[0]);
  if (error.code === 'DUPLICATE_KEY') return doubleKey(place, lines, first);
  const known = Object.hasOwn(BY_CODE, error.code) ? BY_CODE[error.code] : undefined;
  const text = lines[place.line - 1] ?? '';
  const isItem = /^\s*-/.test(text) && known === INDENT;
  const isOpen = error.code === 'MISSING_CHAR' && /["'[{]/.test(text);
  const said = isOpen ? QUOTE : (known ?? GENERAL);
  return { ...place, ...said, ...(isItem ? { rule: 'yaml-liste' } : {}) };
}

/** A key written twice, with the line (in the whole file) of the first. */
function doubleKey(place: Place, lines: readonly string[], first: number): Fault {
  const column = place.column - 1;
  const text = lines[place.line - 1] ?? '';
  // The parser may point past the key, at its colon or its value.
  const key = keyOf(text.slice(column))?.key ?? keyOf(takeApart(text).content)?.key ?? text.trim();
  const above = lines
    .slice(0, place.line - 1)
    .findLastIndex(
      (text) => text.startsWith(`${key}:`, column) || text.startsWith(`${key} :`, column),
    );
  const where = above < 0 ? 'plus haut' : `à la ligne ${above + first}`;
  return {
    ...place,
    rule: 'yaml-cle-double',
    message: `La clé « ${key.slice(0, 60)} » est déjà écrite ${where}.`,
    hint:
      column > 0
        ? 'Gardez une seule des deux lignes ; si un nouvel élément de la liste commence ici, mettez un tiret et une espace devant sa première clé.'
        : 'Gardez une seule des deux lignes.',
  };
}

/** What plain YAML must not hold, in words. */
export function abuseFault({ rule, place, word }: Parsed['abuses'][number]): Fault {
  const said = {
    'yaml-etiquette': {
      message: `« ${word} » est un ordre donné au lecteur du fichier : le site n’en accepte aucun.`,
      hint: TAG.hint,
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
  return { ...said, rule, ...place };
}
