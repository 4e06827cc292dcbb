import type { ContentChange } from './change.ts';
import { drafts } from './drafts.ts';
import { english } from './english.ts';
import { lists } from './lists.ts';
import { messageForm } from './message-form.ts';
import { photo } from './photo.ts';

/** Every change: one copy of the site has all of them. */
export const contentChanges: readonly ContentChange[] = [
  drafts,
  english,
  ...lists,
  messageForm,
  photo,
];
