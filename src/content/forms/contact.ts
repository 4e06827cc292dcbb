import { type FormFault, show } from './form.ts';

/** An e-mail address as a contact page needs it. */
export const isEmail = (text: string) =>
  text.length <= 254 &&
  /^[^\s@<>,;:"()]+@[^\s@<>,;:"()]+\.[a-z]{2,}$/i.test(text) &&
  !text.includes('..');

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
