import { writtenDay } from '../../content/days.ts';
import { filled } from '../../content/languages.ts';
import { telAddress } from '../../engine/text.ts';
import { Link } from '../../ui/link/link.tsx';
import { isSampleNumber } from '../message-form/message.ts';
import { useSite } from '../site-context.ts';
import * as styles from './trust.css.ts';

/** The place on a sheet of who receives the money. */
export const RECEIVER_PLACE = 'qui-recoit';

const ROWS = ['organisation', 'person', 'registration', 'operator', 'phone'] as const;

/** Who receives the money, from `site.yml`: what is not written there is shown as missing. */
export function MoneyReceiver() {
  const { manifest, words } = useSite();
  const say = words.receiver;
  const shown = (key: (typeof ROWS)[number]) => {
    const value = manifest.site.receiver?.[key];
    if (!value || value === say.missing || (key === 'phone' && isSampleNumber(value)))
      return <em className={styles.missing}>{say.missing}</em>;
    return key === 'phone' ? <Link href={telAddress(value)}>{value}</Link> : value;
  };
  return (
    <dl className={styles.receiver}>
      {ROWS.map((key) => (
        <div key={key}>
          <dt>{say[key]}</dt>
          <dd>{shown(key)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Where things are, with the day on which that was written; nothing where `site.yml` does not say it. */
export function CurrentState() {
  const { manifest, words, lang } = useSite();
  const { state } = manifest.site;
  if (!state) return null;
  return (
    <p className={styles.state}>
      <strong>{filled(words.receiver.now, { day: writtenDay(state.date, lang) })}</strong>{' '}
      {state.text}
    </p>
  );
}

/** The day of the last accepted change of the page, and of other files that it shows; nothing without Git. */
export function LastUpdate({ paths = [] }: { paths?: readonly string[] }) {
  const { manifest, entry, words, lang } = useSite();
  const days = [entry?.path ?? '', ...paths].flatMap((path) => manifest.changes[path]?.[0] ?? []);
  const day = days
    .map((change) => change.day)
    .sort()
    .at(-1);
  if (!day) return null;
  return (
    <p className={styles.updated}>
      <time dateTime={day}>{filled(words.register.updated, { day: writtenDay(day, lang) })}</time>
    </p>
  );
}
