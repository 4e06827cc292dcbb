import type { ReadyLine } from '../ready-lines.ts';
import { clip, escapeMarkdown, fenced } from '../report/markdown.ts';
import { type ChangedFile, EDITED, type GitHub, isBot, listAll } from './github.ts';

/** More at a time would bury the proposal. */
const MOST = 20;

const HELP =
  'Des lignes sont prêtes : dans l’onglet « Files changed », cliquez sous chacune sur **Commit suggestion**, puis sur **Commit changes**. Pour en prendre plusieurs à la fois : **Add suggestion to batch** sous chacune, puis **Commit suggestions**.';

/**
 * Offers ready lines as suggestions of one review, none twice. They come from the proposal's own build: what is kept
 * takes the place of a line that GitHub itself shows as added, word for word.
 */
export async function suggestLines(
  gitHub: GitHub,
  { pull, sha, files }: { pull: number; sha: string; files: readonly ChangedFile[] },
  json: string,
): Promise<void> {
  const added = new Map(files.map(({ filename, patch = '' }) => [filename, addedLines(patch)]));
  const list: unknown = JSON.parse(json);
  const fitting = (Array.isArray(list) ? list : [])
    .filter(isReadyLine)
    // GitHub takes one a line.
    .filter(({ file, line, from }) => {
      const lines = added.get(file);
      return lines?.get(line) === from && lines.delete(line);
    })
    .map(({ file: path, line, to, message }) => {
      const body = `${escapeMarkdown(clip(message, 400))}\n\n${fenced(to, 'suggestion')}`;
      return { path, line, side: 'RIGHT', body };
    });
  const before = await listAll(gitHub, `/pulls/${pull}/comments`);
  const own = before.filter(({ user }) => isBot(user));
  const known = new Set(own.map(({ path, line, body }) => `${path}:${line}\n${body}`));
  const comments = fitting
    .filter(({ path, line, body }) => !known.has(`${path}:${line}\n${body}`))
    .slice(0, MOST);
  const review = { commit_id: sha, event: 'COMMENT', body: HELP, comments };
  if (comments.length > 0) await gitHub.call('POST', `/pulls/${pull}/reviews`, review);
}

/** The lines that a patch adds, by their number in the new file. */
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

/** Signs that the eye does not see: a line would not be what it seems. */
const UNSEEN = /(?!\t)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

const isReadyLine = (value: Partial<ReadyLine> | null): value is ReadyLine =>
  [value?.from, value?.to, value?.message].every(
    (text) => typeof text === 'string' && text.length < 4000 && !UNSEEN.test(text),
  ) && EDITED.test(value?.file ?? '');
