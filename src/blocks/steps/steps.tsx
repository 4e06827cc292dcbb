import { Icon } from '../../ui/icon/icon.tsx';
import type { BlockProps } from '../block-props.ts';
import { ContentPicture } from '../elements.tsx';
import { steps } from './steps.css.ts';

/** Numbered halts; in each stands an object, or an editor's drawing in its place. */
export const Steps = ({ items }: BlockProps<'Steps'>) => (
  <ol role="list" className={steps}>
    {items.map(({ title, text, icon, image, alt }) => (
      <li key={title}>
        <h3>{title}</h3>
        {text && <p>{text}</p>}
        {image && <ContentPicture src={image} alt={alt} sizes="5rem" />}
        {icon && !image && <Icon name={icon} />}
      </li>
    ))}
  </ol>
);
