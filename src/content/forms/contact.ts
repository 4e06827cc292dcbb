import { type FormFault, show } from './form.ts';

const isAddress = (text: string, form: RegExp) =>
  text.length <= 254 && form.test(text) && !text.includes('..') && !/\p{Cf}/u.test(text);

/** An e-mail address as a contact page needs it. */
export const isEmail = (text: string) =>
  isAddress(text, /^[^\s@<>,;:"()]+@[^\s@<>,;:"()]+\.[a-z]{2,}$/i);

/** Any e-mail address that a link may open (contract section 6): `a@b.c` too. */
export const isMailbox = (text: string) =>
  isAddress(text, /^[^\s@<>,;:"()]+@[^\s@<>,;:"()]+\.[a-z]+$/i);

/** What is wrong with a value that should be an e-mail address, and the address that was meant where it shows. */
export function emailFault(value: unknown): FormFault {
  const bare = String(value)
    .trim()
    .replace(/^mailto:/i, '')
    .replace(/^<|>$/g, '');
  return {
    rule: 'courriel',
    message: `${show(value)} n’est pas une adresse électronique.`,
    hint: 'Écrivez l’adresse seule : contact@exemple.ga.',
    ...(isEmail(bare) ? { value: bare } : {}),
  };
}

/** A telephone number: Gabonese (`077 00 00 00`) or international (`+241 77 00 00 00`), 8 to 15 digits. */
export function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return /^\+?[0-9][0-9 .\u00a0\u202f-]*$/.test(text) && digits >= 8 && digits <= 15;
}

/** Any number that a link may dial: the short ones of emergencies and services too. */
export const isDialable = (text: string) => isPhone(text) || /^[1-9]\d{1,5}$/.test(text);

/** What is wrong with a value that should be a telephone number, and the number that was meant where it shows. */
export function phoneFault(value: unknown): FormFault {
  if (typeof value === 'number') {
    return {
      rule: 'telephone',
      message: 'Sans guillemets, ce numéro est lu comme un nombre et perd son « + » ou son zéro.',
      hint: 'Entourez le numéro de guillemets droits.',
      quote: true,
    };
  }
  return {
    rule: 'telephone',
    message: `${show(value)} n’est pas un numéro de téléphone.`,
    hint: 'Écrivez le numéro en chiffres, avec l’indicatif : "+241 77 00 00 00".',
  };
}
