import type { Fault, Issue } from '../../values/issue.ts';
import { nearest } from '../../values/nearest.ts';
import { addressesIn } from './all-addresses.ts';
import { addressIssue, type Checking } from './checking.ts';

/** Addresses that work for their editor only, or today only: `host/path?query` in lower case without `www.`. */
const OF_ONE_PERSON: readonly RegExp[] = [
  /^(?:docs\.google\.com|canva\.com)\/.*\/edit\b/,
  /^(?:[\w-]+\.sharepoint|web\.whatsapp|mail\.google)\.com/,
  /^drive\.google\.com\/drive\/(?:u\/\d\/)?(?:my-drive|home)/,
  /^(?:we\.tl|wetransfer\.com|[\w.-]+\.fbcdn\.net|transfernow\.net)\//,
  /[?&](?:x-amz-)?expires=/,
];

/** A link to a discussion on WhatsApp with the first zero of a number of Gabon. */
const WITH_ZERO =
  /^(?:wa\.me\/|api\.whatsapp\.com\/send\?.*phone=)(?:\+|%2b)?(?:241)?0\d{7,8}(?!\d)/;

/** Common hosts of mailboxes; those that differ from another by one letter are here so that nobody is asked about them. */
const MAIL_HOSTS = [
  ...['gmail.com', 'yahoo.fr', 'yahoo.com', 'hotmail.com', 'hotmail.fr', 'outlook.com', 'free.fr'],
  ...['outlook.fr', 'icloud.com', 'orange.fr', 'live.fr', 'live.com', 'ymail.com', 'mail.com'],
];

/** Warns of addresses that reach nobody, not everybody, or not for long, and asks about likely slips in a mailbox. */
export const doubtfulAddresses = (checking: Checking): Issue[] =>
  addressesIn(checking).flatMap((found) => {
    const [, mailbox] = /^mailto:(.*)/i.exec(found.address) ?? [];
    const doubt = mailbox === undefined ? ofWeb(found.address) : doubtfulMailbox(mailbox);
    return doubt ? [addressIssue(found, doubt)] : [];
  });

function ofWeb(address: string): Fault | undefined {
  const plain = address.replace(/^https?:\/\/(?:www\.)?/i, '').toLowerCase();
  const isOfOne = OF_ONE_PERSON.some((one) => one.test(plain));
  if (!isOfOne && !WITH_ZERO.test(plain)) return undefined;
  const what = isOfOne ? 'ne s’ouvre que chez vous, ou pour quelques jours' : 'n’ouvre rien';
  return {
    rule: 'adresse-douteuse',
    severity: 'warning',
    message: `« ${address.slice(0, 80)} » ${what}.`,
    hint: isOfOne
      ? 'Déposez le document sur un disque partagé, choisissez « Tout le monde peut voir », puis copiez ici le lien qu’il donne.'
      : 'Écrivez 241, puis le numéro d’aujourd’hui sans zéro : wa.me/24177123456.',
  };
}

/** Fault of a mailbox whose host is nearly a common one. */
export function doubtfulMailbox(mailbox: string): Fault | undefined {
  const [, host] = /^[^@]+@([\w.-]+)$/.exec(mailbox) ?? [];
  if (host === undefined || MAIL_HOSTS.includes(host.toLowerCase())) return undefined;
  const right = /\.con$/i.test(host) ? host.replace(/n$/i, 'm') : nearest(host, MAIL_HOSTS);
  if (right === undefined) return undefined;
  return {
    rule: 'courriel',
    severity: 'warning',
    message: `« ${host} » : est-ce « ${right} » ?`,
    hint: 'Vérifiez la fin de cette adresse, lettre par lettre.',
  };
}
