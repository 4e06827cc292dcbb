import { inFigures, MISGROUPED } from '../../../site/formats/numbers.ts';
import { MARK, type MarkupPattern } from './markup-pattern.ts';

/** Figures that visitors would not read as they are meant. */
export const FIGURE_PATTERNS: readonly MarkupPattern[] = [
  {
    ...MARK,
    examples: ['2OO €', '1O 000 FCFA', 'l5 000 F', '+241 O6 12 34 56'],
    find: /(?<![\p{L}\d])(?=[OoIl\d., \u00a0\u202f]{0,20}[OoIl])(?:(?=[OoIl]{0,9}\d)[\dIl][\dOoIl]{0,8}(?:[ .\u00a0\u202f][\dOo]{3})*(?:[.,][\dOo]{1,2})?(?=\s?(?:€|F\s?CFA\b|F\b|francs?\b|euros?\b))|(?:(?<=\+)241|O\d)(?:[ .\u00a0\u202f-]?[\dOoIl]){7,9}(?![\p{L}\d]))/dgu,
    isMeant: ({ written: [source = ''] }) => inFigures(source) !== source,
    message: (source) => `« ${source} » a des lettres à la place de chiffres.`,
    hint: 'Écrivez le nombre avec les chiffres 0 et 1, et non avec les lettres O, I ou l.',
    write: (source) => inFigures(source),
  },
  {
    ...MARK,
    examples: ['Envoyez vos dons au 077 12 34 5.'],
    find: /(?<![\d+][ \u00a0\u202f.]?)0[67]\d(?:[ \u00a0\u202f.]\d\d){2}[ \u00a0\u202f.]\d(?![ \u00a0\u202f.,]?\d)/dgu,
    message: (source) => `« ${source} » : il manque un chiffre à ce numéro.`,
    hint: 'Vérifiez le numéro auprès de qui le porte. Exemple : 077 12 34 56',
  },
  {
    ...MARK,
    examples: ['Dès 2 5000 €', '1 25 000 FCFA'],
    find: MISGROUPED,
    message: (source) => `« ${source} » : les chiffres de ce nombre ne vont pas par trois.`,
    hint: 'Vérifiez le nombre, puis écrivez ses chiffres par trois depuis la fin. Exemple : 25 000 €',
  },
  {
    ...MARK,
    examples: ['#REF!', '| a |\n|---|\n| ##### |'],
    find: /#(?:N\/A|REF!|VALUE!|NAME\?|NUM!|NULL!|DIV\/0!|VALEUR!|NOM\s?\?|NOMBRE!|NUL!)|(?<=^|[\s\0\ue000])#{4,}(?=\s*(?:$|\0))/dgmu,
    message: (source) => `« ${source} » est ce qu’un tableur montre à la place d’une valeur.`,
    hint: 'Écrivez la valeur elle-même, ou laissez la case vide.',
  },
  {
    ...MARK,
    examples: ['Don de محمد 5 000 FCFA'],
    find: /(?<=[\p{sc=Arab}\p{sc=Hebr}][^\p{L}\d\n]{1,9})\d+/dgu,
    message: (source) =>
      `« ${source} » suit un mot qui s’écrit de droite à gauche : le nombre serait montré de l’autre côté de ce mot.`,
    hint: 'Mettez un mot français entre les deux. Exemple : « محمد a donné 5 000 FCFA ».',
  },
];
