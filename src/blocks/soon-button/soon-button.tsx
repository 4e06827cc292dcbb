import type { NoticeId } from '../../content/schema/notices.ts';
import { visuallyHidden } from '../../theme/global.css.ts';
import { button } from '../../ui/button/button.css.ts';
import type { ButtonVariant } from '../../ui/button/button-link.tsx';
import { noticeProps } from '../../ui/notice.ts';
import { useSite } from '../site-context.ts';

interface SoonButtonProps {
  label: string;
  notice: NoticeId;
  /** What it is about, for who hears it out of its place: the project's name. */
  about?: string;
  variant?: ButtonVariant;
}

/** A button for what is not open yet: it says so by its name before it says so by its notice. */
export function SoonButton({ label, notice, about, variant }: SoonButtonProps) {
  const { notices } = useSite().manifest;
  return (
    <button type="button" className={button({ variant })} {...noticeProps(notices[notice])}>
      <span>
        {label}
        <span className={visuallyHidden}>{about ? ` ${about}` : ''} (bientôt disponible)</span>
      </span>
    </button>
  );
}
