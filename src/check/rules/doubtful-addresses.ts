import type { Fault, Issue } from '../../values/issue.ts';
import { nearest } from '../../values/nearest.ts';
import { addressesIn } from './all-addresses.ts';
import { addressIssue, type Checking } from './checking.ts';

/** An address, `host/path?query` in lower case without `www.`, that works for its editor only, or today only. */
interface DoubtfulAddress {
  address: RegExp;
  message: string;
  hint: string;
}

const SHARE =
  'Ouvrez le partage du document, choisissez « Tout le monde peut voir », puis copiez ici le lien qu’il donne.';

const ROWS: readonly DoubtfulAddress[] = [
  {
    address: /^(?:docs\.google\.com|canva\.com)\/.*\/edit\b/,
    message:
      'ouvre le document en modification : les visiteurs pourraient le changer, ou ne pas le voir',
    hint: SHARE,
  },
  {
    address:
      /^(?:[\w-]+\.sharepoint|web\.whatsapp|mail\.google)\.com|^drive\.google\.com\/drive\/(?:u\/\d\/)?(?:my-drive|home)/,
    message: 'ne s’ouvre que chez vous, ou avec votre compte',
    hint: SHARE,
  },
  {
    address:
      /^(?:we\.tl|wetransfer\.com|[\w.-]+\.fbcdn\.net|transfernow\.net)\/|[?&](?:x-amz-)?expires=/,
    message: 'ne marchera plus dans quelques jours',
    hint: 'Déposez le document là où il reste (un disque partagé), en accès public, et copiez cette adresse.',
  },
  {
    address: /^(?:wa\.me\/|api\.whatsapp\.com\/send\?.*phone=)(?:\+|%2b)?(?:241)?0\d{7,8}(?!\d)/,
    message:
      'n’ouvre aucune discussion : WhatsApp veut l’indicatif du pays, puis le numéro sans son zéro',
    hint: 'Écrivez 241, puis le numéro d’aujourd’hui sans zéro : wa.me/24177123456.',
  },
];

/** Common hosts of mailboxes; those that differ from another by one letter are here so that nobody is asked about them. */
const MAIL_HOSTS = [
  ...['gmail.com', 'yahoo.fr', 'yahoo.com', 'hotmail.com', 'hotmail.fr', 'outlook.com', 'free.fr'],
  ...['outlook.fr', 'icloud.com', 'orange.fr', 'live.fr', 'live.com', 'ymail.com', 'mail.com'],
];

/** Warns of addresses that reach nobody, not everybody, or not for long, and asks about likely slips in a mailbox. */
export const doubtfulAddresses = (checking: Checking): Issue[] =>
  addressesIn(checking).flatMap((found) => {
    const { address } = found;
    const [, mailbox] = /^mailto:(.*)/i.exec(address) ?? [];
    const doubt = mailbox === undefined ? ofWeb(address) : doubtfulMailbox(mailbox);
    return doubt ? [addressIssue(found, doubt)] : [];
  });

function ofWeb(address: string): Fault | undefined {
  const plain = address.replace(/^https?:\/\/(?:www\.)?/i, '').toLowerCase();
  const row = ROWS.find((one) => one.address.test(plain));
  return (
    row && {
      rule: 'adresse-douteuse',
      severity: 'warning',
      message: `« ${address.slice(0, 80)} » ${row.message}.`,
      hint: row.hint,
    }
  );
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
