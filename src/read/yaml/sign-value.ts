import { bracketFault, closingBracket } from './brackets.ts';
import { withoutMarks } from './marked-value.ts';
import { commentAt, isSwallowed } from './plain-value.ts';
import { isTail, quoted } from './quote.ts';
import type { Value, ValueFault } from './value.ts';

/** The fault of a value that begins with a sign which YAML keeps for itself. */
export function signFault({ text, key, anchors }: Value): ValueFault | undefined {
  const first = text[0] ?? '';
  switch (first) {
    case '@':
    case '`':
    case '%':
    case ',':
    case ']':
    case '}':
      return sign(text, key);
    case '*':
      return anchors.has(text.slice(1).trim()) ? undefined : sign(text, key);
    case '&':
      return isAnchor(text) ? undefined : sign(text, key);
    case '!':
      return /^!(!|<|[\w-]+[!/])/.test(text) ? tag(text) : sign(text, key);
    case '[':
    case '{':
      if (closingBracket(text) > text.length) return bracketFault(text, key);
      return isTail(text.slice(closingBracket(text))) ? undefined : sign(text, key);
    case ':':
      return /^:\s/.test(text) ? doubleColon(text) : undefined;
    case '|':
    case '>':
      return /^[|>][+-]?\d?[+-]?\s*(\s#.*)?$/.test(text) ? undefined : sign(text, key);
    case '?':
    case '-':
      return /^[?-](\s|$)/.test(text) ? sign(text, key) : undefined;
    default:
      return undefined;
  }
}

const isAnchor = (text: string) => /^&[\w-]+(\s*$|\s+["'[{\w])/.test(text);

function sign(text: string, key: string): ValueFault {
  const comment = commentAt(text);
  const said =
    comment < 0 || isSwallowed(text.slice(comment))
      ? text.trimEnd()
      : text.slice(0, comment).trimEnd();
  const bare = withoutMarks(said, key);
  return {
    rule: 'yaml-signe',
    at: 0,
    message: `Un texte ne peut pas commencer par « ${text[0]} » sans guillemets.`,
    hint: bare === said ? QUOTE : UNMARKED,
    fixed: quoted(bare) + text.slice(said.length),
  };
}

const QUOTE = 'Entourez le texte de guillemets droits.';
const UNMARKED =
  'La mise en forme ne se met que dans le texte de la page : écrivez ici la valeur sans ces signes, entre guillemets droits.';

function doubleColon(text: string): ValueFault {
  const rest = text.replace(/^[:\s]+/, '');
  return {
    rule: 'yaml-signe',
    at: 0,
    message: 'Il y a un deux-points de trop avant ce texte.',
    hint: 'Effacez le second deux-points.',
    fixed: /^["']/.test(rest) ? rest : quoted(rest),
  };
}

function tag(text: string): ValueFault {
  const word = /^\S+/.exec(text)?.[0] ?? '!';
  return {
    rule: 'yaml-etiquette',
    at: 0,
    message: `« ${word} » est un ordre donné au lecteur du fichier : le site n’en accepte aucun.`,
    hint: 'Effacez ce mot, ou entourez tout le texte de guillemets droits.',
  };
}
