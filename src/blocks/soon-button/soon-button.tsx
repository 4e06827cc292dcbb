import { filled } from '../../content/languages.ts';
import type { Notice, NoticeId } from '../../content/schema/notices.ts';
import { visuallyHidden } from '../../theme/global.css.ts';
import { button } from '../../ui/button/button.css.ts';
import { ButtonLink, type ButtonLinkProps } from '../../ui/button/button-link.tsx';
import { noticeProps, soonHint } from '../../ui/notice.ts';
import { useSite } from '../site-context.ts';
import { openings } from './openings.tsx';
import { tag } from './soon-button.css.ts';

interface SoonButtonProps extends Omit<ButtonLinkProps, 'href'> {
  href?: string | null | undefined;
  notice: NoticeId;
  /** What the notice's `{title}` or `{category}` stands for. */
  values?: Record<string, string>;
}

/**
 * A button for what is not open yet: its description says so, and a click shows the notice. With an address it is
 * a link, and what `openings` gives once the content has it. On a light page it is a line of text.
 */
export function SoonButton({ href, notice, values = {}, ...shown }: SoonButtonProps) {
  const site = useSite();
  const { manifest, words, light } = site;
  if (href) return <ButtonLink href={href} {...shown} />;
  const opened = openings[notice]?.(site, shown);
  if (opened) return opened;
  const { label, about, variant } = shown;
  if (light) return <p>{[label, about, ' – ', words.frame.soon]}</p>;
  const text = noticeProps(fillNotice(manifest.notices[notice], values));
  return (
    <button type="button" className={button({ variant })} {...soonHint} {...text}>
      <span>
        <span>{label}</span>
        {about && <span className={visuallyHidden}>{about}</span>}
      </span>
      {/* No part of its name, since its description says it. */}
      <span className={tag} aria-hidden="true">
        {words.cards.soon}
      </span>
    </button>
  );
}

/** A notice with its `{title}` or `{category}` filled in. */
export const fillNotice = (notice: Notice, values: Record<string, string>): Notice => ({
  title: notice.title,
  message: filled(notice.message, values),
});
