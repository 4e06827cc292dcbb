import { embedIn } from './embed-id.ts';
import { type FormFault, show } from './form.ts';
import { isDangerous, isHostId, linkFault } from './link.ts';

/** Why a value is no id of a form or a map, and what was meant where the value holds it. */
export function hostIdFault(value: unknown): FormFault {
  const text = String(value).trim();
  if (isDangerous(text)) return linkFault(value);
  const rule = 'adresse-web';
  if (typeof value === 'number') {
    return {
      rule,
      message:
        'Sans guillemets, cet identifiant est lu comme un nombre et peut perdre des chiffres.',
      hint: 'Entourez-le de guillemets droits.',
      quote: true,
    };
  }
  const embed = /^<\w/.test(text) ? embedIn(text) : undefined;
  if (embed !== undefined) {
    return {
      rule,
      message: `${show(value)} est un code à coller dans une page ; il faut ici l’adresse ou l’identifiant qu’il contient.`,
      hint: `Écrivez « ${embed} » seul.`,
      // An id of digits alone would be read as a number.
      value: /^\d+$/.test(embed) ? `"${embed}"` : embed,
    };
  }
  const meant = addressMeant(text);
  return {
    rule,
    message: `${show(value)} n’est ni un identifiant ni une adresse https.`,
    hint: 'Copiez l’identifiant que donne l’hébergeur (lettres, chiffres et tirets), ou l’adresse https:// du formulaire ou de la carte.',
    ...(meant === undefined ? {} : { value: meant }),
  };
}

/** The https address of a text that lacks `https://`, has `http://` or stands between angle brackets. */
function addressMeant(text: string): string | undefined {
  const bare = /^<?(?:https?:\/\/)?([a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}\/[^\s<>]*)>?$/i.exec(
    text,
  );
  const address = `https://${bare?.[1]}`;
  return bare && isHostId(address) ? address : undefined;
}
