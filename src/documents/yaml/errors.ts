import type { Diagnosis } from '../../values/issue.ts';
import { keyOf, parseLine, quoted } from './line.ts';
import type { YamlFault } from './parse.ts';

export const INDENT: Diagnosis = {
  rule: 'yaml-retrait',
  message: 'Cette ligne n’est pas décalée comme il faut par rapport à celles du dessus.',
  hint: 'Alignez-la avec ses voisines : deux espaces par niveau, et le même retrait pour les éléments d’une même liste.',
};

export const SEVERAL_LINES: Diagnosis = {
  rule: 'yaml-deux-points',
  message:
    'Ce texte sans guillemets tient sur plusieurs lignes et contient un deux-points : le site ne peut pas le lire.',
  hint: 'Écrivez tout le texte sur une seule ligne, à côté de sa clé, entre guillemets droits.',
};

/** Diagnoses by error code of the `yaml` library, whose English messages are never shown. */
const BY_CODE: Readonly<Record<string, Diagnosis>> = {
  BAD_INDENT: INDENT,
  BLOCK_IN_FLOW: INDENT,
  BLOCK_AS_IMPLICIT_KEY: SEVERAL_LINES,
  MULTILINE_IMPLICIT_KEY: SEVERAL_LINES,
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
  ALIASES: {
    rule: 'yaml-alias',
    message: 'Les renvois « &nom » et « *nom » sont trop nombreux ou ne mènent nulle part.',
    hint: 'Écrivez chaque valeur en toutes lettres.',
  },
};

/** Values that start with `&`, which YAML parses as an anchor: `title: &Co`. */
const ANCHORED = /(?<=(?:^|[[{,:-])\s*)&[\w-]+(?:\s[^,\]}:]*[^,\]}:\s"'])?(?=\s*(?:[,\]}:]|$))/g;

/** Diagnosis of a YAML error. `lines`: the YAML text, which starts on line `first` of the file. */
export function diagnose(fault: YamlFault, lines: readonly string[], first: number): Diagnosis {
  const { code, word } = fault;
  if (code === 'DUPLICATE_KEY') return doubleKey(fault, lines, first);
  if (code === 'RESERVED_KEY') {
    return {
      rule: 'cle-interdite',
      message: `La clé « ${word} » est réservée au langage du site.`,
      hint: 'Effacez cette ligne.',
    };
  }
  if (code === 'TAG_RESOLVE_FAILED') {
    return {
      rule: 'yaml-etiquette',
      message: `« ${word} » est un ordre donné au lecteur du fichier : le site n’en accepte aucun.`,
      hint: 'Effacez ce mot, ou entourez tout le texte de guillemets droits.',
    };
  }
  if (code === 'ANCHOR') {
    const text = lines[fault.position.line - 1] ?? '';
    const mended = text.replace(ANCHORED, (found) => quoted(found));
    return {
      rule: 'yaml-signe',
      message:
        'Un texte commence ici par « & » sans guillemets : son premier mot ne serait pas montré.',
      hint: 'Entourez ce texte de guillemets droits.',
      ...(mended === text ? {} : { suggestion: mended }),
    };
  }
  const known = Object.hasOwn(BY_CODE, code) ? BY_CODE[code] : undefined;
  return known ?? unreadable(lines, fault.position.line - 1);
}

/** Diagnosis of `count` lines that are not YAML; its example is the nearest valid line above. */
export function unreadable(lines: readonly string[], at: number, count = 1): Diagnosis {
  const example = lines.slice(0, at).findLast((text) => /^[\w/-]+: [^|>]/.test(text));
  const isPasted = /^\s*(?:[{}[\]],?|`{3,}\s*\w*)\s*$/.test(lines[at] ?? '');
  const below = count > 2 ? `les ${count - 1} suivantes` : 'la suivante';
  return {
    rule: 'yaml',
    message:
      count === 1
        ? 'Cette ligne ne peut pas être lue : elle n’a pas la forme « clé: valeur ».'
        : `Cette ligne et ${below} ne peuvent pas être lues : elles n’ont pas la forme « clé: valeur ».`,
    hint: isPasted
      ? 'Effacez les accolades, les crochets et les accents graves seuls sur leur ligne : ici, chaque clé a sa ligne, sans virgule à la fin.'
      : `Si elle continue le texte du dessus, écrivez-la à la suite de ce texte, sur la même ligne ; sinon, donnez-lui une clé, un deux-points et une espace, comme « ${example?.slice(0, 60) ?? 'title: "…"'} ».`,
  };
}

/** Diagnosis of a key that is present twice; the message contains the line of the first one in the file. */
function doubleKey({ position }: YamlFault, lines: readonly string[], first: number): Diagnosis {
  const column = position.column - 1;
  const text = lines[position.line - 1] ?? '';
  const key = keyOf(text.slice(column))?.key ?? parseLine(text).content;
  const above = lines
    .slice(0, position.line - 1)
    .findLastIndex((line) => keyOf(line.slice(column))?.key === key);
  return {
    rule: 'yaml-cle-double',
    message: `La clé « ${key.slice(0, 60)} » est déjà écrite ${above < 0 ? 'plus haut' : `à la ligne ${above + first}`}.`,
    hint:
      column > 0
        ? 'Gardez une seule des deux lignes ; si un nouvel élément de la liste commence ici, mettez un tiret et une espace devant sa première clé.'
        : 'Gardez une seule des deux lignes.',
  };
}
