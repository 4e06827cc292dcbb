import type { ReactNode } from 'react';
import { isSampleNumber } from '../../site/contact-links.ts';
import { writtenDay } from '../../site/days.ts';
import { filled } from '../../site/languages.ts';
import { ROUTES } from '../../site/routes.ts';
import { quietClass, stacks } from '../../theme/classes.css.ts';
import { Facts, properName } from '../../ui/facts.tsx';
import { Link } from '../../ui/link/link.tsx';
import { useSite } from '../site-context.ts';

const ROWS = ['organisation', 'person', 'registration', 'operator', 'phone'] as const;

/** What the shipped `site.yml` has in place of a value. */
const UNKNOWN = 'à compléter';

/** Who receives the money, from `site.yml`, and how to verify it; what is not known yet is named in one sentence, with whom to ask. */
export function MoneyReceiver() {
  const { manifest, words, linkTo } = useSite();
  const rows: [string, ReactNode][] = [];
  const absent: string[] = [];
  for (const key of ROWS) {
    const label = words.receiver[key];
    const value = manifest.site.receiver?.[key];
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
      <strong>{useSite().words.receiver.title}</strong>
    </small>
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
