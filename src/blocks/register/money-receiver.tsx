import type { ReactNode } from 'react';
import { isSampleNumber } from '../../site/contact-links.ts';
import { writtenDay } from '../../site/days.ts';
import { COLON, filled } from '../../site/languages.ts';
import { quietClass, stacks } from '../../theme/classes.css.ts';
import { Facts, properName } from '../../ui/facts.tsx';
import { missing } from '../../ui/tag/tag.css.ts';
import { useSite } from '../site-context.ts';
import { named } from './account.css.ts';

const ROWS = ['organisation', 'person', 'registration', 'operator', 'phone'] as const;

export const Missing = () => <em className={missing}>{useSite().words.receiver.missing}</em>;

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Who receives the money, from `site.yml`, and how to verify it; absent and sample values are named in one quiet line. */
export function MoneyReceiver() {
  const { manifest, words, lang } = useSite();
  // `site.yml` is French: its « à compléter » is no value on an English page either.
  const unknown = Object.values(manifest.editions).map((edition) => edition.words.receiver.missing);
  const rows: [string, ReactNode][] = [];
  const absent: string[] = [];
  for (const key of ROWS) {
    const label = words.receiver[key];
    const value = manifest.site.receiver?.[key];
    if (!value || unknown.includes(value) || isSampleNumber(value))
      absent.push(label.charAt(0).toLowerCase() + label.slice(1));
    else rows.push([label, properName(value)]);
  }
  return (
    <div className={stacks[1]}>
      {rows.length > 0 && <Facts rows={rows} />}
      {absent.length > 0 && (
        <p
          className={quietClass}
        >{`${capitalised(words.receiver.missing)}${COLON[lang]}${absent.join(', ')}.`}</p>
      )}
    </div>
  );
}

/** `MoneyReceiver` below its name, for a box with other facts. */
export const NamedReceiver = () => (
  <div>
    <p className={named}>{useSite().words.receiver.title}</p>
    <MoneyReceiver />
  </div>
);

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

/** Day of the last commit that changed the text of the page or the charter in it; nothing without a Git history. */
export function LastUpdate() {
  const { manifest, entry, charter, words, lang } = useSite();
  const shown = entry?.blocks?.includes('Charter') ? charter : [];
  const paths = [entry?.path ?? '', ...shown.map((section) => section.entry.path)];
  const day = paths
    .map((path) => manifest.changes[path]?.find(({ isText }) => isText)?.day ?? '')
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
