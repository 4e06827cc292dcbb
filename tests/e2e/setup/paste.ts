/** A key with what is below it: the line itself, then indented lines, items and blank lines. */
const owned = (key: string) =>
  new RegExp(`^( *)((?:- )?"?)${key}"?:.*\\n(?:(?:\\1 .*|\\1- .*| *)\\n)*`, 'm');

/** A text with a block of a guide in it: below `owner` when its lines are indented, else each key in place of its own, or new. */
export function pasted(text: string, block: string, owner = ''): string {
  if (/^\s/.test(block)) {
    const [lines] = owned(owner).exec(text) ?? [];
    if (lines === undefined) throw new Error(`« ${owner}: » is not in the file.`);
    return text.replace(lines, () => `${withoutExamples(lines).trimEnd()}\n${block}`);
  }
  return /^"?\w+"?:/.test(block)
    ? block.split(/^(?="?\w+"?:)/m).reduce(withKey, text)
    : `${text}\n${block}`;
}

function withKey(text: string, lines: string): string {
  const found = owned(/\w+/.exec(lines)?.[0] ?? '').exec(text);
  if (found) return text.replace(found[0], () => lines.replace(/^(?=.)/gm, `${found[1]}`));
  const isPage = text.startsWith('---\n');
  return isPage ? text.replace(/\n---\n/, () => `\n${lines}---\n`) : `${text}${lines}`;
}

/** A list without its invented elements, which guides ask to erase with the first true one. */
const withoutExamples = (list: string) =>
  list.replace(/^ {2}- .*\n(?: {3}.*\n)*? +status: exemple\n/gm, '');
