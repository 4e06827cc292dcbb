import { isWebAddress } from './addresses.ts';
import type { Format } from './format.ts';

const IN_PICTURES = /^\/images\/[^?#\\]+$/;

/** A picture of `content/images/`. */
export const PICTURE: Format = {
  rule: 'image-adresse',
  accepts: isPictureAddress,
  wrong: (text) =>
    /^(https?:)?\/\//i.test(text)
      ? 'est une image d’un autre site'
      : 'n’est pas l’adresse d’une image de content/images',
  hint: 'Déposez l’image dans content/images et écrivez son adresse : /images/nom.jpg.',
  plain: plainPicture,
  holds: () => 'picture',
};

/** A PDF of the site: `/documents/recu.pdf`. */
const DOWNLOAD = /^\/documents\/[a-z0-9-]+\.pdf$/;

/** Proof of a receipt or an expense of an initiative: a picture of the site, or an https address. */
export const PROOF: Format = {
  rule: 'registre-preuve',
  accepts: (text) =>
    isPictureAddress(text) ||
    DOWNLOAD.test(text) ||
    (/^https:\/\//i.test(text) && isWebAddress(text)),
  wrong: 'n’est ni une image, ni un PDF du site, ni l’adresse https d’un document',
  hint: 'Écrivez /images/recu.jpg (la photo du reçu, déposée dans content/images), /documents/recu.pdf (déposé dans content/documents), ou une adresse https que tout le monde peut ouvrir.',
  plain: plainPicture,
  holds: (text) =>
    text.startsWith('/images/') ? 'picture' : text.startsWith('/') ? 'link' : 'web',
};

/** Address of a picture whose file name, or path below `content/images/`, is given: `foret.jpg`, `content/images/2026/foret.jpg`. */
function plainPicture(written: string): string | undefined {
  const text = written.replace(/\\/g, '/');
  const path =
    /^(?:\.{0,2}\/)*(?:content\/)?(?:images\/)?((?:[\p{L}\p{N}_ -]+\/)*[^/\\:?#]+\.(?:jpe?g|png|webp|avif|svg))$/iu.exec(
      text,
    )?.[1];
  return path && `/images/${path}`;
}

/** True for an address below `/images/`, such as `/images/2026/plage.jpg`, without `..`. */
export function isPictureAddress(address: string): boolean {
  return (
    IN_PICTURES.test(address) &&
    !address.split('/').some((part) => /^\.*$/.test(part) && part !== '') &&
    !address.slice(1).includes('//')
  );
}
