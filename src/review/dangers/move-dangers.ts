import type { Moves } from '../renames.ts';
import type { Danger } from './danger.ts';

/** Pages that are gone, or stand at another address, each with the line that leads on from the old one. */
export function moveDangers({ removed, renamed }: Moves): Danger[] {
  const remedy = (line: string) =>
    line ? { remedy: { file: 'content/redirections.yml', line } } : {};
  return [
    ...removed.map(({ route, title, source, line, redirect }) => ({
      kind: 'page-supprimee' as const,
      label: title,
      before: route,
      after: redirect,
      file: source,
      routes: [],
      ...remedy(line),
    })),
    ...renamed.map(({ from, to, title, source, line }) => ({
      kind: 'page-renommee' as const,
      label: title,
      before: from,
      after: to,
      file: source,
      routes: [to],
      ...remedy(line),
    })),
  ];
}
