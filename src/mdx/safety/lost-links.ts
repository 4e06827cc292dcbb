import type { Text } from 'mdast';
import { type Fault, type Said, short, wrong } from '../fault.ts';
import type { Context } from './context.ts';

/** Signs of a link, a picture or a note that Markdown left as plain text: the editor meant one. */
export function lostLinks(node: Text, { lines }: Context): Fault[] {
  const { start, end } = node.position ?? {};
  if (!start || !end) return [];
  const faults: Fault[] = [];
  for (let line = start.line; line <= end.line; line++) {
    const from = line === start.line ? start.column - 1 : 0;
    const to = line === end.line ? end.column - 1 : undefined;
    const text = (lines[line - 1] ?? '').slice(from, to);
    for (const { sign, say } of SIGNS) {
      for (const found of text.matchAll(sign)) {
        const said = say(found[0], found[1] ?? '', found[2] ?? '');
        faults.push(wrong({ line, column: from + found.index + 1 }, said));
      }
    }
  }
  return faults;
}

const lostNote = (name: string): Said => ({
  rule: 'note-sans-texte',
  message: `La note « [^${short(name, 20)}] » n’a pas de texte.`,
  hint: `Ajoutez au bas de la page une ligne qui commence par « [^${short(name, 20)}]: », puis le texte de la note.`,
  suggestion: `[^${name}]: Le texte de la note.`,
});

const lostLink = (whole: string, label: string, name: string): Said => ({
  rule: 'lien-sans-adresse',
  message: `« ${short(whole)} » renvoie à une adresse qui n’est écrite nulle part dans ce fichier.`,
  hint: `Écrivez l’adresse entre parenthèses : [${short(label, 30)}](/contact), ou ajoutez une ligne « [${short(name || label, 30)}]: /contact ».`,
});

function apart(whole: string, label: string, address: string): Said {
  return {
    rule: 'lien-mal-ecrit',
    message: 'Une espace sépare le texte du lien de son adresse : le lien ne marche pas.',
    hint: 'Collez la parenthèse au crochet. Exemple : [Me contacter](/contact)',
    suggestion: `${whole.startsWith('!') ? '!' : ''}[${label}](${address})`,
  };
}

function spaced(whole: string, label: string, address: string): Said {
  const isFile = address.startsWith('/');
  const right = isFile ? `<${address.trim()}>` : address.replace(/\s+/g, '');
  return {
    rule: 'lien-mal-ecrit',
    message: `L’adresse « ${short(address)} » contient une espace : le lien ne marche pas.`,
    hint: isFile
      ? 'Entourez l’adresse de chevrons, ou renommez le fichier sans espace.'
      : 'Retirez les espaces de l’adresse.',
    suggestion: `${whole.startsWith('!') ? '!' : ''}[${label}](${right})`,
  };
}

/** Each sign that stays when Markdown found no link, and what is said of it. */
const SIGNS: readonly { sign: RegExp; say(whole: string, label: string, rest: string): Said }[] = [
  { sign: /(?<!\\)\[\^([^\]\s]{1,60})\](?!:)/g, say: (_whole, name) => lostNote(name) },
  { sign: /(?<!\\)\[([^\]\n[^]{1,200})\]\[([^\]\n[]{0,100})\]/g, say: lostLink },
  {
    sign: /(?<!\\)!?\[([^\]\n[]{0,200})\][ \u00a0\u202f]\(((?:https?:|mailto:|tel:|\/|www\.)[^)\s]{1,300})\)/g,
    say: apart,
  },
  {
    sign: /(?<!\\)!?\[([^\]\n[]{0,200})\]\(\s?((?:https?:|mailto:|tel:|\/|www\.)[^()\n]{0,300}\s[^()\n]{0,300})\)/g,
    say: spaced,
  },
];
