import { entriesOf } from '../../content/manifest.ts';
import { useSite } from '../site-context.ts';
import { InitiativeCard } from './initiative-card.tsx';
import { cards } from './initiative-list.css.ts';

/** Every project sheet as a card (spec section 2, Découvrir les projets). */
export function InitiativeList() {
  const initiatives = entriesOf(useSite().manifest, 'initiative');
  if (initiatives.length === 0) return <p>Les premiers projets seront publiés ici.</p>;
  return (
    <ul role="list" className={cards}>
      {initiatives.map((entry) => (
        <InitiativeCard key={entry.path} entry={entry} />
      ))}
    </ul>
  );
}
