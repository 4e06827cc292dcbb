import { writtenDay } from '../../content/days.ts';
import { NEVER } from '../../engine/visibility.ts';
import { renamedFiles } from '../moves.ts';
import type { Compared, Danger } from './danger.ts';

/** The texts that become public, at once or on a day, and those that no longer are: both sites show them all. */
export function publications({ base, head, moves }: Compared): Danger[] {
  const files = renamedFiles(base, head, moves);
  return [...head.texts].flatMap(([file, { title, from }]) => {
    const old = base.texts.get(files.get(file) ?? file)?.from;
    // A new text that is public at once is a page that was added; a new draft is nothing yet.
    if (old === undefined ? from === '' || from === NEVER : from === old) return [];
    const before = old === undefined ? '' : said(old, 'en ligne', 'en attente du');
    const after = said(from, 'Deviendra public dès la fusion', 'Deviendra public le');
    return { kind: 'publication', label: title, before, after, file, routes: [] };
  });
}

const said = (from: string, now: string, later: string) =>
  from === '' ? now : from === NEVER ? 'brouillon' : `${later} ${writtenDay(from)}`;
