import { Icon } from '../../ui/icon/icon.tsx';
import type { BlockProps } from '../block-props.ts';
import { ContentPicture } from '../elements.tsx';
import { looks } from './feature-list.css.ts';

export const FeatureList = ({ items, look = 'dessins' }: BlockProps<'FeatureList'>) => (
  <ul role="list" className={looks[look]}>
    {items.map(({ title, text, icon, image, alt }) => (
      <li key={title}>
        <ContentPicture src={image} alt={alt} sizes="50vw" />
        {icon && !image && <Icon name={icon} />}
        <h3>{title}</h3>
        {text && <p>{text}</p>}
      </li>
    ))}
  </ul>
);
