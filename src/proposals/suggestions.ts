import { codeBlock, escapeMarkdown, truncate } from '../review/markdown.ts';
import type { ReadyLine } from '../review/ready-lines.ts';
import { type Comment, type GitHub, isByBot, type PullFile, TEXT_FILE } from './github.ts';

/** Suggestions that are posted at a time: with more, a proposal would be hard to read. */
const MAX_SUGGESTIONS = 20;

const HELP =
  'Des lignes sont prêtes : dans l’onglet « Files changed », cliquez sous chacune sur **Commit suggestion**, puis sur **Commit changes**. Pour en prendre plusieurs à la fois : **Add suggestion to batch** sous chacune, puis **Commit suggestions**.';

/**
 * Posts corrected lines (`json`) as one GitHub review with suggestions, without those already posted. The code of the
 * proposal wrote the lines, so each is posted only if it replaces a line that the pull request adds, character for character.
 */
export async function suggestLines(
  gitHub: GitHub,
  { pull, sha, files }: { pull: number; sha: string; files: readonly PullFile[] },
  json: string,
): Promise<void> {
  const added = new Map(files.map(({ filename, patch = '' }) => [filename, addedLines(patch)]));
  const list: unknown = JSON.parse(json);
  const fitting = (Array.isArray(list) ? list : [])
    .filter(isReadyLine)
    .filter(({ file, line, from }) => {
      const lines = added.get(file);
      const isAdded = from.split('\n').every((text, at) => lines?.get(line + at) === text);
      // GitHub accepts only one suggestion for a line.
      if (isAdded) for (const at of from.split('\n').keys()) lines?.delete(line + at);
      return isAdded;
    })
    .map(({ file: path, line, end, to, message }) => {
      const body = `${escapeMarkdown(truncate(message, 400))}\n\n${codeBlock(to, 'suggestion')}`;
      const start = end > line ? { start_line: line, start_side: 'RIGHT' } : {};
      return { path, ...start, line: end, side: 'RIGHT', body };
    });
  const before = await gitHub.list<Comment>(`/pulls/${pull}/comments`);
  const own = before.filter(isByBot);
  const posted = new Set(own.map(({ path, line, body }) => `${path}:${line}\n${body}`));
  const comments = fitting
    .filter(({ path, line, body }) => !posted.has(`${path}:${line}\n${body}`))
    .slice(0, MAX_SUGGESTIONS);
  const review = { commit_id: sha, event: 'COMMENT', body: HELP, comments };
  if (comments.length > 0) await gitHub.send('POST', `/pulls/${pull}/reviews`, review);
}

/** Line number in the new file -> text of a line that a patch adds. */
function addedLines(patch: string): Map<number, string> {
  const added = new Map<number, string>();
  let number = 0;
  for (const line of patch.split('\n')) {
    const [, start] = /^@@ -\S+ \+(\d+)/.exec(line) ?? [];
    if (start) number = Number(start);
    else if (line.startsWith('+')) added.set(number++, line.slice(1).replace(/\r$/, ''));
    else if (line.startsWith(' ')) number += 1;
  }
  return added;
}

/** Invisible characters except tab and line end: with them a suggestion could contain more than its reader sees. */
const INVISIBLE = /(?![\t\n])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

const isReadyLine = (value: Partial<ReadyLine> | null): value is ReadyLine =>
  [value?.from, value?.to, value?.message].every(
    (text) => typeof text === 'string' && text.length < 4000 && !INVISIBLE.test(text),
  ) &&
  value?.end === Number(value?.line) + String(value?.from).split('\n').length - 1 &&
  TEXT_FILE.test(value.file ?? '');
