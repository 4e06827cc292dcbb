import { SERVICE_CATEGORIES } from '../../site/vocabulary.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import type { BlockProps } from '../block-props.ts';
import { Island } from '../island.tsx';
import { useRenderContext } from '../render-context.ts';
import * as styles from './service-list.css.ts';

/** Price list of the services, one card for each category, with a filter above (docs/contract.md#roles). */
export function ServiceList({ items }: BlockProps<'ServiceList'>) {
  const categories = SERVICE_CATEGORIES.filter((name) =>
    items.some(({ category }) => category === name),
  );
  const { words, translate, linkTo } = useRenderContext();
  const { quote, ...filter } = words.services;
  const named = categories.map((name) => [name, translate(name)] as const);
  return (
    <div>
      <Island name="ServiceFilter" props={{ categories: named, words: filter }} boxless scripted />
      {items.map(({ category, icon, title, items: services }) => (
        <article key={category} data-prestation={category} className={styles.card}>
          <p className={styles.category}>
            <Icon name={icon} />
            {translate(category)}
          </p>
          <h3>{title}</h3>
          <ul role="list" className={styles.prices}>
            {services.map(({ name, price }) => (
              <li key={name} className={styles.line}>
                <span>{name}</span>
                <strong className={styles.price}>{price}</strong>
              </li>
            ))}
          </ul>
          <ButtonLink
            {...linkTo('/contact')}
            label={quote}
            about={` – ${translate(category)}`}
            variant="link"
          />
        </article>
      ))}
    </div>
  );
}
