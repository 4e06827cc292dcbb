/** An address without the blanks that keep a link from working, and what to do about them. */
export function mendedAddress(written: string): { address: string; hint: string } {
  const text = written.trim().replace(/^www\./, 'https://www.');
  const alone = text.replace(BESIDE, '');
  if (alone !== text && !/\s/.test(alone)) return { address: alone, hint: ALONE };
  if (!/\s/.test(text)) return { address: text, hint: 'Retirez les espaces de l’adresse.' };
  if (/^(?:\/|\.)/.test(text)) {
    return {
      address: `<${text}>`,
      hint: 'Entourez l’adresse de chevrons, ou donnez au fichier un nom sans espace.',
    };
  }
  if (text.startsWith('#')) {
    return {
      address: text.replace(/^#\s+/, '#').replace(/\s+/g, '-'),
      hint: 'Un repère s’écrit sans espace : mettez un tiret entre ses mots.',
    };
  }
  const [, host = '', rest = ''] = /^((?:https?:\s*\/*)?[^/?#]*)(.*)$/.exec(text) ?? [];
  const path = rest.replace(/\s+/g, '%20');
  const address = host.replace(/\s+/g, '') + path;
  return {
    address,
    hint: path.includes('%20')
      ? 'Écrivez « %20 » à la place de chaque espace, ou recopiez l’adresse depuis la barre du navigateur.'
      : 'Retirez les espaces de l’adresse.',
  };
}

/** What other tools take beside an address: a title, here between quotes that Markdown does not know, or a size. */
const BESIDE = /\s+(?:[“”„‘’«].*[“”‘’»"']|=\d*x\d*)$/u;
const ALONE = 'Gardez l’adresse seule entre les parenthèses : ce qui la suit n’y a pas sa place.';
