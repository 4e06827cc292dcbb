import { writtenDay } from '../../content/days.ts';
import { filled } from '../../content/languages.ts';
import { isSampleNumber } from '../message-form/message.ts';
import { useSite } from '../site-context.ts';
import * as styles from './trust.css.ts';

/** The anchor of `MoneyReceiver` on a sheet. */
export const RECEIVER_ANCHOR = 'qui-recoit';

const ROWS = ['organisation', 'person', 'registration', 'operator', 'phone'] as const;

export const Missing = () => <em className={styles.missing}>{useSite().words.receiver.missing}</em>;

/** Who receives the money, from `site.yml`: an absent or sample value is shown as missing. */
export function MoneyReceiver() {
  const { manifest, words } = useSite();
  return (
    <dl className={styles.receiver}>
      {ROWS.flatMap((key) => {
        const value = manifest.site.receiver?.[key] ?? words.receiver.missing;
        const isMissing = value === words.receiver.missing || isSampleNumber(value);
        return [
          <dt key={key}>{words.receiver[key]}</dt>,
          <dd key={`${key}-`}>{isMissing ? <Missing /> : value}</dd>,
        ];
      })}
    </dl>
  );
}

/** The current state of the project with its day, from `state` of `site.yml`; undefined without it. */
export function CurrentState() {
  const { manifest, words, lang } = useSite();
  const { date = '', text } = manifest.site.state ?? {};
  const now = filled(words.receiver.now, { day: writtenDay(date, lang) });
  return (
    text && (
      <p>
        <strong>{now}</strong> {text}
      </p>
    )
  );
}

/** The day of the last accepted change of the page, and of the charter that it shows; empty without Git. */
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
