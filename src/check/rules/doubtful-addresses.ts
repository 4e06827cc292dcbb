import type { Fault, Issue } from '../../values/issue.ts';
import { nearest } from '../../values/nearest.ts';
import { addressesIn } from './all-addresses.ts';
import { addressIssue, type Checking } from './checking.ts';

/** An address that works for its editor only, or today only. */
interface DoubtfulAddress {
  /** `host/path?query`, in lower case, without `www.`. */
  address: RegExp;
  message: string;
  hint: string;
  /** The address to write instead, if it is certain. */
  right?(url: URL): string | undefined;
}

const SHARE =
  'Ouvrez le partage du document, choisissez « Tout le monde peut voir », puis copiez ici le lien qu’il donne.';

const ROWS: readonly DoubtfulAddress[] = [
  {
    address:
      /safelinks\.protection\.outlook\.com\/|^google\.[a-z.]+\/url\?|^lm?\.(?:facebook|instagram)\.com\//,
    message: 'passe par un autre site, qui compte et suit vos visiteurs',
    hint: 'Ouvrez-la, puis copiez ici l’adresse de la page qui s’affiche.',
    right: ({ searchParams }) =>
      ['url', 'q', 'u']
        .map((name) => searchParams.get(name))
        .find((inner) => inner?.startsWith('https://')) ?? undefined,
  },
  {
    address: /^(?:docs\.google\.com|canva\.com)\/.*\/edit\b/,
    message:
      'ouvre le document en modification : les visiteurs pourraient le changer, ou ne pas le voir',
    hint: SHARE,
  },
  {
    address: /^(?:mail\.google\.com|web\.whatsapp\.com)/,
    message: 'est celle de vos messages, qui ne s’ouvrent que chez vous',
    hint: 'Écrivez dans le texte ce que dit le message, ou effacez ce lien.',
  },
  {
    address: new RegExp(
      [
        String.raw`^[\w-]+\.sharepoint\.com`,
        String.raw`^drive\.google\.com/drive/(?:u/\d/)?(?:my-drive|home)`,
      ].join('|'),
    ),
    message: 'ne s’ouvre que chez vous, ou avec votre compte',
    hint: SHARE,
  },
  {
    address:
      /^(?:we\.tl|wetransfer\.com|[\w.-]+\.fbcdn\.net|cdn\.discordapp\.com|transfernow\.net|grosfichiers\.com|file\.io)\/|[?&](?:x-amz-expires|expires)=/,
    message: 'ne marchera plus dans quelques jours',
    hint: 'Déposez le document là où il reste (un disque partagé), en accès public, et copiez cette adresse.',
  },
  {
    address:
      /^(?:bit\.ly|tinyurl\.com|t\.co|goo\.gl|cutt\.ly|is\.gd|ow\.ly|rb\.gy|rebrand\.ly|shorturl\.at)\/(?!maps)/,
    message: 'est raccourcie : on ne voit pas où elle mène, et elle peut cesser de marcher',
    hint: 'Ouvrez-la, puis copiez ici l’adresse de la page qui s’affiche.',
  },
  {
    address: /[?&]utm_source=(?:chatgpt|openai|perplexity)/,
    message: 'finit par la marque d’un assistant comme ChatGPT, qui invente parfois des adresses',
    hint: 'Ouvrez-la pour vérifier qu’elle existe, puis effacez la fin qui commence par « utm_source ».',
    right: ({ href }) => href.replace(/[?&]utm_source=[^&#]*/, ''),
  },
  {
    address: /^(?:wa\.me\/|api\.whatsapp\.com\/send\?.*phone=)0[67]\d{7}(?!\d)/,
    message: 'ne dit pas le pays du numéro : elle n’ouvre aucune discussion',
    hint: 'Écrivez 241 à la place du zéro : wa.me/24177123456.',
    right: ({ href }) => href.replace(/(?<=wa\.me\/|phone=)0/i, '241'),
  },
  {
    address: /^(?:wa\.me\/|api\.whatsapp\.com\/send\?.*phone=)(?:\+|%2b)?2410[1-7]\d{6}(?!\d)/,
    message: 'porte un numéro d’avant 2019, qui n’appelle plus personne',
    hint: 'Écrivez le numéro d’aujourd’hui, sans zéro : wa.me/24177123456.',
  },
  {
    address: /^(?:wa\.me\/|api\.whatsapp\.com\/send\?.*phone=)(?:\+|%2b)?2410[1-7]\d{7}(?!\d)/,
    message: 'a un zéro de trop derrière 241 : ce numéro n’existe pas',
    hint: 'Derrière 241, écrivez le numéro sans son zéro : wa.me/24177123456.',
    right: ({ href }) => href.replace(/(?<=(?:wa\.me\/|phone=)(?:\+|%2b)?241)0/i, ''),
  },
];

/** Common hosts of mailboxes; those that differ from another by one letter are here so that nobody is asked about them. */
const MAIL_HOSTS = [
  ...['gmail.com', 'yahoo.fr', 'yahoo.com', 'hotmail.com', 'hotmail.fr', 'outlook.com'],
  ...['outlook.fr', 'icloud.com', 'orange.fr', 'live.fr', 'live.com', 'ymail.com', 'mail.com'],
  ...['email.com', 'gmx.com', 'gmx.fr', 'free.fr'],
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
  const shown = address.replace(/^https?:\/\/(?:www\.)?/i, '').toLowerCase();
  const row = ROWS.find((one) => one.address.test(shown));
  if (!row) return undefined;
  const right = URL.canParse(address) ? row.right?.(new URL(address)) : undefined;
  return {
    rule: 'adresse-douteuse',
    severity: 'warning',
    message: `« ${address.slice(0, 80)} » ${row.message}.`,
    hint: row.hint,
    right,
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
