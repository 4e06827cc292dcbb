import { pictureAddress } from '../../documents/body/picture-addresses.ts';
import type { Document } from '../../model/document.ts';
import { isLink, LINK } from '../../site/formats/addresses.ts';
import { EMAIL, GABON_NUMBER, isDialable, isMailbox } from '../../site/formats/contacts.ts';
import { isPictureAddress, PICTURE } from '../../site/formats/file-formats.ts';
import { formatDoubt, formatFault } from '../../site/formats/format.ts';
import { inFigures, wrongFigures } from '../../site/formats/numbers.ts';
import { kindOf, routeOfFile } from '../../site/kinds/index.ts';
import { correctionHint, type Fault } from '../../values/issue.ts';
import { percentDecoded, shorten, telAddress, withoutHiddenCharacters } from '../../values/text.ts';

/** Fault of a link's address in the content file `here`; undefined for a valid one. */
export function linkFault(address: string, here: Pick<Document, 'path'>): Fault | undefined {
  if (/^\s*#?\s*$/.test(address)) {
    return {
      rule: 'lien-vide',
      message: 'Ce lien n’a pas d’adresse.',
      hint: 'Écrivez l’adresse entre les parenthèses. Exemple : [Me contacter](/contact)',
    };
  }
  if (/^\.\.?\//.test(address)) return relative(address, here);
  const seen = withoutHiddenCharacters(address);
  if (seen !== address && !linkFault(seen, here))
    return {
      rule: 'lien-adresse',
      message: `L’adresse « ${shorten(seen)} » contient un signe invisible : le lien ne marcherait pas.`,
      hint: 'Retapez l’adresse : le signe est venu avec ce qui a été copié.',
      right: seen,
    };
  if (/^mailto:/i.test(address)) return mailFault(address);
  if (/^tel:/i.test(address)) return phoneFault(address);
  if (isLink(address)) return undefined;
  // `un-matin.mdx`: a file of the same folder.
  return /^[\w-]+\.mdx(?:#[^\s#]*)?$/.test(address)
    ? relative(address, here)
    : formatFault(LINK, address);
}

/** Fault of an address from one file to another: its route is suggested. */
function relative(address: string, here: Pick<Document, 'path'>): Fault {
  const right = siteAddress(address, here);
  return {
    rule: 'lien-adresse',
    message: `« ${shorten(address)} » est le chemin d’un fichier, et non l’adresse d’une page.`,
    ...correctionHint(
      right,
      'Écrivez l’adresse de la page, qui commence par « / ». Exemple : /contact',
    ),
  };
}

/** Address on the site of the file to which a relative address leads: `../contact.mdx` -> `/contact`. */
function siteAddress(address: string, { path }: Pick<Document, 'path'>): string | undefined {
  const { pathname, search, hash } = new URL(address, `https://site/content/${path}`);
  const target = percentDecoded(pathname).replace(/^\/content\//, '');
  if (target.startsWith('images/')) return `/${target}`;
  const kind = kindOf(target);
  if (!/(?:\.mdx|^[\w/-]+)$/.test(target)) return undefined;
  const route = (kind && routeOfFile(kind, target)) ?? `/${target.replace(/\.mdx$/, '')}`;
  return route + search + hash;
}

/** Fault of a picture's address; undefined for a valid one. */
export function pictureFault(address: string, here: Pick<Document, 'path'>): Fault | undefined {
  const target = pictureAddress(address);
  if (isPictureAddress(target)) return undefined;
  const right = /^\.\.?\//.test(address) ? siteAddress(address, here) : undefined;
  return right?.startsWith('/images/')
    ? { ...formatFault(PICTURE, address), ...correctionHint(right, '') }
    : formatFault(PICTURE, address);
}

function mailFault(address: string): Fault | undefined {
  const [mail = '', query = ''] = address.slice('mailto:'.length).split(/\?(.*)/s);
  if (isLink(address)) return undefined;
  if (isMailbox(mail) && !/[\s<>\\]/.test(query)) return formatFault(LINK, address);
  const fault = formatFault(EMAIL, mail.replace(/\s|%20/g, ''));
  const after =
    query && `?${query.trim().replace(/[\s<>\\]/g, (sign) => encodeURIComponent(sign))}`;
  const { right: email } = fault;
  return { ...fault, right: email && `mailto:${email}${after}` };
}

function phoneFault(address: string): Fault | undefined {
  const number = percentDecoded(address.slice('tel:'.length));
  if (isDialable(number) && !/\s/.test(address)) return formatDoubt(GABON_NUMBER, address);
  const figures = inFigures(number);
  return {
    rule: 'telephone',
    message: `« ${shorten(number)} » ${wrongFigures(number) ?? 'n’est pas un numéro que l’on puisse appeler'}.`,
    ...correctionHint(
      isDialable(figures) && GABON_NUMBER.accepts(figures) ? telAddress(figures) : undefined,
      'Après « tel: », écrivez l’indicatif et les chiffres, sans espace. Exemple : [Appeler](tel:+24177000000)',
    ),
  };
}
