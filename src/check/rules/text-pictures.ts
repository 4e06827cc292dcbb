import { isPictureAddress } from '../../site/formats/file-formats.ts';
import type { Fault, Issue } from '../../values/issue.ts';
import { nearest } from '../../values/nearest.ts';
import { percentDecoded } from '../../values/text.ts';
import { addressesIn } from './all-addresses.ts';
import { addressIssue, type Checking } from './checking.ts';

/** Reports pictures in texts that do not exist under exactly this name. If the file is in a wrong folder, only the file is reported. */
export function pictures(checking: Checking): Issue[] {
  // Texts have composed accents, so the name of a file from a Mac, with separate ones, is that of no picture.
  const known = checking.listing.pictures
    .filter((path) => path === path.normalize('NFC'))
    .map((path) => `/${path}`);
  const all = new Set(known);
  const elsewhere = new Set(checking.listing.others.map(nameIn));
  return addressesIn(checking)
    .filter(({ kind, address }) => kind === 'picture' && !all.has(address))
    .filter(({ address }) => isPictureAddress(address) && !elsewhere.has(nameIn(address)))
    .map((found) => addressIssue(found, absentPicture(found.address, known)));
}

function absentPicture(address: string, known: readonly string[]): Fault {
  const letters = (path: string) => percentDecoded(path).toLowerCase();
  const same = known.find((one) => letters(one) === letters(address));
  const right = same ?? nearestPicture(address, known);
  const reason = same
    ? 'n’existe pas sous ce nom : les majuscules comptent'
    : 'n’est pas dans content/images';
  return {
    rule: 'image-absente',
    message: `L’image « ${address.slice(0, 80)} » ${reason}.`,
    hint: right
      ? `Écrivez « ${right} », ou déposez l’image dans content/images.`
      : 'Déposez l’image dans content/images, puis écrivez son nom exact.',
    right,
  };
}

const nameIn = (path: string) => path.slice(path.lastIndexOf('/') + 1);
const stemOf = (path: string) => nameIn(path).replace(/\.[^.]+$/, '');

/** The picture with the most similar name, whatever its ending. */
function nearestPicture(address: string, known: readonly string[]): string | undefined {
  const best = nearest(stemOf(address), known.map(stemOf));
  return known.find((path) => stemOf(path) === best);
}
