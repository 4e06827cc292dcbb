import { linesWithoutCode } from '../../model/body.ts';
import type { Document } from '../../model/document.ts';
import { type Issue, issueAt } from '../../values/issue.ts';
import { shorten } from '../../values/text.ts';

/** A line that came with a text from a mail, a chat or a tool, and that no page wants. */
interface PastedLine {
  find: RegExp;
  /** What the line is, for the sentence « … : effacez-la ». */
  what: string;
  /** What the lines right below it are, up to a blank one. */
  below?: string;
}

const MAIL = 'l’en-tête d’un courriel collé, avec une adresse qui serait publique';

const BUTTON = 'un bouton ou une marque d’un réseau social';

const LINES: readonly PastedLine[] = [
  {
    find: /^[\s>]*(?:Le|On) .{4,80}@.{3,80} (?:a écrit|wrote)[\s\u00a0\u202f]*:\s*$/iu,
    what: MAIL,
  },
  {
    find: /^[\s>]*\**(?:De|From|À|A|To|Cc)\**[\s\u00a0\u202f]*:\**\s[^@\n]{1,120}@[\w-]+\.\w/u,
    what: MAIL,
  },
  {
    find: /^[\s>]*\[(?:image|cid)\s?:[^\]\n]*\]\s*$/iu,
    what: 'la trace d’une image de courriel',
  },
  {
    find: /^[\s>]*(?:Envoyé de(?:puis)? mon|Envoyé à partir de|Sent from my|Télécharger Outlook|Get Outlook)\b/iu,
    what: 'la signature d’un courriel collé',
  },
  {
    find: /^[\s>]*--\s*$/u,
    what: 'le trait qui annonce la signature d’un courriel',
    below: 'une ligne de la signature d’un courriel collé, peut-être un nom ou un numéro',
  },
  {
    // Without a day in brackets, no blank is before the colon: a programme has « 08:00 - Accueil : café ».
    find: /^[\s>]*(?:\[[\d:, ]{0,10}\d{1,2}\/\d{1,2}\/[\d:, ]{2,16}\] [^:\n]{1,40}|(?:\[\d{1,2}:\d{2}\]|\d{1,2}\/\d{1,2}\/\d{2,4},? (?:à )?\d{1,2}:\d{2}(?::\d{2})? -) [^:\n]{0,39}[^\s:]): /u,
    what: 'une ligne de discussion copiée, avec le nom ou le numéro de qui l’a écrite',
    below: 'la suite d’une ligne de discussion copiée',
  },
  {
    // Without a blank on one side: not the reference `[OMS21]`, the flight `[AF12]`, nor a link.
    find: /(?=\[)(?:(?<=[\p{L}\d.,»)])|(?<=^[\s>]*)(?=[^\]]*\]\p{L}))\[(?!CO)[A-Z]{2,3}\d{1,2}\](?![(:[])/u,
    what: 'une ligne où Word a laissé la marque d’un commentaire',
  },
  {
    find: /(?:Erreur|Error)[\s\u00a0\u202f]?! (?:Source du renvoi|Signet non|Reference source|Bookmark not)/u,
    what: 'un message d’erreur de Word, à la place d’un renvoi',
  },
  {
    find: /(?:^|[–—-] ?)Page \d{1,3} (?:sur|\/|of) \d{1,3}\s*$/u,
    what: 'un pied de page',
  },
  {
    find: /^[\s>]*(?:(?:Bien sûr|Certainement|Avec plaisir)[\s\u00a0\u202f]?! Voici (?:une?|le|la|votre) (?:version|texte|résumé|article)\b.{0,120}:|Voici une version .{0,120}:|(?:Souhaitez|Voulez)-vous que j(?:e |[’']).{0,20}(?:adapt|ajout|ajust|complèt|développ|écriv|génèr|modifi|prépar|propos|raccourci|rédig|reformul|résum|tradui).{0,160}\?)\s*$/u,
    what: 'une phrase d’un assistant, qui s’adresse à vous',
  },
  {
    find: /(?:^[\s>]*|… )(?:Voir plus|Afficher la suite)\s*$|@\[\d{5,}:|^[\s>]*(?:(?:J[’']aime|Commenter|Partager)\s+){2,}|\d{1,2}[:h]\d{2} · 🌍?\s*$/u,
    what: BUTTON,
  },
  {
    find: /\p{L} ?(?:[.…]{4,}|(?: \.){4,}) ?\d{1,3}\s*$/u,
    what: 'une ligne de sommaire, avec le numéro d’une page que le site n’a pas',
  },
  {
    find: /^[\s>]*(?:#(?=[\d_]*\p{L})[\p{L}\d_]+(?:[\s,]+(?=#)|\s*$)){2,}$/u,
    what: 'une ligne de mots-dièse, qui ne mènent nulle part hors d’un réseau social',
  },
  {
    // With words for its owner: « @eco_logik » alone, or « sur Instagram », is an account of the site’s own.
    find: /^[\s>]*@[a-z_][\w.]+[\s,]+(?!(?:et|ou|sur|de|pour)\s)\p{L}/u,
    what: 'une ligne qui s’adresse à un compte d’un réseau social : ce nom ne mène nulle part ici',
  },
];

/** Buttons below a post: one alone may be a word of the text. */
const BUTTONS: PastedLine = { find: /^[\s>]*(?:J[’']aime|Commenter|Partager)\s*$/u, what: BUTTON };

/** Warns of lines that came with a pasted text: they publish addresses and names of other people, or what a tool said to the editor. */
export function pastedLines({ file, kind, text, bodyLine, facts }: Document): Issue[] {
  if (!kind) return [];
  let below: string | undefined;
  const lines = linesWithoutCode(text, facts);
  const areButtons = new Set(lines.filter((line) => BUTTONS.find.test(line))).size > 1;
  const kinds = areButtons ? [...LINES, BUTTONS] : LINES;
  return lines.flatMap((line, at) => {
    const found = at + 1 < bodyLine ? undefined : kinds.find(({ find }) => find.test(line));
    below = found?.below ?? (/^[\s>]*[^\s>#<|]/.test(line) ? below : undefined);
    const what = found?.what ?? below;
    if (what === undefined) return [];
    const { index = 0 } = found?.find.exec(line) ?? {};
    return issueAt(
      file,
      { line: at + 1, column: index + 1 },
      {
        rule: 'texte-colle',
        severity: 'warning',
        message: `« ${shorten(line.slice(index), 40)} » est ${what}.`,
        hint: 'Effacez cette ligne, ou les mots de trop, sauf si les visiteurs doivent les lire.',
      },
    );
  });
}
