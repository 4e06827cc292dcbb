import { writtenNumber } from '../site/money.ts';
import type { Change, ChangedFile } from './change.ts';
import type { Danger } from './dangers.ts';
import { escapeMarkdown, firstOf, inlineCode, sentence, truncate } from './markdown.ts';
import { diffWords, replaced } from './word-diff.ts';

/** What a comment says, in this order. */
export interface Review {
  dangers: readonly Danger[];
  /** Lists that are not empty. */
  lists: readonly (readonly [title: string, entries: readonly ChangedFile[]])[];
}

/** GitHub refuses comments of 65,536 characters; what is said around the review, and what makes it harmless, needs the rest. */
const MAX_LENGTH = 36_000;
const MAX_LINE_LENGTH = 700;
const MAX_NAME_LENGTH = 120;

/** The review as Markdown for a comment on the pull request: dangers first. What does not fit is counted by file. */
export function reviewComment({ dangers, lists }: Review): string {
  let room = MAX_LENGTH;
  /** Lines that are not shown, by file. */
  const left = new Map<string, number>();
  const fitting = (one: ChangedFile) =>
    linesOf(one).filter((line) => {
      const fits = line.length < room;
      if (fits) room -= line.length + 1;
      else left.set(one.file, (left.get(one.file) ?? 0) + 1);
      return fits;
    });
  const sections = [['⚠️ À vérifier d’abord', dangers] as const, ...lists].flatMap(
    ([title, entries]) => {
      const lines = entries.flatMap(fitting);
      return lines.length > 0 ? [`### ${title}`, lines.join('\n')] : [];
    },
  );
  const summary =
    dangers.length + lists.length > 0
      ? ['## Ce qui change pour les visiteurs', countOf(dangers), missingOf(left)]
      : ['## Rien ne change pour les visiteurs', 'Textes, images et documents sont les mêmes.'];
  return [...summary, ...sections].filter(Boolean).join('\n\n');
}

/** « Argent : 1, liens : 144. » */
function countOf(dangers: readonly Danger[]): string {
  const counts = new Map<string, number>();
  for (const { counted, count } of dangers) counts.set(counted, (counts.get(counted) ?? 0) + count);
  const said = Array.from(counts, ([kind, count]) => `${kind}\u00a0: ${writtenNumber(count)}`);
  return said.length > 0 ? `${said.join(', ')}.`.replace(/^./, (first) => first.toUpperCase()) : '';
}

function missingOf(left: ReadonlyMap<string, number>): string {
  const files = Array.from(left, ([file, count]) => `${nameOf(file)} (${writtenNumber(count)})`);
  return files.length > 0
    ? `**Ne fusionnez pas sans l’avoir lu**\u00a0: il n’y a pas ici la place de tout montrer. Manquent des changements de ${firstOf(files)}. L’onglet « Files changed » les montre.`
    : '';
}

/** The changes of a file, each on its line, or all on one. */
function linesOf(file: ChangedFile): string[] {
  const heading = headingOf(file);
  const lines = file.changes.map(lineOf).filter(Boolean);
  if (!file.isShort) return [heading, ...lines.map((line) => `  - ${line}`)];
  return [[heading, firstOf(lines, MAX_LINE_LENGTH)].filter(Boolean).join('\u00a0: ')];
}

function headingOf({ title, file, routes }: ChangedFile): string {
  const name = title && `**${escapeMarkdown(truncate(title, MAX_NAME_LENGTH))}**`;
  const pages = routes.map(nameOf);
  return `- ${[name, file && nameOf(file), firstOf(pages)].filter(Boolean).join(' · ')}`;
}

const nameOf = (path: string) => inlineCode(truncate(path, MAX_NAME_LENGTH));

/** A change as one line: its name, and the old and the new text, whose long unchanged parts have only their ends. */
function lineOf({ label, under, watch, before, after }: Change): string {
  const name = label || (under ? `Sous «\u202f${under}\u202f»` : '');
  const whole = sentence(replaced(before, after));
  const words = watch ? whole : sentence(diffWords(before, after));
  const shown = words.length > MAX_LINE_LENGTH ? whole : words;
  return [name && escapeMarkdown(truncate(name, MAX_NAME_LENGTH)), shown]
    .filter(Boolean)
    .join('\u00a0: ');
}
