import { MISGROUPED } from '../../site/formats/numbers.ts';
import type { Fault } from '../../values/issue.ts';
import { shorten } from '../../values/text.ts';
import { tagFault } from './tag-fault.ts';

/** What a warning about marks begins with. */
export const MARK = { rule: 'mise-en-forme', severity: 'warning' } as const;

/** Marks that were meant for Markdown or another tool, and that visitors would see as text: a row of the table. */
export interface Mark {
  /** At most 80 characters, without a look behind; read on a text in which all blanks are spaces (`visibleMarks`). */
  find: RegExp;
  /** The fault of what was found; undefined for what is right as it is. */
  fault(found: string, name?: string): Fault | undefined;
  /** The fault is the same in a value of the frontmatter, where no mark has an effect. */
  inValues?: true;
}

const row = (find: RegExp, fault: Fault & { inValues?: true }): Mark => ({
  find,
  fault: (found) => ({ ...fault, message: fault.message.replace('%', () => shorten(found, 40)) }),
  ...(fault.inValues && { inValues: true }),
});

const LINK = {
  rule: 'lien-mal-ecrit',
  message: '« % » ne marche pas : les visiteurs liraient ces signes.',
  hint: 'Écrivez le texte entre crochets et, tout contre, l’adresse entre parenthèses, sans espace ni guillemets. Exemple : [Me contacter](/contact)',
};

const FOREIGN = {
  ...MARK,
  message: '« % » est la marque d’un autre outil : les visiteurs liraient ces signes.',
  hint:
    'Effacez ces signes et gardez les mots. Une note se cache ainsi : <!-- à vérifier --> ; un lien s’écrit [les mots](/adresse), ' +
    'un encadré « > [!NOTE] » seul sur sa ligne, puis son texte sur des lignes qui commencent par « > ».',
};

/** The closed list of marks that are asked about where they stay visible: a new row replaces one. */
export const MARKS: readonly Mark[] = [
  { find: /<<?[ /\\]*(\p{L}[\w.:-]*)[^<>\n]{0,200}>?|&(?:#\d+|[a-z]{2,8});/giu, fault: tagFault },
  row(/<\s?!\s?[-‐-―].*|^[^<\n]*-->(?= *$)/gm, {
    rule: 'note-non-fermee',
    message: '« % » ne cache rien : les visiteurs liraient cette note, ou ces signes.',
    hint: 'Commencez la note par « <!-- » et terminez-la par « --> », avec deux traits d’union et non un tiret long. Pour une flèche, écrivez « → ».',
  }),
  row(/^ *(?:import .*["'][^"'\n]+["'](?:;.*)?$|export (?:const|let|[{*]|default \w+$))/gm, {
    rule: 'code-montre',
    message: 'Cette ligne de code ne fait rien ici : les visiteurs la liraient telle quelle.',
    hint: 'Effacez-la : les blocs du site se placent dans le texte sans rien importer. Si le texte parle de code, mettez le signe « ` » avant la ligne et un autre après.',
  }),
  row(/【[^【】\n]*】|contentReference\[[^\]\n]*\]|\[oai_[^\]\n]*\]|citeturn\w+/g, {
    ...MARK,
    message: '« % » est la marque d’un assistant : elle ne mène nulle part.',
    hint: 'Effacez-la, et vérifiez la phrase : si elle vient d’une source, mettez-y un lien.',
    inValues: true,
  }),
  row(/(?:!?\[[^\][\n]*)?[\]}]:?[({][^\s)]*\)?/g, LINK),
  {
    find: /\[[^\][\n]*[^\d….\][]\](?:\[|\/[a-z-]{4}\S*|:? \((?:https?:|[/#])[^()\s]*\))/g,
    fault: (found) =>
      // « Il a écrit “sa [sic] (https://exemple.ga)” » marks an error of somebody else.
      found.startsWith('[sic]')
        ? undefined
        : {
            ...LINK,
            message: LINK.message.replace('%', () => shorten(found)),
            right: found.endsWith(')') ? found.replace(/\]:? \(/, '](') : undefined,
          },
  },
  row(/\[[^\][()\n]*\(\/|\([^()\n]*\)\[[/h]|\((?:http|\/)[^()\s]*\) ?\[/g, LINK),
  {
    find: /^ *#{2,6}(?=[\p{L}\p{N}«*])/gmu,
    fault: (found) => ({
      rule: 'mise-en-forme',
      message: `Un espace manque après « ${found} » : ce titre serait montré comme du texte, avec ses dièses.`,
      hint: 'Pour un titre, écrivez au moins deux dièses, un espace, puis le titre. Exemple : ## Nos actions',
      right: `${found} `,
    }),
  },
  row(/\*\*[\p{L}«][^\s*]*|(?:^| )(?:\*\* [^*\n]*\*\*|__\p{L}|([*_])\p{L}[^*_\n]*\1)/gmu, {
    ...MARK,
    message: '« % » : ces signes ne mettent rien en forme, et seraient montrés.',
    hint: 'Pour du gras, écrivez deux étoiles avant et deux après, collées aux mots en gras, et laissez l’espace au-dehors. Exemple : **Attention :** lisez',
  }),
  row(/^ *\|.*\| *$(?:\n *\|.*)*/gm, {
    rule: 'tableau',
    message:
      'Ces barres ne font pas un tableau : « % » serait montré comme du texte, avec ses barres.',
    hint: 'Sous la ligne des titres, écrivez « --- » pour chaque colonne, entre deux barres, et ne laissez pas de ligne vide dans le tableau. Exemple pour deux colonnes : | --- | --- |',
  }),
  {
    find: /\[\^([^\]\n]{1,60})\]/g,
    fault: (found, name = '') => ({
      rule: 'note-sans-texte',
      message: `La note « ${shorten(found, 24)} » n’a pas de texte.`,
      hint: `Après une ligne vide, au bas de la page, commencez une ligne par « [^${name.trim().replace(/\s+/g, '-')}]: », sans espace avant le deux-points, puis écrivez le texte de la note.`,
    }),
  },
  row(/(?:^|[ (])(?!www\.)(?:[a-z\d-]+\.)+(?:com|org|net|ga|fr|info|me|ly)\/[^\s()<>]+/gim, {
    rule: 'lien-mal-ecrit',
    severity: 'warning',
    message: '« % » ne serait pas un lien : personne ne pourrait le toucher.',
    hint: 'Écrivez cette adresse avec « https:// » devant, ou comme un lien. Exemple : [Notre page](https://facebook.com/nom)',
  }),
  row(MISGROUPED, {
    ...MARK,
    message: '« % » : les chiffres de ce nombre ne vont pas par trois.',
    hint: 'Vérifiez le nombre, puis écrivez ses chiffres par trois depuis la fin. Exemple : 25 000 €',
    inValues: true,
  }),
  row(/^ *(?:\{\{.*\}\}|\{%.*%\}) *$|\{\{<|\{\/\*|!?\[\[[^\]\n]*|^ *:{3,}|%%[^%\n]+%%/gm, FOREIGN),
  row(/==[^=\s][^=\n]*==|\{[#.][\w-]+\} *$|\[\/?(?:caption|embed|gallery|toc)\b/gim, FOREIGN),
];
