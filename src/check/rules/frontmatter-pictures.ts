import { fieldsOf } from '../../content/fields.ts';
import { isPictureAddress, percentDecoded } from '../../content/forms/addresses.ts';
import type { Issue } from '../../content/issue.ts';
import { nearest } from '../../content/nearest.ts';
import type { Reading } from '../../read/content.ts';
import { rightPicture } from './right-names.ts';
import { withValue } from './with-value.ts';

/** Pictures that frontmatter names are in the folder, under that very name. */
export function frontmatterPictures({ frontmatters, listing }: Reading): Issue[] {
  const known = new Set(listing.pictures.map((path) => `/${path}`));
  return frontmatters.flatMap((frontmatter) =>
    fieldsOf(frontmatter.schema, frontmatter.data).flatMap(({ path, value, help }): Issue[] => {
      if (help.form !== 'image' || typeof value !== 'string') return [];
      if (!isPictureAddress(value) || known.has(value)) return [];
      return [
        {
          severity: 'error',
          file: frontmatter.file,
          ...withValue(frontmatter, path, absentPicture(value, [...known])),
        },
      ];
    }),
  );
}

interface Absent {
  rule: string;
  message: string;
  hint: string;
  value?: string;
}

/** What is said of a picture that is not there, with the nearest one. */
export function absentPicture(address: string, known: readonly string[]): Absent {
  const twin = known.find((one) => one !== address && one.normalize('NFC') === address);
  if (twin !== undefined) return otherAccents(twin);
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

/** The name of the file has its accents apart from their letters, as a Mac may send it: it looks the same, and is another. */
function otherAccents(path: string): Absent {
  const right = rightPicture(path.replace(/^\/images\//, ''));
  return {
    rule: 'image-absente',
    message: `Le fichier de l’image « ${path.slice(0, 80)} » porte un nom dont les accents sont codés autrement : le site ne le reconnaît pas.`,
    hint: `Déposez l’image de nouveau sous le nom « ${right} », supprimez ce fichier, puis écrivez « /images/${right} ».`,
    value: `/images/${right}`,
  };
}

function near(address: string, known: readonly string[]): string | undefined {
  const name = (path: string) => path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]+$/, '');
  const best = nearest(name(address), known.map(name));
  return best === undefined ? undefined : known.find((path) => name(path) === best);
}
