import { pressReleasesOn } from '../../content/cards.ts';
import { visuallyHidden } from '../../theme/global.css.ts';
import { button } from '../../ui/button/button.css.ts';
import { label } from '../../ui/card/card.css.ts';
import { Link } from '../../ui/link/link.tsx';
import type { BlockProps } from '../block-props.ts';
import { useSite } from '../site-context.ts';
import { SoonButton } from '../soon-button/soon-button.tsx';
import { sheets } from './resource-list.css.ts';

/** Whether a link leads to a file to download rather than to a page of the site. */
const isFile = (link: string) => !link.startsWith('/') || /\.\w+$/.test(link);

/** Documents as sheets of paper, press releases first; one without its file says so (spec section 8). */
export function ResourceList({ items = [] }: BlockProps<'ResourceList'>) {
  const { manifest, entry } = useSite();
  const releases = pressReleasesOn(manifest, entry?.route).map(
    ({ route, frontmatter: { title, description } }) =>
      ({ type: 'Communiqué de presse', title, description, link: route }) as const,
  );
  const resources = [...releases, ...items];
  if (resources.length === 0) return <p>Les premières ressources seront publiées ici.</p>;
  return (
    <ul role="list" className={sheets}>
      {resources.map(({ type, title, description, link }) => (
        <li key={title}>
          <p className={label}>{type}</p>
          <h3>{title}</h3>
          <p>{description}</p>
          {link ? (
            <Link href={link} className={button({})}>
              {isFile(link) ? 'Télécharger' : 'Consulter'}
              <span className={visuallyHidden}> : {title}</span>
            </Link>
          ) : (
            <SoonButton label="Télécharger" notice="ressource" about={`: ${title}`} />
          )}
        </li>
      ))}
    </ul>
  );
}
