import { isKnownKey } from '../../content/known-keys.ts';
import { type LineMending, say } from './lead.ts';
import { takeApart } from './line.ts';

const WORD = '([\\p{L}_][\\p{L}\\p{N}_-]*)';
const BLANKS = '[ \\t\\u00a0\\u202f]*';

/** `**title:** Eco`, `` `title`: Eco `` and `« title » : Eco`: a key between signs, the colon among them or after. */
const AROUND = new RegExp(
  `^(\\*{1,3}|_{1,3}|\`|[“”„«‹‘’])${BLANKS}${WORD}${BLANKS}(:?)${BLANKS}(\\1|[“”»›‘’])${BLANKS}(:?)(?=[ \\t\\u00a0\\u202f]|$)${BLANKS}`,
  'u',
);

/** `**title: Eco**`: the whole line between signs. */
const WHOLE = new RegExp(`^(\\*{1,3}|_{1,3}|\`)${WORD}${BLANKS}:[ \\t]+([^*_\`]+)\\1$`, 'u');

/** A key with the signs of bold, italics, code or quotes around it, as it comes from a chat or a word processor. */
export function mendMarkedKey(mending: LineMending): void {
  const { content, column } = takeApart(mending.text);
  const found = aroundKey(content) ?? aroundLine(content);
  if (!found || !isKnownKey(found.key)) return;
  say(mending, 'yaml', column, {
    message: `La clé « ${found.key} » est entourée de signes qui n’y ont pas leur place.`,
    hint: `Écrivez « ${found.key}: » sans ces signes, une espace, puis la valeur.`,
  });
  mending.text = `${mending.text.slice(0, column)}${found.key}:${found.value && ` ${found.value}`}`;
}

function aroundKey(content: string) {
  const match = AROUND.exec(content);
  // One colon, inside the signs or after them.
  if (!match || Boolean(match[3]) === Boolean(match[5])) return undefined;
  return { key: match[2] ?? '', value: content.slice(match[0].length) };
}

function aroundLine(content: string) {
  const match = WHOLE.exec(content);
  return match ? { key: match[2] ?? '', value: match[3] ?? '' } : undefined;
}
