import { COLON } from '../../content/languages.ts';
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

/** Documents as sheets of paper; one without its file says so (spec section 8). */
export function ResourceList({ items }: BlockProps<'ResourceList'>) {
  const { words, lang } = useSite();
  const { download, open } = words.resources;
  return (
    <ul role="list" className={sheets}>
      {items.map(({ type, title, description, link }) => (
        <li key={title}>
          <p className={label}>{type}</p>
          <h3>{title}</h3>
          <p>{description}</p>
          {link ? (
            <Link href={link} className={button({})}>
              {isFile(link) ? download : open}
              <span className={visuallyHidden}>{COLON[lang] + title}</span>
            </Link>
          ) : (
            <SoonButton label={download} notice="ressource" about={`: ${title}`} />
          )}
        </li>
      ))}
    </ul>
  );
}
