import { filled } from '../../content/languages.ts';
import type { Notice, NoticeId } from '../../content/schema/notices.ts';
import { visuallyHidden } from '../../theme/global.css.ts';
import { button } from '../../ui/button/button.css.ts';
import { ButtonLink, type ButtonVariant } from '../../ui/button/button-link.tsx';
import { noticeProps } from '../../ui/notice.ts';
import { soonHint } from '../../ui/soon-hint.tsx';
import type { BlockProps } from '../block-props.ts';
import { useSite } from '../site-context.ts';
import { tag } from './soon-button.css.ts';

interface SoonButtonProps {
  label: string;
  notice: NoticeId;
  /** What it is about, for screen readers: the project's name. */
  about?: string;
  /** What the notice's `{title}` or `{category}` stands for. */
  values?: Record<string, string>;
  variant?: ButtonVariant;
}

/** A button for what is not open yet: its description says so, and a click shows the notice. */
export function SoonButton({ label, notice, about, values = {}, variant }: SoonButtonProps) {
  const { manifest } = useSite();
  const text = noticeProps(fillNotice(manifest.notices[notice], values));
  return (
    <button type="button" className={button({ variant })} {...soonHint} {...text}>
      <span>
        <span>{label}</span>
        {about && <span className={visuallyHidden}> {about}</span>}
      </span>
      <SoonTag />
    </button>
  );
}

/** « Bientôt » on a button or a card that is not open yet: no part of its name, since its description says it. */
const SoonTag = () => (
  <span className={tag} aria-hidden="true">
    {useSite().words.cards.soon}
  </span>
);

/** Announces what is not open yet; with an address it is a link. */
export const NoticeButton = ({ notice, label, href }: BlockProps<'NoticeButton'>) =>
  href ? <ButtonLink href={href} label={label} /> : <SoonButton label={label} notice={notice} />;

/** A notice with its `{title}` or `{category}` filled in. */
export const fillNotice = (notice: Notice, values: Record<string, string>): Notice => ({
  title: notice.title,
  message: filled(notice.message, values),
});
