import type { NoticeId } from '../../content/schema/notices.ts';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { SoonButton } from '../soon-button/soon-button.tsx';

interface NoticeButtonProps {
  notice: NoticeId;
  label: string;
  /** Where it leads, once the thing exists. */
  href?: string;
}

/** Announces what is not open yet; with an address it is a link. */
export const NoticeButton = ({ notice, label, href }: NoticeButtonProps) =>
  href ? <ButtonLink href={href} label={label} /> : <SoonButton label={label} notice={notice} />;
