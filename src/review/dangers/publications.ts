import { frenchDay } from '../../content/days.ts';
import { NEVER } from '../../content/visibility.ts';
import { renamedFiles } from '../moves.ts';
import type { Compared, Danger } from './danger.ts';

/**
 * The texts that become public, at once or on a day, though neither is a change of their words, and those that
 * no longer are. A new text that is public at once is a page that was added.
 */
export function publications({ base, head, moves }: Compared): Danger[] {
  const files = renamedFiles(base, head, moves);
  return [...head.texts].flatMap(([file, { title, from }]) => {
    const before = base.texts.get(files.get(file) ?? file)?.from;
    const isNews = before === undefined ? from !== '' && from !== NEVER : from !== before;
    if (!isNews) return [];
    return {
      kind: 'publication',
      label: title,
      before: before === undefined ? '' : stateOf(before),
      after: becomes(from),
      file,
      routes: [],
    };
  });
}

const isDay = (from: string) => from !== '' && from !== NEVER;

const stateOf = (from: string) =>
  isDay(from) ? `en attente du ${frenchDay(from)}` : from === NEVER ? 'brouillon' : 'en ligne';

const becomes = (from: string) =>
  isDay(from)
    ? `Deviendra public le ${frenchDay(from)}`
    : from === NEVER
      ? 'Ne sera pas en ligne (brouillon)'
      : 'Deviendra public dès la fusion';
