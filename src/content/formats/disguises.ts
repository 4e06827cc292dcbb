import type { Diagnosis } from '../../values/issue.ts';
import { quoteValue } from '../../values/text.ts';

/** How an address deceives visitors, in French: by a hidden recipient, or a letter of another alphabet. */
interface Disguise {
  message: string;
  hint: string;
}

/** Parameters of a mail link that add no recipient. */
const HARMLESS = new Set(['subject', 'body']);

function disguiseOf(address: string): Disguise | undefined {
  const [, mail, query = ''] = /^mailto:([^?]*)\??(.*)$/is.exec(address) ?? [];
  for (const key of new URLSearchParams(query).keys())
    if (!HARMLESS.has(key.toLowerCase()))
      return {
        message: `L’adresse ${quoteValue(address)} porte « ${key} », que les visiteurs ne verraient pas : le message pourrait partir aussi ailleurs, ou avec un fichier.`,
        hint: 'Après « mailto: », écrivez une seule adresse ; seuls « ?subject= » et « &body= » peuvent la suivre.',
      };
  const host = /^https?:\/\/([^/?#]*)/i.exec(address)?.[1];
  const named = decoded(mail ?? host ?? (address.includes('@') ? address : ''));
  const letter = /\p{Script=Latin}/u.test(named) && /(?!\p{Script=Latin})\p{L}/u.exec(named)?.[0];
  if (!letter) return undefined;
  const code = letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return {
    message: `Dans ${quoteValue(address)}, le signe « ${letter} » (U+${code}) vient d’un autre alphabet : il ressemble à une lettre latine, et mène ailleurs.`,
    hint: 'Retapez l’adresse au clavier, lettre par lettre, ou demandez-la à la personne dont elle vient.',
  };
}

/** True for an address or e-mail that does not deceive in this way. */
export const isUndisguised = (address: string) => disguiseOf(address) === undefined;

/** Diagnosis of a deceptive address; undefined for other addresses. */
export const disguise = (address: string, rule: string): Diagnosis | undefined => {
  const found = disguiseOf(address);
  return found && { rule, ...found };
};

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
