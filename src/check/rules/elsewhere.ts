const DOCUMENT = /^(?:pdf|docx?|odt|rtf|pages|xlsx?|ods|csv|pptx?|odp|zip)$/i;
const RECORDING = /^(?:mp4|mov|avi|webm|mkv|m4v|mp3|m4a|wav|ogg|aac)$/i;

/** True for the ending of a document's name, which the site does not publish. */
export const isDocument = (extension: string) => DOCUMENT.test(extension);

/** What to do with a document or a recording, by the ending of its name: the site publishes only links to them. */
export function elsewhere(extension: string): string | undefined {
  if (isDocument(extension)) {
    return 'Retirez-le, déposez-le sur un service de partage (un nuage, un disque partagé) en accès public, puis donnez son adresse par un lien. Exemple : [Lire le rapport](https://…). Les documents qu’ouvrent les boutons du site ont leur adresse dans content/site.yml, sous « documents: ».';
  }
  if (RECORDING.test(extension)) {
    return 'Retirez-le, déposez-le sur un service de vidéo ou d’écoute, puis donnez son adresse par un lien. Exemple : [Voir la vidéo](https://…).';
  }
  return undefined;
}
