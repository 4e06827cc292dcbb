import { article } from './article.ts';
import type { ContentChange } from './change.ts';
import { drafts } from './drafts.ts';
import { english } from './english.ts';
import { messageForm } from './message-form.ts';
import { photo } from './photo.ts';

/** All changes are in one built copy of the site: each test looks at its own. */
export const contentChanges: readonly ContentChange[] = [
  article,
  drafts,
  english,
  messageForm,
  photo,
];
