import { isDangerous, isLink, isPictureAddress } from '../../content/formats/addresses.ts';
import { isDialable, isMailbox } from '../../content/formats/contacts.ts';
import { disguise } from '../../content/formats/disguises.ts';
import { formatDiagnosis, formatDoubt } from '../../content/formats/index.ts';
import type { Model } from '../../content/model.ts';
import { type FileContext, pictureAddress, siteAddress } from '../../mdx/site-addresses.ts';
import type { Diagnosis } from '../../values/issue.ts';
import { shorten, withoutHiddenCharacters } from '../../values/text.ts';

/** Diagnosis of a link's address in the content file `here`; undefined for a valid one. Its suggestion is an address. */
export function linkDiagnosis(address: string, here: FileContext): Diagnosis | undefined {
  if (/^\s*#?\s*$/.test(address)) {
    return {
      rule: 'lien-vide',
      message: 'Ce lien n’a pas d’adresse.',
      hint: 'Écrivez l’adresse entre les parenthèses. Exemple : [Me contacter](/contact)',
    };
  }
  if (isPercentTrick(address)) return formatDiagnosis('lien', decodedPercent(address));
  if (isDangerous(address)) return formatDiagnosis('lien', address);
  const target = siteAddress(address, here);
  const seen = withoutHiddenCharacters(address);
  if (seen !== address && !linkDiagnosis(seen, here)) return hiddenCharacter(seen);
  if (/^mailto:/i.test(target)) return mailDiagnosis(target);
  if (/^tel:/i.test(target)) return phoneDiagnosis(target, here.model);
  if (isLink(target)) return undefined;
  const diagnosis = formatDiagnosis('lien', address);
  // `un-matin.mdx`, a file of the same folder without `./`: its route is suggested.
  const sibling = /^[\w-]+\.mdx(?:#[^\s#]*)?$/.test(address) && siteAddress(`./${address}`, here);
  return sibling && isLink(sibling)
    ? { ...diagnosis, hint: `Écrivez « ${sibling} ».`, suggestion: sibling }
    : diagnosis;
}

/** Diagnosis of a picture's address; undefined for a valid one. Its suggestion is an address. */
export function pictureDiagnosis(address: string, here: FileContext): Diagnosis | undefined {
  const target = pictureAddress(address, here);
  return isPictureAddress(target) && !isPercentTrick(target)
    ? undefined
    : formatDiagnosis('image', address);
}

/** Replaces the suggested address by a longer text (`mailto:…`, a Markdown link); no suggestion if `give` returns undefined. */
export function withSuggestion(
  { suggestion, ...rest }: Diagnosis,
  give: (address: string) => string | undefined,
): Diagnosis {
  const text = suggestion === undefined ? undefined : give(suggestion);
  return text === undefined ? rest : { ...rest, suggestion: text };
}

const hiddenCharacter = (seen: string): Diagnosis => ({
  rule: 'lien-adresse',
  message: `Un signe invisible se cache dans l’adresse « ${shorten(seen)} ».`,
  hint: 'Retapez l’adresse : le signe est venu avec ce qui a été copié.',
  suggestion: seen,
});

/** Whether percent-encoding, up to three times, hides a dangerous scheme (`javascript:`), `..` or a backslash. */
function isPercentTrick(address: string): boolean {
  const decoded = decodedPercent(address);
  return decoded !== address && (isDangerous(decoded) || /(^|\/)\.\.(\/|$)|\\/.test(decoded));
}

function decodedPercent(address: string): string {
  let text = address;
  for (let round = 0; round < 3; round++) {
    text = text.replace(/%([0-9a-f]{2})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
  }
  return text;
}

function mailDiagnosis(address: string): Diagnosis | undefined {
  const [mail = '', query = ''] = address.slice('mailto:'.length).split(/\?(.*)/s);
  const hidden = disguise(address, 'lien-adresse');
  if (hidden) return hidden;
  if (isMailbox(mail) && !/[\s<>\\]/.test(query)) return undefined;
  const diagnosis = formatDiagnosis('courriel', mail.replace(/\s|%20/g, ''));
  const after =
    query && `?${query.trim().replace(/[\s<>\\]/g, (sign) => encodeURIComponent(sign))}`;
  return withSuggestion(diagnosis, (email) => `mailto:${email}${after}`);
}

function phoneDiagnosis(address: string, { phone }: Model): Diagnosis | undefined {
  const number = decodedPercent(address.slice('tel:'.length));
  if (isDialable(number) && !/\s/.test(address)) return phone && formatDoubt(phone, address);
  return {
    rule: 'telephone',
    message: `« ${shorten(number)} » n’est pas un numéro que le téléphone sache composer.`,
    hint: 'Après « tel: », écrivez l’indicatif et les chiffres, sans espace. Exemple : [Appeler](tel:+24177000000)',
  };
}
