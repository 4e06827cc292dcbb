import { Fragment, type ReactNode } from 'react';
import { isSampleNumber } from '../../content/contact-links.ts';
import { writtenDay } from '../../content/days.ts';
import { filled } from '../../content/languages.ts';
import { facts } from '../../ui/classes.css.ts';
import { missing } from '../../ui/tag/tag.css.ts';
import { useSite } from '../site-context.ts';

/** Id of the section with `MoneyReceiver` on the page of an initiative. */
export const RECEIVER_ANCHOR = 'qui-recoit';

const ROWS = ['organisation', 'person', 'registration', 'operator', 'phone'] as const;

export const Missing = () => <em className={missing}>{useSite().words.receiver.missing}</em>;

interface ReceiverProps {
  /** Facts to name; by default all. */
  keys?: readonly (typeof ROWS)[number][];
  /** Further facts, before those on the receiver. */
  children?: ReactNode;
}

/** Who receives the money, from `site.yml`, and how to verify it; absent and sample values are named in one entry. */
export function MoneyReceiver({ keys = ROWS, children }: ReceiverProps) {
  const { manifest, words } = useSite();
  // `site.yml` is French: its « à compléter » is no value on an English page either.
  const unknown = Object.values(manifest.editions).map((edition) => edition.words.receiver.missing);
  const given = (key: (typeof ROWS)[number]) => {
    const value = manifest.site.receiver?.[key] ?? '';
    return unknown.includes(value) || isSampleNumber(value) ? '' : value;
  };
  const missing = keys.filter((key) => !given(key));
  return (
    <dl className={facts}>
      {children}
      {keys.filter(given).map((key) => (
        <Fragment key={key}>
          <dt>{words.receiver[key]}</dt>
          <dd translate="no">{given(key)}</dd>
        </Fragment>
      ))}
      {missing.length > 0 && (
        <>
          <dt>{missing.map((key) => words.receiver[key]).join(' · ')}</dt>
          <dd>
            <Missing />
          </dd>
        </>
      )}
    </dl>
  );
}

/** Sentence on the current state of the site's project, with its day, from `state` in `site.yml`; undefined without it. */
export function CurrentState() {
  const { manifest, words, lang } = useSite();
  const { date = '', text } = manifest.site.state ?? {};
  const now = filled(words.receiver.now, { day: writtenDay(date, lang) });
  return (
    text && (
      <p>
        <strong>{now}</strong> <span lang={lang === 'fr' ? undefined : 'fr'}>{text}</span>
      </p>
    )
  );
}

/** Day of the last commit that changed the page or the charter in it; nothing without a Git history. */
export function LastUpdate() {
  const { manifest, entry, charter, words, lang } = useSite();
  const shown = entry?.blocks?.includes('Charter') ? charter : [];
  const paths = [entry?.path ?? '', ...shown.map((section) => section.entry.path)];
  const day = paths
    .map((path) => manifest.changes[path]?.[0]?.day ?? '')
    .sort()
    .at(-1);
  return (
    day && (
      <p>
        <small>{filled(words.register.updated, { day: writtenDay(day, lang) })}</small>
      </p>
    )
  );
}
