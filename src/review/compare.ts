import type { ChangedFile } from './change.ts';
import { changedFiles, changedMedia, type Renames } from './changed-files.ts';
import type { Review } from './comment.ts';
import type { ContentState } from './content-state.ts';
import { findDangers } from './dangers.ts';

/** Compares two contents: what a reviewer must verify, then the files whose change visitors see. */
export function compareContents(base: ContentState, head: ContentState, renames?: Renames): Review {
  const files = changedFiles(base, head, renames);
  const media = changedMedia(base, head);
  const generated = base.generated.map((before): ChangedFile => {
    const after = head.routes.has(before) ? before : '';
    const changes = [{ key: 'route', label: 'Adresse', before, after }];
    return { title: '', file: '', route: null, routes: [], changes };
  });
  const lists: [title: string, entries: ChangedFile[]][] = [
    ['Pages et textes modifiés', files.filter(({ before, after }) => before && after)],
    ['Pages et textes ajoutés', files.filter(({ before }) => !before)],
    ['Images et documents', media],
  ];
  return {
    dangers: findDangers([...files, ...media, ...generated], head),
    lists: lists.filter(([, entries]) => entries.length > 0),
  };
}
