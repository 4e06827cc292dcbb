import type { NoticeId } from '../../site/schema/notices.ts';
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
        {entry.cover && <ContentPicture {...entry.cover} sizes="22vw" />}
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
            {entry.impact.button && <ImpactButton {...entry.impact.button} entry={entry} />}
          </div>
        )}
      </li>
    ))}
  </ol>
);

interface ImpactButtonProps {
  action: string;
  label: string;
  entry: ItemsOf<'timeline'>[number];
}

/** Button below the text on the impact: a link if the entry has its address, otherwise it shows a notice (toast). */
function ImpactButton({ action, label, entry }: ImpactButtonProps) {
  const [href, notice]: [string | undefined, NoticeId] =
    action === 'video'
      ? [entry.video, 'chronologie-video']
      : action === 'radio'
        ? [entry.radio, 'chronologie-radio']
        : [undefined, 'chronologie-autre'];
  return <NoticeButton href={href} label={label} notice={notice} variant="outline" />;
}
