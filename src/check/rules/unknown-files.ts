import { kindOf } from '../../content/kinds/index.ts';
import type { Diagnosis } from '../../values/issue.ts';
import { rightPath, typedName } from './file-names.ts';

export const unknownFile = (path: string): Diagnosis => ({
  rule: 'fichier-inconnu',
  message: 'Le site ne sait que faire de ce fichier, ou ne peut pas l’ouvrir.',
  hint: hintOf(path),
});

/** Corrects the extension of a text: `pages/contact.md` -> `pages/contact.mdx`; undefined for other files. */
export function asTextPath(path: string): string | undefined {
  const bare = path.replace(/(?:\.mdx)?\.(?:md|txt|markdown)$/i, '');
  return bare === path || kindOf(path) === undefined ? undefined : rightPath(bare);
}

function hintOf(path: string): string {
  const text = asTextPath(path);
  if (text)
    return `Pour en faire un texte du site, renommez-le en « ${typedName(path, text)} » ; si ce texte est déjà là, supprimez celui-ci.`;
  if (/\.(jpe?g|png|webp|avif|svg|heic|gif)$/i.test(path))
    return 'Déposez cette image dans content/images, puis supprimez-la d’ici.';
  if (/\.pdf$/i.test(path))
    return 'Déposez ce PDF dans content/documents, sans dossier, puis supprimez-le d’ici. Son lien : [Lire le rapport](/documents/rapport.pdf).';
  if (isDocument(path)) return `${ofOtherService(path)} ${DOCUMENTS}`;
  return (
    ofOtherService(path) ??
    'Retirez-le, ou corrigez son nom : content n’accepte que des textes dont le nom finit par « .mdx », les fichiers .yml et .json livrés avec le site et, dans content/images, des images.'
  );
}

const DOCUMENTS =
  'Les documents qu’ouvrent les boutons du site ont leur adresse dans content/site.yml, sous « documents: ».';

/** True for the name of an office document (`.pdf`, `.docx`), which the site does not publish. */
export const isDocument = (path: string) =>
  /\.(?:pdf|docx?|odt|rtf|pages|xlsx?|ods|csv|pptx?|odp|zip)$/i.test(path);

/** Hint for a document or recording, which must be published on another service; undefined for other files. */
export function ofOtherService(path: string): string | undefined {
  if (isDocument(path))
    return 'Retirez-le, déposez-le sur un service de partage (un nuage, un disque partagé) en accès public, puis donnez son adresse par un lien. Exemple : [Lire le rapport](https://…).';
  return /\.(?:mp4|mov|avi|webm|mkv|m4v|mp3|m4a|wav|ogg|aac)$/i.test(path)
    ? 'Retirez-le, déposez-le sur un service de vidéo ou d’écoute, puis donnez son adresse par un lien. Exemple : [Voir la vidéo](https://…).'
    : undefined;
}
