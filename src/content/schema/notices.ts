import * as z from 'zod';
import { NOTICE_TEXTS, type NoticeId } from '../notice-texts.ts';
import { text } from './primitives.ts';

export const NOTICE_IDS = Object.keys(NOTICE_TEXTS) as NoticeId[];

const notice = z.strictObject({
  title: text('Le titre de l’avis.'),
  message: text('Le texte de l’avis.'),
});

const noticeWithDefault = (id: NoticeId) => notice.default({ ...NOTICE_TEXTS[id] });

/** `content/notices.yml`: texts of the notices (toasts); the site replaces `{title}` and `{category}`. */
export const notices = z.strictObject(
  Object.fromEntries(NOTICE_IDS.map((id) => [id, noticeWithDefault(id)])) as Record<
    NoticeId,
    ReturnType<typeof noticeWithDefault>
  >,
);

export type { Notice, NoticeId } from '../notice-texts.ts';
export type Notices = z.infer<typeof notices>;
