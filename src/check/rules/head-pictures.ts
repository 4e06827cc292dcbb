import { fieldsOf } from '../../content/fields.ts';
import { isPictureAddress } from '../../content/forms/picture.ts';
import type { Issue } from '../../content/issue.ts';
import { nearest } from '../../content/nearest.ts';
import { percentDecoded } from '../../content/percent-decoded.ts';
import type { Reading } from '../../read/content.ts';
import { withValue } from './with-value.ts';

/** Pictures that a frontmatter names are in the folder, under that very name. */
export function headPictures({ heads, listing }: Reading): Issue[] {
  const known = new Set(listing.pictures.map((path) => `/${path}`));
  return heads.flatMap((head) =>
    fieldsOf(head.schema, head.data).flatMap(({ path, value, help }): Issue[] => {
      if (help.form !== 'image' || typeof value !== 'string') return [];
      if (!isPictureAddress(value) || known.has(value)) return [];
      return [
        {
          severity: 'error',
          file: head.file,
          ...withValue(head, path, absentPicture(value, [...known])),
        },
      ];
    }),
  );
}

/** What is said of a picture that is not there, with the nearest one. */
export function absentPicture(address: string, known: readonly string[]) {
  const sameLetters = known.find((one) => one.toLowerCase() === address.toLowerCase());
  const meant =
    sameLetters ?? known.find((one) => one === percentDecoded(address)) ?? near(address, known);
  const reason = sameLetters
    ? 'n’existe pas sous ce nom : les majuscules comptent'
    : 'n’est pas dans content/images';
  return {
    rule: 'image-absente',
    message: `L’image « ${address.slice(0, 80)} » ${reason}.`,
    hint: meant
      ? `Écrivez « ${meant} », ou déposez l’image dans content/images.`
      : 'Déposez l’image dans content/images, puis écrivez son nom exact.',
    ...(meant === undefined ? {} : { value: meant }),
  };
}

function near(address: string, known: readonly string[]): string | undefined {
  const name = (path: string) => path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]+$/, '');
  const best = nearest(name(address), known.map(name));
  return best === undefined ? undefined : known.find((path) => name(path) === best);
}
