import { daysLeft, isExample, takesGifts } from '../../model/register/register.ts';
import { writtenDay } from '../../site/days.ts';
import type { FrontmatterOf } from '../../site/kinds/index.ts';
import { filled } from '../../site/languages.ts';
import { writtenNumber } from '../../site/money.ts';
import { quietClass } from '../../theme/classes.css.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { woven } from '../../ui/classes.css.ts';
import { dashed } from '../../ui/tag/tag.css.ts';
import type { BlockProps } from '../block-props.ts';
import { GiftNumber } from '../donations/donation-card.tsx';
import { NoticeButton } from '../notice-button/notice-button.tsx';
import { useSite } from '../site-context.ts';
import { Funding, StatusBadge } from './initiative-state.tsx';
import { MoneyReceiver } from './money-receiver.tsx';
import * as styles from './support-panel.css.ts';

/** Funding of the initiative on this page, and buttons to support it; null on a page that is not an initiative's. */
export function SupportPanel({ children }: BlockProps<'SupportPanel'>) {
  const { entry, words, manifest } = useSite();
  if (entry?.kind !== 'initiative') return null;
  const { frontmatter } = entry;
  const { helpThis, funding, share, follow, soon } = words.projects;
  const { participe } = manifest.site;
  const { website } = frontmatter;
  const isAsking = takesGifts(frontmatter, manifest.today);
  // Under vote, the collection is not open yet.
  const support = frontmatter.status === 'En vote' ? undefined : frontmatter.support;
  // The sentence `soon` (« Ces trois services… ») is shown only while none of support, share and follow is available.
  const isOpen = !isAsking || support || participe?.share || participe?.follow;
  return (
    <aside
      aria-label={isAsking ? helpThis : funding}
      className={`${woven} ${styles.panel} ${isExample(frontmatter, manifest.today) ? dashed : ''}`}
    >
      <div className={styles.inside}>
        <Funding sheet={frontmatter}>
          <StatusBadge status={frontmatter.status} />
          <DaysRemaining {...frontmatter} />
        </Funding>
        <div className={styles.actions}>
          {isAsking && support && (
            <div data-until={frontmatter.ends}>
              {support.note && <p>{support.note}</p>}
              <GiftNumber {...support} reference={`JP - ${entry.slug}`} />
            </div>
          )}
          {/* Links of the editor are before buttons that only show a message. */}
          {children}
          {isAsking && !support && (
            <>
              <MoneyReceiver keys={['organisation', 'person']} />
              <NoticeButton label={helpThis} notice="soutien" />
            </>
          )}
          {support?.messaging && (
            <ButtonLink variant="link" href={support.messaging} label={words.register.write} />
          )}
          {website && <ButtonLink variant="link" href={website} label={words.register.website} />}
          <NoticeButton label={share} notice="partage" variant="link" />
          <NoticeButton label={follow} notice="actualites" variant="link" />
          {!isOpen && <p className={quietClass}>{soon}</p>}
        </div>
      </div>
    </aside>
  );
}

/** The days of a collection are counted in its last year: before, their number says nothing. */
const MAX_DAYS = 366;

/** Days until the collection of money ends, or the day on which it ended; null when the initiative has no end (`ends`). */
function DaysRemaining(sheet: FrontmatterOf<'initiative'>) {
  const { lang, words, manifest } = useSite();
  const { dayLeft, daysLeft: manyLeft } = words.projects;
  const left = daysLeft(sheet, manifest.today);
  if (left === undefined) return null;
  const ended = filled(words.register.ended, { day: writtenDay(sheet.ends ?? '', lang) });
  return (
    <>
      {left >= 0 && left <= MAX_DAYS && (
        <span data-until={sheet.ends}>
          {writtenNumber(left, lang)} {left < 2 ? dayLeft : manyLeft}
        </span>
      )}
      {sheet.ends && (
        <span data-after={sheet.ends} hidden={left >= 0}>
          {ended}
        </span>
      )}
    </>
  );
}
