import { z } from 'zod';
import { NOTICE_TEXTS, type NoticeId } from '../notice-texts.ts';
import { text } from './primitives.ts';

/** The ids of the notices; their texts stand in `content/notices.yml`. */
export const NOTICE_IDS = Object.keys(NOTICE_TEXTS) as NoticeId[];

const notice = z.strictObject({
  title: text('Le titre de l’avis.'),
  message: text('Le texte de l’avis.'),
});

const known = (id: NoticeId) => notice.default({ ...NOTICE_TEXTS[id] });

/** `content/notices.yml`: what each notice says. `{title}` and `{category}` are filled in. */
export const notices = z.strictObject(
  Object.fromEntries(NOTICE_IDS.map((id) => [id, known(id)])) as Record<
    NoticeId,
    ReturnType<typeof known>
  >,
);

export type { Notice, NoticeId } from '../notice-texts.ts';
export type Notices = z.infer<typeof notices>;
