import { type FormFault, show } from './form.ts';

/** True for the address of a picture of `content/images`: `/images/name.ext`, with no way out of the folder. */
export const isPictureAddress = (address: string) =>
  /^\/images\/[^?#\\]+$/.test(address) &&
  !address.split('/').some((part) => /^\.*$/.test(part) && part !== '') &&
  !address.slice(1).includes('//');

/** The name of a picture, whatever folders are written before it. */
const NAME =
  /^(?:(?:\.{1,2}\/)*|\/)(?:[\p{L}\p{N}_ -]+\/)*([\p{L}\p{N}_ -]+(?:\.[\p{L}\p{N}_ -]+)*\.(?:jpe?g|png|webp|avif|svg))$/iu;

/** Why a value is no address of a picture. */
export function pictureFault(value: unknown): FormFault {
  const rule = 'image-adresse';
  const text = String(value).trim();
  if (/^(https?:)?\/\//i.test(text)) {
    return {
      rule,
      message: `L’image ${show(value)} vient d’un autre site.`,
      hint: 'Déposez l’image dans content/images et écrivez son adresse : /images/nom.jpg.',
    };
  }
  const name = NAME.exec(text)?.[1];
  return {
    rule,
    message: `${show(value)} n’est pas l’adresse d’une image de content/images.`,
    hint: 'Écrivez l’adresse ainsi : /images/nom.jpg.',
    ...(name === undefined ? {} : { value: `/images/${name}` }),
  };
}
