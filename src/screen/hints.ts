import { LABELS } from '../content/labels.ts';

/** What descriptions say to who writes YAML, and what says the same to who touches a field. */
const ON_SCREEN: readonly [written: RegExp, shown: string][] = [
  [/, AAAA-MM-JJ|, en chiffres(?:, sans espace)?/g, ''],
  [
    /Écrivez « true » tant que (.*?) : (.*) Effacez la ligne pour le publier\./,
    'Coché tant que $1 : $2 Décochez pour le publier.',
  ],
  [/Écrivez true si/, 'Coché si'],
  [/Écrivez « (\w+) »/, 'Choisissez « $1 »'],
  [/ par tiret/g, ' par ligne'],
  [/effacez la ligne/g, 'videz ce champ'],
  [/sans cette clé/g, 'sans choix'],
  [/sans ces lignes/g, 'sans cela'],
  [/ Une page entre dans un menu par une ligne de content\/navigation\.yml\./, ''],
  [/, déposée dans content\/images/g, ''],
  [/une image de content\/images/g, 'une photo'],
  [/(?: \((?:text|long|choice|check)\))/g, ''],
];

/** The description of a key as the hint of its field, in which other fields have their labels. */
export function hintOf(description: string): string {
  const shown = ON_SCREEN.reduce((text, [written, by]) => text.replace(written, by), description);
  const named = shown.replace(/« (\w+):? »/g, (whole, key: string) =>
    Object.hasOwn(LABELS, key) ? `« ${LABELS[key]} »` : whole,
  );
  // The screen reads hints as Markdown, in which the name of a block would be HTML.
  return named.replaceAll('<', '&lt;');
}

/** What words of a closed list are called on the screen, where they are not called as the key of that name. */
const WORDS: Readonly<Record<string, string>> = {
  fr: 'Français',
  en: 'Anglais',
  text: 'Une ligne',
  long: 'Plusieurs lignes',
  tel: 'Téléphone',
  number: 'Nombre',
  choice: 'Choix dans une liste',
  check: 'Case à cocher',
  organization: 'Organisation',
  'address-level2': 'Ville',
  donor: 'Devenir donateur',
  demo: 'Exemple',
  message: 'Le site lui-même',
};

/** What a word of a closed list is called on the screen; one without another name is shown as it is. */
export const labelOf = (word: string): string => WORDS[word] ?? LABELS[word] ?? word;
