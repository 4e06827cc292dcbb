import type { PropsWithChildren } from 'react';
import type { EntryOf } from '../../model/manifest.ts';
import {
  daysLeft,
  hasOpenCollection,
  type Sheet,
  takesGifts,
  voteOf,
} from '../../model/register/register.ts';
import { writtenDay } from '../../site/days.ts';
import { filled } from '../../site/languages.ts';
import { writtenNumber } from '../../site/money.ts';
import { quietClass } from '../../theme/classes.css.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { woven } from '../../ui/classes.css.ts';
import type { BlockProps } from '../block-props.ts';
import { NoticeButton } from '../notice-button/notice-button.tsx';
import { useRenderContext } from '../render-context.ts';
import { Account, Funding } from './account.tsx';
import { StatusBadge } from './initiative-state.tsx';
import * as styles from './support-panel.css.ts';
import { VoteState } from './vote-state.tsx';

/** Id of the panel; with a dot, because ids of headings have none. */
export const PANEL_ANCHOR = 'fiche.soutien';

/** Name of the panel of an initiative: what one can do there. */
export function usePanelTitle(sheet: Sheet): string {
  const { words, manifest } = useRenderContext();
  if (voteOf(sheet, manifest.settings)) return words.vote.title;
  return takesGifts(sheet, manifest.today) ? words.projects.helpThis : words.projects.funding;
}

/** Money of the initiative on this page, its vote, and buttons to support it; null on a page that is not an initiative's. */
export function SupportPanel({ children }: BlockProps<'SupportPanel'>) {
  const { entry } = useRenderContext();
  return entry?.kind === 'initiative' ? <Panel entry={entry}>{children}</Panel> : null;
}

function Panel({ entry, children }: PropsWithChildren<{ entry: EntryOf<'initiative'> }>) {
  const { words, manifest } = useRenderContext();
  const { frontmatter } = entry;
  const { helpThis, share, follow, soon } = words.projects;
  const { participe } = manifest.settings;
  const { website, support } = frontmatter;
  const vote = voteOf(frontmatter, manifest.settings);
  const isAsking = takesGifts(frontmatter, manifest.today) && !vote;
  const isOpen = hasOpenCollection(frontmatter, manifest.today);
  // The sentence `soon` (« Ces trois services… ») is shown only while none of support, share and follow is available.
  const areSoon = isAsking && !isOpen && !participe?.share && !participe?.follow;
  return (
    <aside
      id={PANEL_ANCHOR}
      aria-label={usePanelTitle(frontmatter)}
      className={`${woven} ${styles.panel}`}
    >
      <div className={styles.inside}>
        <Funding sheet={frontmatter}>
          <StatusBadge status={frontmatter.status} />
          <DaysRemaining {...frontmatter} />
        </Funding>
        <div className={styles.beside}>
          <Account entry={entry} />
          {vote && <VoteState vote={vote} />}
        </div>
        <div className={styles.actions}>
          {/* Links of the editor are before buttons that only show a message. */}
          {children}
          {isAsking && !isOpen && <NoticeButton label={helpThis} notice="soutien" />}
          {support?.messaging && !vote && (
            <ButtonLink variant="link" href={support.messaging} label={words.register.write} />
          )}
          {website && <ButtonLink variant="link" href={website} label={words.register.website} />}
        </div>
        <div className={styles.links}>
          <NoticeButton label={share} notice="partage" variant="link" />
          <NoticeButton label={follow} notice="actualites" variant="link" />
          {areSoon && <p className={quietClass}>{soon}</p>}
        </div>
      </div>
    </aside>
  );
}

/** Days until the collection of money ends, or the day on which it ended; null when the initiative has no end (`ends`). */
function DaysRemaining(sheet: Sheet) {
  const { lang, words, manifest } = useRenderContext();
  const { dayLeft, daysLeft: manyLeft } = words.projects;
  const left = daysLeft(sheet, manifest.today);
  if (left === undefined) return null;
  const ended = filled(words.register.ended, { day: writtenDay(sheet.ends ?? '', lang) });
  return (
    <>
      {left >= 0 && (
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
