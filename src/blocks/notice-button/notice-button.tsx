import type { ReactNode } from 'react';
import { feedBelow } from '../../model/outputs.ts';
import { filled } from '../../site/languages.ts';
import { ROUTES } from '../../site/routes.ts';
import type { NoticeId } from '../../site/schema/notices.ts';
import { visuallyHidden } from '../../theme/global.css.ts';
import { actions, line } from '../../ui/button/button.css.ts';
import { Button, ButtonLink, type ButtonLinkProps } from '../../ui/button/button.tsx';
import { type Notice, noticeProps, soonHint } from '../../ui/notice.ts';
import { soon } from '../../ui/tag/tag.css.ts';
import type { BlockProps } from '../block-props.ts';
import { Island } from '../island.tsx';
import { type RenderContext, useRenderContext } from '../render-context.ts';

/** A row of buttons. */
export const Actions = ({ children }: BlockProps<'Actions'>) => (
  <div className={actions}>{children}</div>
);

interface NoticeButtonProps extends Omit<ButtonLinkProps, 'href'> {
  href?: string | null | undefined;
  notice: NoticeId;
  /** Values for `{title}` or `{category}` in the text of the notice. */
  values?: Record<string, string>;
}

/**
 * A button of a feature that is not available yet: a click shows a notice (toast). With `href` it is a link instead. When
 * `site.yml` enables the feature, a component of `replacements` is rendered instead.
 */
export function NoticeButton({ href, notice, values = {}, ...props }: NoticeButtonProps) {
  const context = useRenderContext();
  const { notices, words } = context;
  if (href) return <ButtonLink href={href} {...props} />;
  const replacement = replacements[notice]?.(context, props);
  if (replacement) return replacement;
  const { label, about, variant } = props;
  const text = noticeProps(fillNotice(notices[notice], values));
  return (
    <Button variant={variant} {...soonHint} {...text}>
      <span>
        <span>{label}</span>
        {about && <span className={visuallyHidden}>{about}</span>}
      </span>
      {/* Hidden from screen readers: `soonHint` already describes the button as not available yet. */}
      <span className={soon} aria-hidden="true">
        {words.cards.soon}
      </span>
    </Button>
  );
}

/** Replaces `{title}` or `{category}` in the text of a notice. */
export const fillNotice = (notice: Notice, values: Record<string, string>): Notice => ({
  title: notice.title,
  message: filled(notice.message, values),
});

type ReplacementProps = Omit<ButtonLinkProps, 'href'>;

/** Id of a notice -> function that renders the available feature instead of the button; undefined if not available. */
const replacements: Partial<
  Record<NoticeId, (site: RenderContext, props: ReplacementProps) => ReactNode | undefined>
> = {
  partage: shareButton,
  'tableau-de-bord': ({ manifest }, props) =>
    manifest.byRoute.has(ROUTES.dashboard) && <ButtonLink href={ROUTES.dashboard} {...props} />,
  actualites: followLinks,
  newsletter: (context, props) =>
    followLinks(context, { ...props, label: context.words.following.feed }),
};

function shareButton(
  { manifest, notices, entry, address, words }: RenderContext,
  { label }: ReplacementProps,
) {
  if (!manifest.settings.participe?.share || entry?.kind !== 'initiative' || !address)
    return undefined;
  const props = {
    label,
    title: entry.title,
    address,
    words: { ...words.sharing, newTab: words.frame.newTab },
    copied: notices['copie-lien'],
    refused: notices['copie-lien-impossible'],
  };
  return <Island name="ShareInitiative" props={props} boxless />;
}

/** Link to the news feed of the project or of Je Participe, link to the newsletter if any, and a text that explains feeds. */
function followLinks({ manifest, entry, words }: RenderContext, props: ReplacementProps) {
  const { participe, newsletter } = manifest.settings;
  if (!participe?.follow) return undefined;
  const from = entry?.kind === 'initiative' && entry.route ? entry.route : '/je-participe';
  const { what, newsletter: signUp } = words.following;
  const look = { variant: 'outline' as const, ...props };
  return (
    <>
      <ButtonLink {...look} href={feedBelow(from)} />
      {newsletter && <ButtonLink {...look} href={newsletter} label={signUp} />}
      <p className={line}>{what}</p>
    </>
  );
}
