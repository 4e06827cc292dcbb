import type { Listing } from '../documents/list.ts';
import type { Diagnosis } from '../issue.ts';
import type { Model } from '../model.ts';
import { nearest } from '../values/nearest.ts';
import { moveTo, rightPath } from './names.ts';

const RULE = 'fichier-inconnu';
const MESSAGE = 'Le site ne sait que faire de ce fichier.';

/** The diagnosis of a file that the site does not read. */
export function unknownFile(
  path: string,
  { listing, model }: { listing: Listing; model: Model },
): Diagnosis {
  const text = asTextPath(path, model);
  if (text === undefined) return { rule: RULE, message: MESSAGE, hint: hintOf(path, model) };
  const message = ENDING.test(path)
    ? MESSAGE
    : 'Le nom de ce fichier ne se termine pas par « .mdx » : le site ne le lit pas.';
  const how = 'Pour en faire un texte du site, renommez-le en';
  return { rule: RULE, message, ...moveTo(path, text, { how, listing }) };
}

/** What follows the last dot, where it can be the kind of a file: `.2026` is a piece of the name. */
const ENDING = /\.[a-z][a-z0-9]{0,7}$/i;

/** The path of a file as a text of the site, when its name is nearly one: `pages/contact.md`. */
export function asTextPath(path: string, { kindOf }: Model): string | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (name.startsWith('.') || kindOf(path) === undefined || !path.includes('/')) return undefined;
  // An ending of other texts, or the letters of "mdx" in another order, missing or twice.
  const bare = path.replace(/(?:\.mdx)?\.(?:md|txt|markdown|[mdx]{2,4})$/i, '');
  return bare !== path || !ENDING.test(name)
    ? rightPath(bare.replace(/(?<=[^/])[\s.,;_-]*mdx$/i, ''))
    : undefined;
}

function hintOf(path: string, { sharedFiles }: Model): string {
  if (/\.(jpe?g|png|webp|avif|svg|heic|gif)$/i.test(path)) {
    return 'Déposez cette image dans content/images, puis supprimez-la d’ici.';
  }
  if (/\.ya?ml$/i.test(path)) {
    const known = nearest(
      path,
      Object.values(sharedFiles).map((one) => one.path),
    );
    return known
      ? `Le site lit un fichier « ${known} » : vérifiez le nom et le dossier de celui-ci.`
      : 'Retirez-le, ou vérifiez son nom et son dossier : content/README.md dit quels fichiers le site lit.';
  }
  return (
    ofOtherService(path) ??
    'Retirez-le : content n’accepte que des textes .mdx et, dans content/images, des images.'
  );
}

/** Whether the name of a file has the ending of a document, which the site does not publish. */
export const isDocument = (path: string) =>
  /\.(?:pdf|docx?|odt|rtf|pages|xlsx?|ods|csv|pptx?|odp|zip)$/i.test(path);

/** What to do with a document or a recording, by the ending of its name: the site publishes only links to them. */
export function ofOtherService(path: string): string | undefined {
  if (isDocument(path)) {
    return 'Retirez-le, déposez-le sur un service de partage (un nuage, un disque partagé) en accès public, puis donnez son adresse par un lien. Exemple : [Lire le rapport](https://…). Les documents qu’ouvrent les boutons du site ont leur adresse dans content/site.yml, sous « documents: ».';
  }
  if (/\.(?:mp4|mov|avi|webm|mkv|m4v|mp3|m4a|wav|ogg|aac)$/i.test(path)) {
    return 'Retirez-le, déposez-le sur un service de vidéo ou d’écoute, puis donnez son adresse par un lien. Exemple : [Voir la vidéo](https://…).';
  }
  return undefined;
}
