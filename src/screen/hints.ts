import { LABELS } from '../content/labels.ts';

/** Parts of key descriptions that are only true for editors who write YAML, and their replacements for editors who fill in fields. */
const REPLACEMENTS: readonly [yaml: RegExp, field: string][] = [
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

/** The hint below a field, in Markdown: the description of its key, in which the names of other keys are replaced by their labels. */
export function hintOf(description: string): string {
  const hint = REPLACEMENTS.reduce((text, [yaml, field]) => text.replace(yaml, field), description);
  const withLabels = hint.replace(/« (\w+):? »/g, (quoted, key: string) =>
    Object.hasOwn(LABELS, key) ? `« ${LABELS[key]} »` : quoted,
  );
  // Sveltia CMS renders hints as Markdown, where `<FormEmbed>` would be an HTML element.
  return withLabels.replaceAll('<', '&lt;');
}

/** Labels for options of closed lists. An option without one has the label of the key of the same name, if there is such a key. */
const OPTION_LABELS: Readonly<Record<string, string>> = {
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

/** The French label for an option of a closed list; the option itself if there is no label. */
export const optionLabel = (value: string) => OPTION_LABELS[value] ?? LABELS[value] ?? value;
