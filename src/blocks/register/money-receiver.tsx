import type { ReactNode } from 'react';
import { isSampleNumber } from '../../site/contact-links.ts';
import { writtenDay } from '../../site/days.ts';
import { filled } from '../../site/languages.ts';
import { type FactRows, Facts } from '../../ui/facts.tsx';
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
  before?: FactRows;
}

/** Who receives the money, from `site.yml`, and how to verify it; absent and sample values are named in one entry. */
export function MoneyReceiver({ keys = ROWS, before = [] }: ReceiverProps) {
  const { manifest, words } = useSite();
  // `site.yml` is French: its « à compléter » is no value on an English page either.
  const unknown = Object.values(manifest.editions).map((edition) => edition.words.receiver.missing);
  const rows: [string, ReactNode][] = [];
  const absent: string[] = [];
  for (const key of keys) {
    const value = manifest.site.receiver?.[key];
    if (!value || unknown.includes(value) || isSampleNumber(value))
      absent.push(words.receiver[key]);
    else
      rows.push([
        words.receiver[key],
        <bdi key={key} translate="no">
          {value}
        </bdi>,
      ]);
  }
  if (absent.length > 0) rows.push([absent.join(', '), <Missing key="" />]);
  return <Facts rows={[...before, ...rows]} />;
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
