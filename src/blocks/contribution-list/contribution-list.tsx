import { type ComponentProps, useEffect, useMemo, useRef, useState } from 'react';
import { writtenDay } from '../../site/days.ts';
import type { Lang } from '../../site/languages.ts';
import type { Words } from '../../site/schema/interface.ts';
import { quietClass, wraps } from '../../theme/classes.css.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { strong } from '../../ui/classes.css.ts';
import { actions, dialog, title } from '../../ui/dialog/dialog.css.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import type { Notice } from '../../ui/notice.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { useStored } from '../../ui/stored/browser-store.ts';
import { kicker } from '../../ui/tag/tag.css.ts';
import { notify } from '../../ui/toast/notify.ts';
import type { PictureData } from '../../values/picture.ts';
import * as styles from './contribution-list.css.ts';
import {
  CONTRIBUTIONS_KEY,
  type Contribution,
  contributionsOf,
  deleteContribution,
  localDay,
} from './contributions.ts';

interface ContributionListProps {
  words: Words['contributions'];
  /** Picture of an empty list. */
  scene?: PictureData | undefined;
  /** Link to the page where visitors write contributions. */
  share?: ComponentProps<typeof ButtonLink> | undefined;
  deleted: Notice;
  failed: Notice;
  lang: Lang;
  /** Types of contributions; one of an unknown type has the picture of the first, `Proverbe`. */
  types: readonly { type: string; name: string; icon: PictureData | undefined }[];
}

/** Contributions that the visitor wrote, stored in this browser, newest first (docs/contract.md#storage). */
export function ContributionList(props: ContributionListProps) {
  const { words, lang, types, deleted, failed, scene, share } = props;
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
      {/* While the stored list is not read yet, the text has its place and is invisible, so that nothing moves later. */}
      {list.length === 0 && (
        <div className={`${strong} ${styles.empty}`} data-waiting={stored ? undefined : ''}>
          <Picture picture={scene} alt="" sizes="100vw" className={styles.scene} />
          <p tabIndex={-1} data-focus-target="" className={styles.text}>
            {words.none}
          </p>
          <p>{words.first}</p>
          {share && <ButtonLink {...share} />}
          <small className={styles.unscripted}>{words.scripts}</small>
        </div>
      )}
      {list.map((contribution, at) => {
        const { type, text, name, time } = contribution;
        const id = `contribution-${at}`;
        const known = types.find((one) => one.type === type);
        const day = time === undefined ? undefined : localDay(time);
        return (
          <article
            // biome-ignore lint/suspicious/noArrayIndexKey: stored ids may be absent or equal
            key={`${at} ${time} ${text.slice(0, 40)}`}
            aria-labelledby={id}
            className={styles.contribution}
          >
            <Picture
              picture={(known ?? types[0])?.icon}
              alt=""
              sizes="48px"
              className={styles.icon}
            />
            <h3 id={id} className={kicker}>
              {known?.name ?? type}
            </h3>
            <p className={styles.text}>{text}</p>
            <p className={`${wraps[2]} ${quietClass}`}>
              <span translate="no">{name || words.anonymous}</span>
              {day && <time dateTime={day}>{writtenDay(day, lang)}</time>}
            </p>
            <Button
              label={words.remove}
              variant="outline"
              size="sm"
              aria-describedby={id}
              data-focus-target=""
              onClick={() => setPending({ contribution, at })}
            />
          </article>
        );
      })}
      {pending && (
        <Dialog
          role="alertdialog"
          aria-labelledby="suppression-titre"
          aria-describedby="suppression-texte"
          className={dialog}
          onClose={() => setPending(undefined)}
        >
          <h2 id="suppression-titre" className={title}>
            {words.sure}
          </h2>
          <p id="suppression-texte">{words.forever}</p>
          <div className={actions}>
            <Button label={words.cancel} variant="outline" onClick={() => setPending(undefined)} />
            <Button
              label={words.remove}
              variant="destructive"
              onClick={() => remove(pending.contribution, pending.at)}
            />
          </div>
        </Dialog>
      )}
    </div>
  );
}
