import type { Reading } from '../../documents/read-files.ts';
import { type Diagnosis, FIRST_LINE, type Issue, issueAt } from '../../values/issue.ts';
import { MAX_DOWNLOAD_BYTES, megabytes } from '../../values/limits.ts';
import { slugOf } from '../../values/text.ts';
import { badAddress, reservedName } from './file-names.ts';

/** Reports files in content/documents that are no PDF, too large, or whose name is unsuitable for an address. */
export const downloads = ({ listing, files, nameOf }: Reading): Issue[] =>
  listing.downloads.flatMap((path) => {
    const { size, bytes } = files.get(path) ?? {};
    if (size === undefined) return [];
    const name = path.slice(path.lastIndexOf('/') + 1);
    const right = `${slugOf(name.replace(/\.pdf$/i, ''))}.pdf`;
    const found = [
      new TextDecoder().decode(bytes) === '%PDF-' ? undefined : NO_PDF,
      size > MAX_DOWNLOAD_BYTES ? tooHeavy(size) : undefined,
      name === right ? reservedName(path) : badAddress(right),
    ];
    return found.flatMap((one) => (one ? [issueAt(nameOf(path), FIRST_LINE, one)] : []));
  });

const NO_PDF: Diagnosis = {
  rule: 'document',
  message: 'Ce fichier n’est pas un PDF, malgré son nom.',
  hint: 'Exportez le document en PDF depuis votre logiciel, puis remplacez ce fichier.',
};

const tooHeavy = (size: number): Diagnosis => ({
  rule: 'document',
  message: `Ce PDF pèse ${megabytes(size)} Mo : la limite est de 10 Mo.`,
  hint: 'Exportez-le en qualité « écran », ou coupez-le en plusieurs documents.',
});
