import { FORMED_KEYS } from '../../content/value-keys.ts';
import { withoutComment } from './comment.ts';
import { quoted } from './quote.ts';
import type { Value, ValueFault } from './value-fault.ts';

/** What a text without quotes cannot begin with: an anchor, an alias, a tag and the sign of a block apart. */
const RESERVED =
  /^(?:[@`%,\]}]|\*(?![\w-]+\s*$)|&(?![\w-]+(?:\s*$|\s+["'[{\w]))|!(?![!<]|[\w-]+[!/])|[|>](?![+-]?\d?[+-]?\s*(?:\s#.*)?$)|[?-](?:\s|$)|:\s)/;
const LINK = /^!?\[([^\][]*)\]\(([^()\s]+)\)/;
const EMPHASIS = /^(\*{1,3})(?=[^\s*])([^*]*[^\s*])\1/;

/** A value that begins with a sign which YAML keeps for itself, or with Markdown. */
export function signFault({ text, key }: Value): ValueFault | undefined {
  if (!RESERVED.test(text) && !LINK.test(text)) return undefined;
  const said = withoutComment(text);
  const bare = withoutMarkdown(said.replace(/^:\s+/, ''), key);
  return {
    rule: 'yaml-signe',
    at: 0,
    message: `Un texte ne peut pas commencer par « ${text[0]} » sans guillemets.`,
    hint: bare === said ? 'Entourez le texte de guillemets droits.' : UNMARKED,
    fixed: (/^["']/.test(bare) ? bare : quoted(bare)) + text.slice(said.length),
  };
}

const UNMARKED =
  'La mise en forme ne se met que dans le texte de la page : écrivez ici la valeur sans ces signes, entre guillemets droits.';

/** A value without the bold, italics or link that it begins with: quotes alone would have them shown, or refused. */
function withoutMarkdown(text: string, key: string): string {
  const [, words = '', address = ''] = LINK.exec(text) ?? [];
  if (FORMED_KEYS.has(key) && address !== '' && !/^(?:mailto|tel):/.test(address)) return address;
  const bare = text.replace(LINK, words).replace(EMPHASIS, '$2').trim();
  return bare === '' ? text : bare;
}
