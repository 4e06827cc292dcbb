import type { NoticeId } from '../../content/schema/notices.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { status as statusTag } from '../../ui/tag/tag.css.ts';
import type { BlockProps, ItemsOf } from '../block-props.ts';
import { ContentPicture } from '../elements.tsx';
import { NoticeButton } from '../notice-button/notice-button.tsx';
import { company, date, impact, timeline } from './timeline.css.ts';

export const Timeline = ({ items }: BlockProps<'Timeline'>) => (
  <ol role="list" className={timeline}>
    {items.map((entry) => (
      <li key={entry.date + entry.company}>
        <p className={date}>
          {entry.date}
          {entry.status && <span className={statusTag.success}>{entry.status}</span>}
        </p>
        {entry.cover && <ContentPicture {...entry.cover} sizes="7rem" />}
        <h3>{entry.title}</h3>
        <p className={company}>{entry.company}</p>
        <p>{entry.description}</p>
        <ul role="list">
          {entry.details.map(({ text, icon }) => (
            <li key={text}>
              {icon && <Icon name={icon} />}
              {text}
            </li>
          ))}
        </ul>
        {entry.impact && (
          <div className={impact}>
            <p>{entry.impact.text}</p>
            <ImpactButton entry={entry} />
          </div>
        )}
      </li>
    ))}
  </ol>
);

type Entry = ItemsOf<'timeline'>[number];

/** Link of an action, and id of the notice to show without a link. Only the actions `video` and `radio` have links. */
function targetOf(entry: Entry, action: string): [href: string | undefined, notice: NoticeId] {
  if (action === 'video') return [entry.video, 'chronologie-video'];
  if (action === 'radio') return [entry.radio, 'chronologie-radio'];
  return [undefined, 'chronologie-autre'];
}

/** Button below the text on the impact: a link if the entry has an address, otherwise it shows a notice (toast). */
function ImpactButton({ entry }: { entry: Entry }) {
  const button = entry.impact?.button;
  if (!button) return null;
  const [href, notice] = targetOf(entry, button.action);
  return <NoticeButton href={href} label={button.label} notice={notice} variant="outline" />;
}
