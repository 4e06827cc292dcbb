import { type FormFault, show } from './form.ts';

const LINK =
  /^(https?:\/\/[^\s/?#\\]+(?:[/?#][^\s\\]*)?|mailto:[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+|tel:\+?[0-9][0-9 .-]*|\/(?![/\\])[^\s\\]*|#[^\s\\]+)$/i;

const NAMED: Readonly<Record<string, string>> = {
  colon: ':',
  tab: '\t',
  newline: '\n',
  sol: '/',
  bsol: '\\',
  num: '#',
  lpar: '(',
  rpar: ')',
  amp: '&',
  nbsp: '\u00a0',
};

/** An address as a browser may come to read it: entities decoded, control characters and spaces gone. */
export function decodedAddress(address: string): string {
  const decoded = address
    .replace(/&#x([0-9a-f]{1,6});?/gi, (_, code: string) => character(Number.parseInt(code, 16)))
    .replace(/&#(\d{1,7});?/g, (_, code: string) => character(Number(code)))
    .replace(/&([a-z]+);/gi, (found, name: string) => {
      const known = name.toLowerCase();
      return Object.hasOwn(NAMED, known) ? (NAMED[known] ?? found) : found;
    });
  return decoded.replace(/[\p{Cc}\p{Cf}\p{Z}]/gu, '');
}

const character = (code: number) => (code <= 0x10ffff ? String.fromCodePoint(code) : '');

/** True for `https:`, `http:`, `mailto:`, `tel:`, `/page` and `#ancre`, judged after decoding. */
export const isLink = (address: string) =>
  address.length <= 2000 &&
  LINK.test(address) &&
  !isDangerous(address) &&
  !/[\p{Cc}\p{Cf}]/u.test(address) &&
  !hasSecret(address);

/** An address that would run or embed code. */
export const isDangerous = (address: string) =>
  /^(javascript|vbscript|data|blob|file|filesystem|view-source):/i.test(decodedAddress(address));

const hasSecret = (address: string) => /^https?:\/\/[^/?#]*@/i.test(address);

/** Why a value is no link that the site accepts. */
export function linkFault(value: unknown): FormFault {
  const text = String(value).trim();
  if (isOwnFile(text)) return ownFile(value, isDangerous(text) ? 'lien-dangereux' : 'lien-adresse');
  if (isDangerous(text)) {
    return {
      rule: 'lien-dangereux',
      message: `Le lien ${show(value)} exécuterait du code ou un fichier caché : le site le refuse.`,
      hint: 'Donnez l’adresse d’une page : https://… ou /page.',
    };
  }
  const meant = linkMeant(text);
  return {
    rule: 'lien-adresse',
    message: `${show(value)} n’est pas un lien que le site accepte.`,
    hint: 'Un lien commence par https://, par / (une page du site), par # (un repère), par mailto: ou par tel:.',
    ...(meant === undefined ? {} : { value: meant }),
  };
}

/** A file of the editor's computer: `C:\\…`, `file:///…`, or the bare name of a document. */
const isOwnFile = (text: string) =>
  /^(?:file:|[a-z]:[\\/])/i.test(text) || (!/^www\./i.test(text) && FILE_NAME.test(text));

const FILE_NAME = /^[^/\\:?#@]+\.(?:pdf|docx?|odt|rtf|xlsx?|ods|csv|pptx?|odp|zip)$/i;

const ownFile = (value: unknown, rule: string): FormFault => ({
  rule,
  message: `${show(value)} est un fichier de votre ordinateur : les visiteurs ne pourraient pas l’ouvrir.`,
  hint: 'Déposez-le sur un service de partage (un nuage, un disque partagé) en accès public, puis écrivez ici son adresse entière, qui commence par https://.',
});

function linkMeant(text: string): string | undefined {
  if (/^www\.[^\s]+\.[a-z]{2,}/i.test(text)) return `https://${text}`;
  if (/^[^\s@:/]+@[^\s@:/]+\.[a-z]{2,}$/i.test(text)) return `mailto:${text}`;
  if (/^\+?\d[\d .]{7,}$/.test(text)) return `tel:${text.replace(/[ .]/g, '')}`;
  const page =
    /^(?:\.\/|\/)?(?:content\/)?(?:pages\/)?([a-z0-9-]+(?:\/[a-z0-9-]+)*)(?:\.(?:mdx|html?|php))?$/.exec(
      text,
    )?.[1];
  return page === undefined ? undefined : `/${page}`;
}

/** True for an absolute address on another site. */
export const isWebAddress = (address: string) =>
  /^https?:\/\/[^\s/?#\\]+\.[^\s\\]+$/i.test(address) && isLink(address);

/** Why a value is no web address. */
export function webFault(value: unknown): FormFault {
  const text = String(value).trim();
  if (isOwnFile(text)) return ownFile(value, isDangerous(text) ? 'lien-dangereux' : 'adresse-web');
  if (isDangerous(text)) return linkFault(value);
  const bare = /^(www\.)?[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}(\/\S*)?$/i.test(text);
  return {
    rule: 'adresse-web',
    message: `${show(value)} n’est pas une adresse web complète.`,
    hint: 'Copiez l’adresse depuis la barre du navigateur : elle commence par https://.',
    ...(bare ? { value: `https://${text}` } : {}),
  };
}

/** True for a form's or map's id: the letters that its host gives, or its https address. */
export const isHostId = (id: string) =>
  /^[\w.-]+$/.test(id) || (/^https:\/\//i.test(id) && isWebAddress(id));
