import { writtenDay } from '../../content/days.ts';
import { NEVER } from '../../content/public-day.ts';
import { earlierFiles } from '../page-moves.ts';
import type { ComparedSites, Danger } from './danger.ts';

/** Texts whose publication day changes. Pages do not show this change, because both sites are built with drafts. */
export function publicationDangers({ base, head, moves }: ComparedSites): Danger[] {
  const files = earlierFiles(base, head, moves);
  return [...head.texts].flatMap(([file, { title, publicFrom }]) => {
    const old = base.texts.get(files.get(file) ?? file)?.publicFrom;
    // A new text that is public is reported as an added page; a new draft is not reported.
    if (old === undefined ? ['', NEVER].includes(publicFrom) : publicFrom === old) return [];
    const before = old === undefined ? '' : stateText(old, 'en ligne', 'en attente du');
    const after = stateText(publicFrom, 'Deviendra public dès la fusion', 'Deviendra public le');
    return { kind: 'publication', label: title, before, after, file, routes: [] };
  });
}

const stateText = (day: string, now: string, later: string) =>
  day === '' ? now : day === NEVER ? 'brouillon' : `${later} ${writtenDay(day)}`;
