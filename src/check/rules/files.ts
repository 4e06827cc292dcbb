import type { Reading } from '../../documents/read-files.ts';
import { kindOf, kinds, sharedRoute } from '../../site/kinds/index.ts';
import type { Place } from '../../site/kinds/spec.ts';
import { stem } from '../../site/routes.ts';
import { sharedFiles } from '../../site/schema/index.ts';
import { type Fault, FIRST_LINE, type Issue, issueAt } from '../../values/issue.ts';
import { MAX_DOWNLOAD_BYTES, megabytes } from '../../values/limits.ts';
import { badName, rightPath, typedName } from './file-names.ts';

/** Reports unreadable and unknown files, texts in a wrong folder, and names that would be invalid routes. */
export function files({ listing, nameOf }: Reading): Issue[] {
  const shared = Object.values(sharedFiles);
  const unknown = [
    ...listing.others,
    ...listing.data.filter((path) => !shared.some((one) => one.path === path)),
  ];
  const about = (path: string, fault: Fault | undefined) =>
    fault ? [issueAt(nameOf(path), FIRST_LINE, fault)] : [];
  return [
    ...listing.links.flatMap((path) => about(path, LINK)),
    ...unknown.flatMap((path) => about(path, unknownFile(path))),
    ...listing.texts.flatMap((path) => about(path, pathFault(path))),
  ];
}

const LINK: Fault = {
  rule: 'lien-symbolique',
  message: 'Ce fichier est un raccourci vers un autre fichier : le site ne le suit pas.',
  hint: 'Supprimez-le et déposez une copie du vrai fichier à sa place.',
};

/** Fault of a text in a wrong folder, or whose name would be no route. */
export const pathFault = (path: string): Fault | undefined =>
  isMisplaced(path) ? misplaced() : nameFault(path);

/** A name without the number that its kind wants is reported with the number, by another rule. */
const nameFault = (path: string): Fault | undefined =>
  /^(?:[a-z0-9-]+\/)*[a-z0-9-]+\.mdx$/.test(path) || lacksNumber(path)
    ? undefined
    : badName(path, rightPath(path));

const lacksNumber = (path: string) =>
  sharedRoute(kindOf(path) ?? 'page') !== undefined && !/^\d{2}-/.test(stem(path));

/** True for a text outside of the folders of kinds, or in a subfolder of a kind that allows none. */
function isMisplaced(path: string): boolean {
  const kind = kindOf(path);
  const depth = path.split('/').length;
  if (!kind || depth < 2) return true;
  const { page } = kinds[kind].place;
  return page !== 'at path' && depth > (page === 'of folder' ? 3 : 2);
}

function misplaced(): Fault {
  const folders = (...pages: Place['page'][]) =>
    Object.values(kinds)
      .filter(({ place }) => pages.includes(place.page))
      .map(({ folder }) => `content/${folder}`)
      .join(', ');
  return {
    rule: 'fichier-mal-range',
    message: 'Ce texte n’est pas dans un dossier du site : les visiteurs ne le verraient pas.',
    hint: `Déplacez celui-ci dans ${folders('at path')}, ou directement dans l’un de ces dossiers : ${folders('own', 'shared')}.`,
  };
}

const unknownFile = (path: string): Fault => ({
  rule: 'fichier-inconnu',
  message: 'Le site ne montre pas cette sorte de fichier, ou ne peut pas l’ouvrir.',
  hint: hintOf(path),
});

/** Corrects the extension of a text: `pages/contact.md` -> `pages/contact.mdx`; undefined for other files. */
function asTextPath(path: string): string | undefined {
  const text = path.replace(/(?:\.mdx)?\.(?:md|txt|markdown)$/i, '.mdx');
  return text === path || kindOf(path) === undefined ? undefined : rightPath(text);
}

const hintOf = (path: string): string => {
  const text = asTextPath(path);
  if (text)
    return `Pour en faire un texte du site, renommez-le en « ${typedName(path, text)} » ; si ce texte est déjà là, supprimez celui-ci.`;
  if (/\.(jpe?g|png|webp|avif|svg|heic|gif)$/i.test(path))
    return 'Déposez cette image dans content/images, puis supprimez-la d’ici.';
  return (
    ofOtherService(path) ??
    'Retirez-le, ou corrigez son nom : content n’accepte que des textes dont le nom finit par ' +
      '« .mdx », les fichiers .yml et .json livrés avec le site et, dans content/images, des images.'
  );
};

/** True for the name of an office document (`.pdf`, `.docx`), which the site does not publish. */
export const isDocument = (path: string) =>
  /\.(?:pdf|docx?|odt|rtf|pages|xlsx?|ods|csv|pptx?|odp|zip)$/i.test(path);

/** Hint for a document or recording, which must be published elsewhere; undefined for other files. */
export function ofOtherService(path: string): string | undefined {
  if (/\.pdf$/i.test(path))
    return 'Déposez ce PDF dans content/documents, sans dossier, puis supprimez-le d’ici. Son lien : [Lire le rapport](/documents/rapport.pdf).';
  return isDocument(path) || /\.(?:mp4|mov|avi|webm|mkv|m4v|mp3|m4a|wav|ogg|aac)$/i.test(path)
    ? 'Retirez-le, déposez-le sur un service de partage, en accès public, et donnez son adresse par un lien. Exemple : [Lire le rapport](https://…).'
    : undefined;
}

/** Reports files in content/documents that are no PDF, too large, or whose name is unsuitable for an address. */
export const downloads = ({ listing, files, nameOf }: Reading): Issue[] =>
  listing.downloads.flatMap((path) => {
    const file = files.get(path);
    if (!file) return [];
    const { size, bytes } = file;
    const right = rightPath(path);
    const found = [
      new TextDecoder('latin1').decode(bytes) === '%PDF-' ? undefined : NO_PDF,
      size > MAX_DOWNLOAD_BYTES ? tooHeavy(size) : undefined,
      path === right ? undefined : badName(path, right),
    ];
    return found.flatMap((one) => (one ? [issueAt(nameOf(path), FIRST_LINE, one)] : []));
  });

const NO_PDF: Fault = {
  rule: 'document',
  message: 'Ce fichier n’est pas un PDF, malgré son nom.',
  hint: 'Exportez le document en PDF depuis votre logiciel, puis remplacez ce fichier.',
};

const tooHeavy = (size: number): Fault => ({
  rule: 'document',
  message: `Ce PDF pèse ${megabytes(size)} Mo : la limite est de 10 Mo.`,
  hint: 'Exportez-le en qualité « écran », ou coupez-le en plusieurs documents.',
});
