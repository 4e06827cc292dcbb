import type { Link } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
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
