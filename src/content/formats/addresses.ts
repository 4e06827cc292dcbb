import type { Diagnosis } from '../../values/issue.ts';
import { quoteValue, telAddress } from '../../values/text.ts';
import { isMailbox, isPhone } from './contacts.ts';
import { isUndisguised } from './disguises.ts';
import type { Format } from './format.ts';

const LINK =
  /^(https?:\/\/[^\s/?#\\]+(?:[/?#][^\s\\]*)?|mailto:[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+|tel:\+?[0-9][0-9 .-]*|\/(?![/\\])[^\s\\]*|#[^\s\\]+)$/i;

const WEB_ADDRESS = /^https?:\/\/[^\s/?#\\]+\.[^\s\\]+$/i;
const PICTURE_ADDRESS = /^\/images\/[^?#\\]+$/;

export const ADDRESSES = {
  lien: {
    rule: 'lien-adresse',
    isAddress: true,
    accepts: isLink,
    form: LINK,
    wrong: 'n’est pas un lien que le site accepte',
    hint: 'Un lien commence par https://, par / (une page du site), par # (un repère), par mailto: ou par tel:.',
    correct: correctLink,
  },
  'adresse-web': {
    rule: 'adresse-web',
    isAddress: true,
    accepts: isWebAddress,
    form: WEB_ADDRESS,
    wrong: 'n’est pas une adresse web complète',
    hint: 'Copiez l’adresse depuis la barre du navigateur : elle commence par https://.',
    correct: withHttps,
  },
  depot: {
    rule: 'adresse-web',
    isAddress: true,
    accepts: isRepository,
    form: WEB_ADDRESS,
    wrong: 'n’est pas l’adresse du dépôt lui-même',
    hint: 'Écrivez l’adresse de la page d’accueil du dépôt. Exemple : https://github.com/nom/site',
    correct: (text) =>
      /^https:\/\/github\.com\/[\w-]+\/[\w.-]+?(?=\.git\b|[/?#]|$)/.exec(
        (withHttps(text) ?? '').replace('//www.', '//'),
      )?.[0],
  },
  image: {
    rule: 'image-adresse',
    accepts: isPictureAddress,
    form: PICTURE_ADDRESS,
    wrong: (text) =>
      /^(https?:)?\/\//i.test(text)
        ? 'est une image d’un autre site'
        : 'n’est pas l’adresse d’une image de content/images',
    hint: 'Déposez l’image dans content/images et écrivez son adresse : /images/nom.jpg.',
    correct: (text) => {
      const name = PICTURE.exec(text.replace(/\\/g, '/'))?.[1];
      return name && `/images/${name}`;
    },
  },
} satisfies Record<string, Format>;

/** A picture file in any folder: `../images/x.jpg`; the group is the file name. */
const PICTURE =
  /^(?:\.{0,2}\/)*(?:[\p{L}\p{N}_ -]+\/)*([\p{L}\p{N}_ .-]+\.(?:jpe?g|png|webp|avif|svg))$/iu;

/** A duplicate `https://`: `https://https://a.fr`. */
const TWICE = /^(?:https?:\/\/)+(?=https?:)/i;

/** True for a link (`https:`, `http:`, `mailto:`, `tel:`, `/page`, `#ancre`) that does not imitate another address (`a.ga@b.com`). */
export function isLink(address: string): boolean {
  return (
    address.length <= 2000 &&
    LINK.test(address) &&
    !TWICE.test(address) &&
    !isDangerous(address) &&
    isUndisguised(address) &&
    !/[\p{Cc}\p{Cf}]/u.test(address) &&
    !/^https?:\/\/[^/?#]*@/i.test(address)
  );
}

export function isWebAddress(address: string): boolean {
  return WEB_ADDRESS.test(address) && isLink(address);
}

/** True for the id of a form or map at its provider (`mBdX4q`), or its https address. */
export const isHostId = (id: string) =>
  /^[\w.-]+$/.test(id) || (/^https:\/\//i.test(id) && isWebAddress(id));

/** True for the address of a repository: on GitHub `https://github.com/name/site`, to which links append `/edit/main/…`; elsewhere any address. */
export function isRepository(address: string): boolean {
  const isGitHub = /^https?:\/\/(?:www\.)?github\.com(?=[/?#]|$)/i.test(address);
  const isBare = /^https:\/\/github\.com\/[\w-]+\/(?![\w.-]*\.git\/*$)[\w.-]+\/*$/.test(address);
  return isWebAddress(address) && (!isGitHub || isBare);
}

/** True for an address below `/images/`, such as `/images/2026/plage.jpg`, without `..`. */
export function isPictureAddress(address: string): boolean {
  return (
    PICTURE_ADDRESS.test(address) &&
    !address.split('/').some((part) => /^\.*$/.test(part) && part !== '') &&
    !address.slice(1).includes('//')
  );
}

/** Corrects an address of another site (missing `https://`, spaces, backslashes); undefined when it is no such address. */
export function withHttps(text: string): string | undefined {
  const whole = (WEB.test(text) ? straight(text) : text).replace(TWICE, '');
  const [, bare] =
    /^(?:https?(?::\/*|\/+))?((?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#].*)?)$/i.exec(whole) ?? [];
  return bare && `https://${bare}`;
}

const WEB = /^(?:https?[:/]|www\.)/i;

const straight = (text: string) =>
  text
    .replace(/\s/g, '')
    // A backslash before a Markdown character only escapes it: remove it.
    .replace(/\\(?=[_*~[\]()#.!&-])/g, '')
    .replace(/\\/g, '/');

/** Corrects a link to a page, another site, a mailbox or a telephone. */
function correctLink(text: string): string | undefined {
  const page =
    /^(?:\.?\/)?(?:content\/)?(?:pages\/)?([a-z0-9-]+(?:\/[a-z0-9-]+)*)(?:\.(?:mdx|html?|php))?$/.exec(
      text.startsWith('/') || text.startsWith('\\') ? straight(text) : text,
    )?.[1];
  if (isPhone(text)) return telAddress(text);
  if (page !== undefined) return `/${page}`;
  const mail = text.replace(/\s/g, '').replace(/^mailto:\/*/i, '');
  if (isMailbox(mail)) return `mailto:${mail}`;
  return WEB.test(text) ? withHttps(text) : undefined;
}

/** Diagnosis of an address that would run code, or of a file on the editor's computer. */
export function refusedAddress(text: string, rule: string): Diagnosis | undefined {
  const danger = 'lien-dangereux';
  if (isOwnFile(text)) {
    return {
      rule: isDangerous(text) ? danger : rule,
      message: `${quoteValue(text)} est un fichier de votre ordinateur : les visiteurs ne pourraient pas l’ouvrir.`,
      hint: 'Déposez-le sur un service de partage (un nuage, un disque partagé) en accès public, puis écrivez ici son adresse entière, qui commence par https://.',
    };
  }
  if (!isDangerous(text)) return undefined;
  return {
    rule: danger,
    message: `Le lien ${quoteValue(text)} exécuterait du code ou un fichier caché : le site le refuse.`,
    hint: 'Donnez l’adresse d’une page : https://… ou /page.',
  };
}

/** True for a file on the editor's computer: `C:\\…`, `file:///…`, or only a name (`statuts.pdf`). */
const isOwnFile = (text: string) =>
  /^(?:file:|[a-z]:[\\/])/i.test(text) || (!/^www\./i.test(text) && FILE_NAME.test(text));

const FILE_NAME = /^[^/\\:?#@]+\.(?:pdf|docx?|odt|rtf|xlsx?|ods|csv|pptx?|odp|zip)$/i;

/** True for an address that would execute or embed code: `javascript:…`, `data:…`. */
export function isDangerous(address: string): boolean {
  return /^(javascript|vbscript|data|blob|file|filesystem|view-source):/i.test(
    decodedAddress(address),
  );
}

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

/** Decodes HTML entities, and removes blanks and control characters, some of which browsers ignore: `java\nscript&colon;` -> `javascript:`. */
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
