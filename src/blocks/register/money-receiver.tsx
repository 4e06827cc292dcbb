import { Fragment } from 'react';
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

/** Who receives the money, from `site.yml`, as entries of a list of facts; absent and sample values are named in one entry. */
export function ReceiverFacts({ keys = ROWS }: { keys?: readonly (typeof ROWS)[number][] }) {
  const { manifest, words } = useSite();
  // `site.yml` is French: its « à compléter » is no value on an English page either.
  const unknown = Object.values(manifest.editions).map((edition) => edition.words.receiver.missing);
  const facts = keys.map((key) => ({
    label: words.receiver[key],
    value: manifest.site.receiver?.[key],
  }));
  const isMissing = (value = unknown[0] ?? '') => unknown.includes(value) || isSampleNumber(value);
  const missing = facts.filter(({ value }) => isMissing(value));
  return (
    <>
      {facts.map(
        ({ label, value }) =>
          !isMissing(value) && (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd translate="no">{value}</dd>
            </Fragment>
          ),
      )}
      {missing.length > 0 && (
        <>
          <dt>{missing.map(({ label }) => label).join(' · ')}</dt>
          <dd>
            <Missing />
          </dd>
        </>
      )}
    </>
  );
}

/** The organization and the person that receive the money, and how to verify them. */
export const MoneyReceiver = () => (
  <dl className={facts}>
    <ReceiverFacts />
  </dl>
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
