import { useEffect, useMemo, useRef, useState } from 'react';
import type { Lang } from '../../content/languages.ts';
import type { Words } from '../../content/schema/interface.ts';
import { AlertDialog } from '../../ui/alert-dialog/alert-dialog.tsx';
import { button } from '../../ui/button/button.css.ts';
import type { NoticeText } from '../../ui/notice.ts';
import type { PictureData } from '../../ui/picture/picture.tsx';
import { useStored } from '../../ui/stored/browser-store.ts';
import { notify } from '../../ui/toast/notify.ts';
import { ContributionArticle, EmptyState, type EmptyStateProps } from './contribution-article.tsx';
import * as styles from './contribution-list.css.ts';
import {
  CONTRIBUTIONS_KEY,
  type Contribution,
  contributionsOf,
  deleteContribution,
  ownOf,
} from './contributions.ts';

interface ContributionListProps extends Pick<EmptyStateProps, 'scene' | 'share'> {
  /** Drawing of each type of contribution; the proverb's serves for any other. */
  icons: Readonly<Record<string, PictureData | undefined>>;
  deleted: NoticeText;
  failed: NoticeText;
  words: Words['contributions'];
  lang: Lang;
  /** Each type of contribution in the page's language. */
  types: Readonly<Record<string, string>>;
}

/** Articles shown at once: thousands would freeze a phone. */
const STEP = 50;

/** The contributions kept in this browser, newest first (spec sections 4 and 8). */
export function ContributionList({ words, lang, types, icons, ...rest }: ContributionListProps) {
  const { deleted, failed } = rest;
  const stored = useStored(CONTRIBUTIONS_KEY);
  const box = useRef<HTMLDivElement>(null);
  const [limit, setLimit] = useState(STEP);
  // The contribution itself, since another tab may change the list meanwhile; its index only serves the focus.
  const [doomed, setDoomed] = useState<{ contribution: Contribution; at: number }>();
  const [focusAt, setFocusAt] = useState<number>();
  const list = useMemo(
    () => contributionsOf(stored?.kind === 'list' ? stored.items : []),
    [stored],
  );
  useEffect(() => {
    if (stored?.kind === 'unreadable') console.error(stored.reason);
  }, [stored]);
  useEffect(() => {
    if (focusAt === undefined) return;
    // The focused element was removed: the next contribution takes the focus, or the text of the empty list.
    const stops = [...(box.current?.querySelectorAll<HTMLElement>('[data-focus-target]') ?? [])];
    stops[Math.min(focusAt, stops.length - 1)]?.focus();
    setFocusAt(undefined);
  }, [focusAt]);
  const remove = ({ record }: Contribution, at: number) => {
    setDoomed(undefined);
    if (!deleteContribution(record)) return notify({ ...failed, variant: 'destructive' });
    setFocusAt(at);
    notify(deleted);
  };
  const showMore = () => {
    setLimit(limit + STEP);
    if (limit + STEP >= list.length) setFocusAt(limit);
  };
  return (
    <div ref={box} className={styles.list}>
      {list.length === 0 && <EmptyState {...rest} waiting={!stored} words={words} />}
      {list.slice(0, limit).map((contribution, at) => (
        <ContributionArticle
          // biome-ignore lint/suspicious/noArrayIndexKey: stored ids may be missing or repeat
          key={`${at} ${contribution.time} ${contribution.text.slice(0, 40)}`}
          contribution={{
            ...contribution,
            type: ownOf(types, contribution.type) ?? contribution.type,
          }}
          icon={ownOf(icons, contribution.type) ?? icons.Proverbe}
          id={`contribution-${at}`}
          words={words}
          lang={lang}
          onDelete={() => setDoomed({ contribution, at })}
        />
      ))}
      {list.length > limit && (
        <button type="button" className={button({ variant: 'outline' })} onClick={showMore}>
          {words.more}
        </button>
      )}
      {doomed && (
        <AlertDialog
          id="suppression"
          title={words.sure}
          text={words.forever}
          cancel={words.cancel}
          confirm={words.remove}
          onCancel={() => setDoomed(undefined)}
          onConfirm={() => remove(doomed.contribution, doomed.at)}
        />
      )}
    </div>
  );
}
