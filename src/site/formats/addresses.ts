import { isDialable } from './contacts.ts';
import type { Format } from './format.ts';

/** Hosts have ASCII letters only: a letter of another alphabet imitates a known name. */
const HOST = String.raw`[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?`;
/** Parameters of a mail link; others, such as `bcc`, would add a recipient that visitors do not see. */
const MAIL = String.raw`mailto:[\w.+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:\?(?:subject|body)=[^\s&]*(?:&(?:subject|body)=[^\s&]*)*)?`;
const ANY_LINK = new RegExp(
  String.raw`^(?:https?://${HOST}(?:[/?#][^\s\\]*)?|${MAIL}|tel:\+?[0-9][0-9 .-]*|/(?![/\\])[^\s\\]*|#[^\s\\]+)$`,
  'i',
);
/** A line break in the subject of a mail, behind which mail programs read another header: a second recipient. */
const ADDED_HEADER = /^mailto:[^?]*\?(?:.*&)?subject=[^&]*%0[ad]/i;
const ON_THE_WEB = /^https?:\/\/(?:[a-z0-9-]+\.)+[a-z0-9-]+(?::\d{1,5})?(?:[/?#][^\s\\]*)?$/i;

/** A link to a page, an anchor, another site, a mailbox or a telephone. */
export const LINK: Format = {
  rule: 'lien-adresse',
  accepts: isLink,
  wrong(text) {
    if (isOwnFile(text)) return OWN_FILE;
    if (/\p{Cf}/u.test(text)) return 'contient un signe invisible, venu avec ce qui a été copié';
    if (/^mailto:/i.test(text)) return 'n’est pas une adresse électronique';
    return /^tel:/i.test(text) ? UNCALLED : 'n’est pas un lien que le site accepte';
  },
  hint: 'Écrivez, sans accent ni espace, une adresse qui commence par https://, / (une page du site), # (un titre de la page), mailto: ou tel:.',
  correct: pageIn,
  holds: () => 'link',
};

const UNCALLED =
  'n’est pas un numéro que l’on puisse appeler : il faut, après « tel: », l’indicatif et les chiffres';

/** An address of another site. */
export const WEB_ADDRESS: Format = {
  rule: 'adresse-web',
  accepts: isWebAddress,
  wrong: (text) => (isOwnFile(text) ? OWN_FILE : 'n’est pas une adresse web complète'),
  hint: 'Copiez l’adresse depuis la barre du navigateur : elle commence par https://.',
  holds: () => 'web',
};

/** The home page of a repository on GitHub, to which links append `/edit/main/…`. */
export const REPOSITORY: Format = {
  rule: 'adresse-web',
  accepts: (text) => /^https:\/\/github\.com\/[\w-]+\/(?![\w.-]*\.git\/*$)[\w.-]+\/*$/.test(text),
  wrong: 'n’est pas l’adresse d’un dépôt de GitHub',
  hint: 'Écrivez l’adresse de la page d’accueil du dépôt. Exemple : https://github.com/nom/site',
};

/** Id of a form or a map at its host (Tally, uMap…), or its https address. */
export const HOST_ID: Format = {
  rule: 'adresse-web',
  accepts: isHostId,
  wrong: 'n’est ni l’identifiant que donne votre service, ni une adresse https',
  hint: 'Copiez l’identifiant que donne votre service (lettres, chiffres et tirets), ou l’adresse https:// du formulaire ou de la carte.',
};

const OWN_FILE =
  'est un fichier de votre ordinateur : déposez un PDF dans content/documents (son adresse : /documents/nom.pdf), un autre sur un service de partage';

/** True for a file on the editor's computer: `C:\\…`, `file:///…`, or only a name (`statuts.pdf`). */
const isOwnFile = (text: string) =>
  /^(?:file:|[a-z]:[\\/])/i.test(text) ||
  /^(?!www\.)[^/\\:?#@]+\.(?:pdf|docx?|odt|rtf|xlsx?|ods|csv|pptx?|odp|zip)$/i.test(text);

/** True for a link (`https:`, `http:`, `mailto:`, `tel:`, `/page`, `#ancre`); everything else is refused, whatever it does. */
export function isLink(address: string): boolean {
  return (
    address.length <= 2000 &&
    ANY_LINK.test(address) &&
    !/^https?:\/\/https?:/i.test(address) &&
    (!/^tel:/i.test(address) || isDialable(address.slice('tel:'.length))) &&
    (/^https?:/i.test(address) ? hasPlainHost(address) : !ADDED_HEADER.test(address)) &&
    !/[\p{Cc}\p{Cf}]/u.test(address)
  );
}

/** False for a host that browsers read as another (`0x7f.1` is 127.0.0.1), one in disguise (`xn--…`), or a port that no computer has. */
function hasPlainHost(address: string): boolean {
  const [, host = ''] = /^https?:\/\/([^/?#:]*)/i.exec(address) ?? [];
  const isRead = URL.canParse(address) && new URL(address).hostname === host.toLowerCase();
  return isRead && !/(?:^|\.)xn--/i.test(host);
}

export function isWebAddress(address: string): boolean {
  return ON_THE_WEB.test(address) && isLink(address);
}

/** True for the id of a form or map at its provider (`mBdX4q`), or its https address. */
export function isHostId(id: string): boolean {
  return /^[\w.-]+$/.test(id) || (/^https:\/\//i.test(id) && isWebAddress(id));
}

/** The page that a path of its file, or an address without its first slash, means: `content/pages/contact.mdx` -> `/contact`. */
function pageIn(text: string): string | undefined {
  const [, page] =
    /^(?:\.{0,2}\/)*(?:content\/)?(?:pages\/)?([a-z0-9-]+(?:\/[a-z0-9-]+)*)(?:\.(?:mdx|html?))?$/.exec(
      text,
    ) ?? [];
  if (page === undefined || /^[\d-]+$/.test(page)) return undefined;
  return `/${page.replace(/(?:^|\/)index$/, '')}`;
}

/** Last part of an address: lower-case letters without accents, digits, single hyphens. */
export const SLUG: Format = {
  rule: 'slug',
  accepts: (text) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text),
  wrong: 'ne peut contenir que des minuscules sans accent, des chiffres et des tirets',
  hint: 'Écrivez un ou plusieurs mots ainsi. Exemple : un-jardin-partage',
};
