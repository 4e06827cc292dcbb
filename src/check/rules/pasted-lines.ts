import type { Document } from '../../model/document.ts';
import type { Issue } from '../../values/issue.ts';
import { shorten } from '../../values/text.ts';
import { PRIVATE } from './public-lines.ts';
import { lineIssues } from './shown-lines.ts';

const MAIL = 'l’en-tête d’un courriel collé, avec une adresse qui serait publique';
const SIGNATURE = 'la signature d’un courriel collé, avec un nom qui serait public';
const CONTACT = 'une ligne d’un courriel collé, avec un numéro ou une adresse qui seraient publics';
const CHAT = 'une ligne de discussion copiée, avec le nom ou le numéro de qui l’a écrite';

/** Lines that come with a pasted mail or chat. */
const LINES: readonly { find: RegExp; what: string }[] = [
  { find: /^[\s>]*(?:Le|On) .{4,80}@.{3,80} (?:a écrit|wrote)[\s\u00a0\u202f]*:/iu, what: MAIL },
  { find: /^[\s>]*\**(?:De|From|À|A|To|Cc)\s*:\**\s[^@\n]{1,120}@[\w-]+\.\w/iu, what: MAIL },
  { find: /^[\s>]*(?:--\s*$|Envoyé de(?:puis)? mon\b|Sent from my\b)/iu, what: SIGNATURE },
  { find: /^[\s>]*\[[\d:,/. ]{4,24}\] [^:\n]{1,40}: /u, what: CHAT },
  // No blank is before the colon: a programme has « 08:00 - Accueil : café ».
  { find: /^[\s>]*\d{1,2}\/\d{1,2}\/\d{2,4},? [à\d: ]{4,10} - [^:\n]{0,39}[^\s:]: /u, what: CHAT },
];

/** Warns of lines of a pasted mail or chat: they publish names, numbers and addresses of other people. */
export function pastedLines(document: Document): Issue[] {
  let isMail = false;
  return lineIssues(document, ({ line, isInBody }) => {
    if (!isInBody) return [];
    const what =
      LINES.find(({ find }) => find.test(line))?.what ??
      (isMail && PRIVATE.test(line) ? CONTACT : undefined);
    isMail ||= what === MAIL || what === SIGNATURE;
    if (what === undefined) return [];
    const message = `« ${shorten(line, 40)} » est ${what}.`;
    const hint =
      'Effacez cette ligne, ou les mots de trop, sauf si les visiteurs doivent les lire.';
    return [{ rule: 'texte-colle', severity: 'warning', message, hint }];
  });
}
