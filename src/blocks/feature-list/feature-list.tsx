import { Icon } from '../../ui/icon/icon.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import type { BlockProps } from '../block-props.ts';
import { useSite } from '../site-context.ts';
import { looks } from './feature-list.css.ts';

export function FeatureList({ items, look = 'dessins' }: BlockProps<'FeatureList'>) {
  const { pictures } = useSite().manifest;
  return (
    <ul role="list" className={looks[look]}>
      {items.map(({ title, text, icon, image, alt = '' }) => (
        <li key={title}>
          {image && <Picture picture={pictures[image]} alt={alt} sizes="50vw" />}
          {icon && !image && <Icon name={icon} />}
          <h3>{title}</h3>
          {text && <p>{text}</p>}
        </li>
      ))}
    </ul>
  );
}
