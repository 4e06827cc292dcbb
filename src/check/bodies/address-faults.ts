import { pictureAddress } from '../../documents/body/picture-addresses.ts';
import { isLink, LINK } from '../../site/formats/addresses.ts';
import { EMAIL, GABON_NUMBER, isDialable, isMailbox } from '../../site/formats/contacts.ts';
import { isPictureAddress, PICTURE } from '../../site/formats/file-formats.ts';
import { formatDoubt, formatFault } from '../../site/formats/format.ts';
import { correctionHint, type Fault } from '../../values/issue.ts';
import { percentDecoded, shorten, withoutHiddenCharacters } from '../../values/text.ts';

/** Fault of a link's address; undefined for a valid one. */
export function linkFault(address: string): Fault | undefined {
  if (/^\s*#?\s*$/.test(address)) {
    return {
      rule: 'lien-vide',
      message: 'Ce lien n’a pas d’adresse.',
      hint: 'Écrivez l’adresse entre les parenthèses. Exemple : [Me contacter](/contact)',
    };
  }
  if (/^\.\.?\/|^[\w-]+\.mdx(?:#[^\s#]*)?$/.test(address)) {
    return {
      rule: 'lien-adresse',
      message: `« ${shorten(address)} » est le chemin d’un fichier, et non l’adresse d’une page.`,
      hint: 'Écrivez l’adresse de la page, qui commence par « / ». Exemple : /contact',
    };
  }
  const seen = withoutHiddenCharacters(address);
  if (seen !== address && !linkFault(seen))
    return {
      rule: 'lien-adresse',
      message: `L’adresse « ${shorten(seen)} » contient un signe invisible : le lien ne marcherait pas.`,
      hint: 'Retapez l’adresse : le signe est venu avec ce qui a été copié.',
    };
  if (/^tel:/i.test(address)) return phoneFault(address);
  if (isLink(address)) return undefined;
  const [, mailbox = ''] = /^mailto:([^?]*)/i.exec(address) ?? [];
  return mailbox && !isMailbox(mailbox)
    ? formatFault(EMAIL, percentDecoded(mailbox))
    : formatFault(LINK, address);
}

/** Fault of a picture's address; undefined for a valid one. */
export function pictureFault(address: string): Fault | undefined {
  if (isPictureAddress(pictureAddress(address))) return undefined;
  const right = address.replace(/^(?:\.{1,2}\/)+(?=images\/)/, '/');
  return {
    ...formatFault(PICTURE, address),
    ...(right !== address && isPictureAddress(right) && correctionHint(right, '')),
  };
}

function phoneFault(address: string): Fault | undefined {
  const number = percentDecoded(address.slice('tel:'.length));
  if (isDialable(number) && !/\s/.test(address)) return formatDoubt(GABON_NUMBER, address);
  return {
    rule: 'telephone',
    message: `« ${shorten(number)} » n’est pas un numéro que l’on puisse appeler.`,
    hint: 'Après « tel: », écrivez l’indicatif et les chiffres, sans espace. Exemple : [Appeler](tel:+24177000000)',
  };
}
