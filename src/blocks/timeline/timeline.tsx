import { Icon } from '../../ui/icon/icon.tsx';
import type { ItemsOf } from '../items.ts';
import { ImpactButton } from './impact-button.tsx';
import { company, date, impact, timeline } from './timeline.css.ts';

/** A career along its spine, in the order of the list. */
export const Timeline = ({ items }: { items: ItemsOf<'timeline'> }) => (
  <ol role="list" className={timeline}>
    {items.map((entry) => (
      <li key={entry.date + entry.company}>
        <p className={date}>
          {entry.date}
          {entry.status && <small>{entry.status}</small>}
        </p>
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
