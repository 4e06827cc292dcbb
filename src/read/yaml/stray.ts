import { isKnownKey } from '../../content/known-keys.ts';
import { type LineMending, say } from './lead.ts';
import { type Line, trimEnd } from './line.ts';
import { redirectionMeant } from './redirected.ts';
import { valueFault } from './value.ts';

/** A line that is neither `clé: valeur`, nor a list item, nor the rest of the text above. */
export function strayFault(mending: LineMending, line: Line, afterText: boolean): void {
  const word = /^([\p{L}_][\p{L}\p{N}_-]*)(?:[ \t]+|$)/u.exec(line.content);
  const lost = word && isKnownKey(word[1] ?? '') && /^[a-z]/.test(line.content) ? word : undefined;
  if (lost) {
    const value = trimEnd(line.content.slice(lost[0].length));
    say(mending, 'yaml', line.column, {
      message: `Le deux-points manque après « ${lost[1]} ».`,
      hint: `Écrivez « ${lost[1]}: », une espace, puis la valeur.`,
    });
    mending.text = `${line.indent}${lost[1]}:${value ? ` ${valueFault({ text: value, key: lost[1] ?? '', anchors: new Set() })?.fixed ?? value}` : ''}`;
    return;
  }
  const redirection = redirectionMeant(trimEnd(line.content));
  if (redirection !== undefined) {
    say(mending, 'yaml', line.column, {
      message: 'Cette redirection n’a pas la forme « /ancienne: /nouvelle ».',
      hint: 'Écrivez l’ancienne adresse à partir de la barre oblique, deux-points, une espace, puis la nouvelle.',
    });
    mending.text = line.indent + redirection;
    return;
  }
  say(mending, 'yaml', line.column, {
    message: 'Cette ligne n’a pas la forme « clé: valeur ».',
    hint: afterText
      ? 'Si elle continue le texte du dessus, décalez-la de deux espaces ; sinon, donnez-lui une clé.'
      : 'Si elle continue le texte du dessus, écrivez-la à la suite de ce texte, avant le guillemet qui le ferme ; sinon, donnez-lui une clé suivie de deux-points.',
    unsure: true,
  });
  mending.isLost = true;
}
