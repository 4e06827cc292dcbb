import { type LineMending, say } from './lead.ts';
import type { Line } from './line.ts';
import { commentAt } from './plain-value.ts';

/** A colon in the lower lines of a text without quotes: the parser would blame the first line. */
export function sayColonBelow(mending: LineMending, line: Line): void {
  const hash = commentAt(line.content);
  const said = hash < 0 ? line.content : line.content.slice(0, hash);
  const colon = said.search(/:(?=[ \t]|$)/);
  if (colon < 0) return;
  say(mending, 'yaml-deux-points', line.column + colon, {
    message:
      'Ce texte sans guillemets continue celui du dessus et contient un deux-points : le site ne peut pas le lire.',
    hint: 'Écrivez tout le texte sur une seule ligne, à côté de sa clé, entre guillemets droits.',
    unsure: true,
  });
}
