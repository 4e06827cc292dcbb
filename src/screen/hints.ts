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
  [
    /Ce que le bouton ouvre : « video » ou « radio »\./,
    'Ce que le bouton ouvre : video, ou radio.',
  ],
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

/** What words of a closed list are called on the screen; the others are shown as they are. */
export const WORDS: Readonly<Record<string, string>> = {
  fr: 'Français',
  en: 'Anglais',
  text: 'Une ligne',
  long: 'Plusieurs lignes',
  email: 'Courriel',
  tel: 'Téléphone',
  number: 'Nombre',
  date: 'Date',
  choice: 'Choix dans une liste',
  check: 'Case à cocher',
  name: 'Nom',
  organization: 'Organisation',
  'address-level2': 'Ville',
  partner: 'Devenir partenaire',
  volunteer: 'Devenir bénévole',
  child: 'Inscrire un enfant',
  donor: 'Devenir donateur',
  demo: 'Exemple',
  message: 'Le site lui-même',
};
