/** Where GitHub has what changes an issue, and what follows. */
const EDIT =
  'par le menu « … » en haut de la proposition, puis « Edit » : ce commentaire se refera.';

/** Asks for the answers that a form lacks. `labels`: its questions that have none. */
export function askForAnswers(labels: readonly string[]): string {
  const [lack, add] =
    labels.length > 1
      ? ['Il lui manque des réponses', 'Écrivez chacune sous sa question']
      : ['Il lui manque une réponse', 'Écrivez-la sous sa question'];
  return `Merci pour cette proposition ! ${lack} pour devenir une fiche :

${labels.map((label) => `- ${label}`).join('\n')}

${add} (« ### ${labels[0]} »), ${EDIT}
`;
}

/** Asks for shorter answers. `length`: characters of the sheet that they make. */
export const askForShorter = (length: number) =>
  `Merci pour cette proposition ! Sa fiche compte ${length.toLocaleString('fr-FR')} signes : elle est trop longue pour tenir ici. Raccourcissez les réponses ${EDIT}
`;

/** Asks whether a sheet that is there already is the same project's. `path`: from the project's root. */
export const askForName = (path: string, repository: string) =>
  `> ⚠️ **Une fiche porte déjà ce nom : [\`${path}\`](https://github.com/${repository}/edit/main/${path}).** Si c’est celle de ce projet, corrigez-la là. Sinon, changez le nom du projet ${EDIT}`;
