import { isLink } from '../../content/forms/addresses.ts';

/**
 * What the address of an unparsed link was meant as: `fixed` gives the one to write. Of a `page`, the rules
 * of the whole content tell which one; what is `refused` is no link of the site; `words` are no address.
 */
export type MeantAddress =
  | { kind: 'fixed'; address: string; hint: string }
  | { kind: 'page' | 'refused' | 'words'; address?: undefined };

const ALONE = 'Écrivez l’adresse seule entre les parenthèses, sans espace ni guillemets.';
const PICTURE = /\.(?:jpe?g|png|webp|avif|svg|heic|gif)$/i;
const FILE = /\.(?:jpe?g|png|webp|avif|svg|heic|gif|pdf|docx?|odt|xlsx?|pptx?|mdx?)$/i;
/** What other tools put beside an address: a title between quotes that Markdown does not know, or a size. */
const BESIDE = /\s+(?:[“”„‘’«].*[“”‘’»"']|=\d*x\d*)$/u;

/** Reads the address of a link that was not parsed: what stands between its parentheses. */
export function meantAddress(written: string, isPicture: boolean): MeantAddress {
  const text = written
    .trim()
    .replace(/^[«“”]\s?(.*?)\s?[»“”]$/u, '$1')
    .replace(BESIDE, '')
    .replace(/^www\./, 'https://www.');
  const fixed = (address: string, hint: string): MeantAddress => ({ kind: 'fixed', address, hint });
  if (/^[+0]\d[\d .\u00a0\u202f-]{5,24}$/.test(text)) {
    const number = text.replace(/^00/, '+').replace(/[^\d+]/g, '');
    return fixed(
      `tel:${number}`,
      'Pour un numéro à appeler, écrivez « tel: », puis l’indicatif et les chiffres, sans espace.',
    );
  }
  const isAddress = /^(?:https?:|mailto:|tel:|\.{0,2}\/|#)/.test(text);
  // A quote within the address may begin a title.
  if (!isAddress && (!FILE.test(text) || /["“”«»]/.test(text))) return { kind: 'words' };
  if (isPicture && PICTURE.test(text)) {
    const address = isAddress ? text : `/images/${text.replace(/^.*\//, '')}`;
    return /[\s()]/.test(address)
      ? fixed(
          `<${address}>`,
          'Entourez l’adresse de chevrons, ou donnez au fichier un nom sans espace.',
        )
      : fixed(address, ALONE);
  }
  if (!isAddress) return { kind: 'refused' };
  if (!/\s/.test(text)) return fixed(text, ALONE);
  if (text.startsWith('#')) {
    return fixed(
      text.replace(/^#\s+/, '#').replace(/\s+/g, '-'),
      'Un repère s’écrit sans espace : mettez un tiret entre ses mots.',
    );
  }
  if (/^[./]/.test(text)) return { kind: isLink(text.replace(/\s+/g, '%20')) ? 'page' : 'refused' };
  const [, host = '', path = ''] = /^((?:https?:\s*\/*)?[^/?#]*)(.*)$/.exec(text) ?? [];
  return fixed(
    host.replace(/\s+/g, '') + path.replace(/\s+/g, '%20'),
    /\s/.test(path)
      ? 'Écrivez « %20 » à la place de chaque espace, ou recopiez l’adresse depuis la barre du navigateur.'
      : ALONE,
  );
}
