import { frenchRoute } from '../../content/languages.ts';
import { projectCards } from '../../content/project-cards.ts';
import { ROUTES } from '../../content/routes.ts';
import { fromTablet } from '../../theme/screens.ts';
import { card, cover, label, row } from '../../ui/card/card.css.ts';
import { Link } from '../../ui/link/link.tsx';
import { noticeProps } from '../../ui/notice.ts';
import type { BlockProps } from '../block-props.ts';
import { ContentPicture } from '../elements.tsx';
import { useSite } from '../site-context.ts';
import { fillNotice } from '../soon-button/soon-button.tsx';
import { accentOf, go, grid, second } from './project-grid.css.ts';

/**
 * Projects as cards with pictures. The link of a project in preparation shows a message (toast), except on the page of all
 * projects (spec section 8).
 */
export function ProjectGrid({ max }: BlockProps<'ProjectGrid'>) {
  const { manifest, entry, lang, words, foreign, linkTo } = useSite();
  const cards = projectCards(manifest, lang).slice(0, max && Number(max));
  if (cards.length === 0) return <p>{words.projects.none}</p>;
  return (
    <ul role="list" className={grid}>
      {cards.map(({ title, category, text, image, alt, href, action, status, from }) => {
        const soon = status !== undefined && frenchRoute(entry?.route ?? '') !== ROUTES.projects;
        const notice = soon ? noticeProps(fillNotice(manifest.notices.projet, { title })) : {};
        const about = soon ? words.cards.inPreparation : category;
        const { theme = 'portfolio' } = from.frontmatter.section ?? {};
        return (
          <li
            key={href}
            className={`${card} ${max ? row : ''} ${accentOf[theme]}`}
            lang={foreign(from)}
          >
            <ContentPicture src={image} alt={alt} sizes={`${fromTablet} 36rem, 100vw`} />
            {about && <p className={label}>{about}</p>}
            <h3>
              <Link href={soon ? linkTo(ROUTES.projects).href : href} className={cover} {...notice}>
                {title}
              </Link>
            </h3>
            <p>{text}</p>
            <div className={go}>
              <span aria-hidden="true">{`${words.cards.explore} →`}</span>
              {action && (
                <Link href={action.href} className={second}>
                  {action.label}
                </Link>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
