import { useEffect, useMemo, useRef, useState } from 'react';
import type { Lang } from '../../content/languages.ts';
import type { Words } from '../../content/schema/interface.ts';
import { AlertDialog } from '../../ui/alert-dialog/alert-dialog.tsx';
import type { Notice } from '../../ui/notice.ts';
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
  /** Type of contribution -> picture; an unknown type has the picture of `Proverbe`. */
  icons: Readonly<Record<string, PictureData | undefined>>;
  deleted: Notice;
  failed: Notice;
  words: Words['contributions'];
  lang: Lang;
  /** Type of contribution -> its name in the language of the page. */
  types: Readonly<Record<string, string>>;
}

/** Contributions that the visitor wrote, stored in this browser, newest first (spec sections 4 and 8). */
export function ContributionList({ words, lang, types, icons, ...rest }: ContributionListProps) {
  const { deleted, failed } = rest;
  const stored = useStored(CONTRIBUTIONS_KEY);
  // The contribution to delete. Its index alone is not enough: another tab may change the list before the confirmation.
  const [pending, setPending] = useState<{ contribution: Contribution; at: number }>();
  const list = useMemo(
    () => contributionsOf(stored?.kind === 'list' ? stored.items : []),
    [stored],
  );
  const box = useRef<HTMLDivElement>(null);
  const [focusAt, focusOn] = useState<number>();
  useEffect(() => {
    if (stored?.kind === 'unreadable') console.error(stored.reason);
  }, [stored]);
  // After a deletion the next contribution is focused, or the text for an empty list.
  useEffect(() => {
    if (focusAt === undefined) return;
    const found = box.current?.querySelectorAll<HTMLElement>('[data-focus-target]') ?? [];
    found[Math.min(focusAt, found.length - 1)]?.focus();
    focusOn(undefined);
  }, [focusAt]);
  const remove = ({ record }: Contribution, at: number) => {
    setPending(undefined);
    if (!deleteContribution(record)) return notify({ ...failed, variant: 'destructive' });
    focusOn(at);
    notify(deleted);
  };
  return (
    <div ref={box} className={styles.list}>
      {list.length === 0 && <EmptyState {...rest} waiting={!stored} words={words} />}
      {list.map((contribution, at) => (
        <ContributionArticle
          // biome-ignore lint/suspicious/noArrayIndexKey: stored ids may be absent or equal
          key={`${at} ${contribution.time} ${contribution.text.slice(0, 40)}`}
          contribution={{
            ...contribution,
            type: ownOf(types, contribution.type) ?? contribution.type,
          }}
          icon={ownOf(icons, contribution.type) ?? icons.Proverbe}
          id={`contribution-${at}`}
          words={words}
          lang={lang}
          onDelete={() => setPending({ contribution, at })}
        />
      ))}
      {pending && (
        <AlertDialog
          id="suppression"
          title={words.sure}
          text={words.forever}
          cancel={words.cancel}
          confirm={words.remove}
          onCancel={() => setPending(undefined)}
          onConfirm={() => remove(pending.contribution, pending.at)}
        />
      )}
    </div>
  );
}
