import type { Document } from '../../../model/document.ts';
import { type Diagnosis, type Issue, issueOf } from '../../../values/issue.ts';
import { MAX_ISSUES } from '../../../values/limits.ts';
import { pointAt } from '../../../values/positions.ts';
import { shorten } from '../../../values/text.ts';
import { FIGURE_PATTERNS } from './figure-patterns.ts';
import { LINE_PATTERNS } from './line-patterns.ts';
import { LINK_PATTERNS } from './link-patterns.ts';
import { MARK_PATTERNS } from './mark-patterns.ts';
import type { MarkupMatch, MarkupPattern } from './markup-pattern.ts';
import { TAG_PATTERNS } from './tag-patterns.ts';
import { PARSED } from './unparsed-text.ts';

export const PATTERNS: readonly MarkupPattern[] = [
  ...TAG_PATTERNS,
  ...LINK_PATTERNS,
  ...LINE_PATTERNS,
  ...FIGURE_PATTERNS,
  ...MARK_PATTERNS,
];

/** Issues of markup that visitors would see, in what Markdown left as text (`unparsedText`); the first pattern that matches a passage applies. */
export function unparsedMarkup(text: string, document: Document): Issue[] {
  let unmatched = text;
  return PATTERNS.flatMap((pattern) => {
    const issues: Issue[] = [];
    let rest = '';
    for (const { index, indices = [] } of unmatched.matchAll(pattern.find)) {
      const written = indices.map((range) => (range ? document.text.slice(...range) : ''));
      const match = { written, offset: index, document };
      if (pattern.isMeant?.(match) === false) continue;
      if (issues.length < MAX_ISSUES) issues.push(issueOf(document.file, diagnose(match, pattern)));
      rest += unmatched.slice(rest.length, index);
      rest += written[0]?.replace(/[^\n]/g, PARSED);
    }
    unmatched = rest + unmatched.slice(rest.length);
    return issues;
  });
}

function diagnose(match: MarkupMatch, pattern: MarkupPattern): Diagnosis {
  if ('diagnose' in pattern) return pattern.diagnose(match);
  const { written, offset: from, document } = match;
  const { rule, severity, message = shown, hint, write } = pattern;
  const [source = ''] = written;
  const place = { ...pointAt(document.text, from), range: { from, to: from + source.length } };
  return { rule, severity, message: message(source), hint, place, right: write?.(...written) };
}

const shown = (source: string) =>
  `« ${shorten(source, 40)} » ne met rien en forme ici : les visiteurs liraient ces signes.`;
