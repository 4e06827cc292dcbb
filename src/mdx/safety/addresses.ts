import { isDangerous, isLink, isPictureAddress } from '../../content/forms/addresses.ts';
import { isDialable, isMailbox } from '../../content/forms/contacts.ts';
import { formDiagnosis } from '../../content/forms/index.ts';
import type { Diagnosis, Place } from '../../content/issue.ts';
import { withoutHiddenSigns } from '../../content/text.ts';
import { type Fault, type Said, short, wrong } from '../fault.ts';
import { pictureAddress, siteAddress } from '../links.ts';
import type { Context } from './context.ts';

interface Subject {
  address: string;
  place: Place;
  context: Context;
  /** The text to paste, once the right address is known. */
  give(address: string): string | undefined;
}

/** What is wrong with the address of a link, judged as a browser would come to read it. */
export function addressFault(subject: Subject): Fault[] {
  const { address, place, context, give } = subject;
  const said = (text: Said) => [wrong(place, text)];
  if (address.trim() === '' || address.trim() === '#') {
    return said({
      rule: 'lien-vide',
      message: 'Ce lien n’a pas d’adresse.',
      hint: 'Écrivez l’adresse entre les parenthèses. Exemple : [Me contacter](/contact)',
    });
  }
  const target = siteAddress(address, context.path);
  if (!isDangerous(address) && !isPercentTrick(address)) {
    const seen = withoutHiddenSigns(target);
    if (seen !== target && addressFault({ ...subject, address: seen }).length === 0) {
      const suggestion = give(withoutHiddenSigns(address));
      return said({ ...hiddenSign(seen), ...(suggestion ? { suggestion } : {}) });
    }
    if (/^mailto:/i.test(target)) return mailFault(target, give).flatMap(said);
    if (/^tel:/i.test(target)) return phoneFault(target, give).flatMap(said);
    if (isLink(target)) return [];
  }
  const refused = formDiagnosis(
    'lien',
    isPercentTrick(address) ? decodedPercent(address) : address,
  );
  const beside = besideFile(address, context);
  const known =
    beside === undefined
      ? refused
      : { ...refused, hint: `Écrivez « ${beside} ».`, suggestion: beside };
  return said(pasted(known, give));
}

/** What is said of an address, with the text to paste where the right one is known. */
function pasted({ suggestion, ...said }: Diagnosis, give: Subject['give']): Said {
  const text = suggestion === undefined ? undefined : give(suggestion);
  return text ? { ...said, suggestion: text } : said;
}

/** The page that a content file in the same folder makes: `un-matin.mdx`, named without its folder. */
function besideFile(address: string, { path }: Context): string | undefined {
  if (!/^[\w-]+\.mdx(?:#[^\s#]*)?$/.test(address)) return undefined;
  const route = siteAddress(`./${address}`, path);
  return isLink(route) ? route : undefined;
}

const hiddenSign = (seen: string): Said => ({
  rule: 'lien-adresse',
  message: `Un signe invisible se cache dans l’adresse « ${short(seen)} ».`,
  hint: 'Retapez l’adresse : le signe est venu avec ce qui a été copié.',
});

/** What is wrong with the address of a picture: it must be one of content/images. */
export function pictureAddressFault({ address, place, context, give }: Subject): Fault[] {
  const target = pictureAddress(address, context.path);
  if (isPictureAddress(target) && !isPercentTrick(target)) return [];
  if (address.trim() === '') {
    return [
      wrong(place, {
        rule: 'image-adresse',
        message: 'Cette image n’a pas d’adresse.',
        hint: 'Écrivez l’adresse entre les parenthèses : ![ce que montre l’image](/images/nom.jpg)',
      }),
    ];
  }
  return [wrong(place, pasted(formDiagnosis('image', address), give))];
}

/** Whether an address hides a scheme or a way out of the folder behind percent signs. */
function isPercentTrick(address: string): boolean {
  const decoded = decodedPercent(address);
  return decoded !== address && (isDangerous(decoded) || /(^|\/)\.\.(\/|$)|\\/.test(decoded));
}

function decodedPercent(address: string): string {
  let text = address;
  for (let round = 0; round < 3; round++) {
    const next = text.replace(/%([0-9a-f]{2})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
    if (next === text) break;
    text = next;
  }
  return text;
}

function mailFault(address: string, give: Subject['give']): Said[] {
  const [mail = '', query] = address.slice('mailto:'.length).split(/\?(.*)/s);
  if (isMailbox(mail) && (query === undefined || !/[\s<>\\]/.test(query))) return [];
  const bare = mail.replace(/\s|%20/g, '');
  return [pasted(formDiagnosis('courriel', bare), (right) => give(`mailto:${right}`))];
}

function phoneFault(address: string, give: Subject['give']): Said[] {
  const number = decodedPercent(address.slice('tel:'.length));
  if (isDialable(number) && !/\s/.test(address)) return [];
  const bare = number.replace(/^00/, '+').replace(/[^\d+]/g, '');
  const suggestion = isDialable(bare) && !/\p{L}/u.test(number) ? give(`tel:${bare}`) : undefined;
  return [
    {
      rule: 'telephone',
      message: `« ${short(number)} » n’est pas un numéro que le téléphone sache composer.`,
      hint: 'Après « tel: », écrivez l’indicatif et les chiffres, sans espace. Exemple : [Appeler](tel:+24177000000)',
      ...(suggestion ? { suggestion } : {}),
    },
  ];
}
