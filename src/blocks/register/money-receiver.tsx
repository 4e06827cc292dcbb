import type { ReactNode } from 'react';
import { isSampleNumber } from '../../site/contact-links.ts';
import { writtenDay } from '../../site/days.ts';
import { filled } from '../../site/languages.ts';
import { ROUTES } from '../../site/routes.ts';
import { quietClass, stacks } from '../../theme/classes.css.ts';
import { Button } from '../../ui/button/button.tsx';
import { scripted, strong } from '../../ui/classes.css.ts';
import { copyProps } from '../../ui/clipboard/copy-text.ts';
import { Facts, properName } from '../../ui/facts.tsx';
import { Link } from '../../ui/link/link.tsx';
import { useRenderContext } from '../render-context.ts';
import * as styles from './account.css.ts';

const ROWS = ['organisation', 'person', 'registration', 'operator', 'phone'] as const;

/** What the shipped `site.yml` has in place of a value. */
const UNKNOWN = 'à compléter';

/** Who receives the money, from `site.yml`, and how to verify it; what is not known yet is named in one sentence, with whom to ask. */
export function MoneyReceiver() {
  const { manifest, words, linkTo } = useRenderContext();
  const rows: [string, ReactNode][] = [];
  const absent: string[] = [];
  for (const key of ROWS) {
    const label = words.receiver[key];
    const value = manifest.settings.receiver?.[key];
    if (!value || value === UNKNOWN || isSampleNumber(value))
      absent.push(label.charAt(0).toLowerCase() + label.slice(1));
    else rows.push([label, properName(value)]);
  }
  return (
    <div className={stacks[1]}>
      {rows.length > 0 && <Facts rows={rows} />}
      {absent.length > 0 && (
        <p className={quietClass}>
          {filled(words.receiver.absent, { points: absent.join(', ') })}{' '}
          <Link {...linkTo(ROUTES.contact)}>{words.receiver.ask}</Link>
        </p>
      )}
    </div>
  );
}

/** `MoneyReceiver` below its name, for a box with other facts. */
export const NamedReceiver = () => (
  <div>
    <small>
      <strong>{useRenderContext().words.receiver.title}</strong>
    </small>
    <MoneyReceiver />
  </div>
);

interface PaymentProps {
  phone: string;
  recipient: string;
  /** Text to write with the gift, such as `JP - ecole`. */
  reference?: string;
}

/** Id of the number in the page; with a dot, because ids of headings have none. */
const ID = 'don.numero';

/**
 * Where to pay by mobile money: number, receiver, reference, and a button that copies the number: spaced for the eye, its
 * `value` without spaces for the clipboard. A sample number, which receives nothing, has a warning and a less prominent button.
 */
export function Payment({ phone, recipient, reference }: PaymentProps) {
  const { notices, words } = useRenderContext();
  const { copie: copied, 'copie-impossible': refused } = notices;
  const isSample = isSampleNumber(phone);
  const number = (
    <data id={ID} translate="no" value={phone.replace(/[^\d+]/g, '')} className={styles.payTo}>
      {phone}
    </data>
  );
  return (
    <div className={`${strong} ${styles.payment}`}>
      {isSample && <p className={styles.warning}>{words.receiver.sampleCopied}</p>}
      <Facts
        rows={[
          [words.donation.number, number],
          [words.donation.recipient, properName(recipient)],
          ...(reference ? [[words.register.reference, properName(reference)] as const] : []),
        ]}
      />
      <div>
        <Button
          label={words.donation.copyNumber}
          variant={isSample ? 'outline' : 'default'}
          className={scripted}
          {...copyProps(ID, { copied, refused })}
        />
      </div>
    </div>
  );
}

/** Sentence on the current state of the site's project, with its day, from `state` in `site.yml`; undefined without it. */
export function CurrentState() {
  const { manifest, words, lang } = useRenderContext();
  const { date = '', text } = manifest.settings.state ?? {};
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
  const { manifest, entry, charter, words, lang } = useRenderContext();
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
