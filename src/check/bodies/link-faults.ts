import type { Link } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { rangeOf } from '../../documents/body/node-places.ts';
import type { Document } from '../../model/document.ts';
import { contradictedWords } from '../../site/formats/link-words.ts';
import type { Fault } from '../../values/issue.ts';
import { shorten } from '../../values/text.ts';

/** Beginning, sign or end that only an address, a mailbox or a number has. */
const ADDRESS =
  /^(?:https?:|www\.|[+\d])|@|\.(?:com|org|net|fr|ga|info|africa|eu|io|me|ly)(?:[/?#]|$)/i;

/** Words that are an address, a mailbox or a number, and lead to another. */
export function misleadingLink(node: Link): Fault | undefined {
  const shown = textOf(node);
  const isBare = ['', 'http://', 'https://', 'mailto:'].some((start) => node.url === start + shown);
  const words = isBare ? undefined : contradictedWords(shown, node.url);
  // « Object.is » is the name of a function, and no address.
  if (words === undefined || !ADDRESS.test(words)) return undefined;
  return {
    rule: 'lien-autre',
    severity: 'warning',
    message: `Ce lien montre « ${shorten(words, 40)} » et mène à « ${shorten(node.url, 60)} ».`,
    hint: 'Écrivez la même adresse, ou le même numéro, dans les mots et dans le lien.',
  };
}

/** Words of a link that say nothing to who hears the links of a page one after the other. */
const VAGUE = /^(?:cliquez|clique|cliquer|appuyez|click) (?:ici|là|here|sur ce lien)$/i;

/** A link whose words do not say where it leads: « cliquez ici ». */
export function vagueLink(node: Link): Fault | undefined {
  const words = textOf(node).trim();
  if (!VAGUE.test(words)) return undefined;
  return {
    rule: 'lien-vague',
    severity: 'warning',
    message: `« ${words} » ne dit pas où mène ce lien : une personne aveugle, qui écoute la liste des liens, n’entend que ces mots.`,
    hint: 'Mettez entre les crochets les mots qui disent ce que l’on trouve. Exemple : [le rapport de mars](/rapports)',
  };
}

/** A bare address whose name of a file goes on behind a blank: `https://exemple.ga/mon rapport.pdf`. */
export function cutAddress(node: Link, { text }: Pick<Document, 'text'>): Fault | undefined {
  const { from, to } = rangeOf(node);
  if (text.slice(from, to) !== node.url || !/\/[^/.]+$/.test(node.url)) return undefined;
  const [, rest] =
    /^((?: [\p{L}\d][^\s.,;:!?()]*){1,3}\.(?:pdf|docx?|xlsx?|pptx?|odt|zip|jpe?g|png))(?![\p{L}\d])/iu.exec(
      text.slice(to, to + 120),
    ) ?? [];
  // « puis le fichier rapport.pdf »: words of a sentence stand before the name of the file.
  if (
    !rest ||
    /(?:^| )(?:puis|et|ou|le|la|les|un|une|de|du|des|fichier|document|en|avec|pour|voir|dans)(?= )/i.test(
      rest,
    )
  )
    return undefined;
  return {
    rule: 'adresse-coupee',
    severity: 'warning',
    message: `Cette adresse s’arrête à l’espace : le lien mènerait à « ${shorten(node.url)} ».`,
    hint: `Dans l’adresse, écrivez « %20 » à la place de chaque espace : ${shorten((node.url + rest).replaceAll(' ', '%20'), 100)}`,
  };
}
