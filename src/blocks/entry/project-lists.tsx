import { entriesOf, type Manifest } from '../../model/manifest.ts';
import { COLON, englishRoute, frenchRoute, type Lang } from '../../site/languages.ts';
import { percentage } from '../../site/money.ts';
import { ROUTES } from '../../site/routes.ts';
import { fromDesktop, fromTablet } from '../../theme/screens.ts';
import { cover } from '../../ui/classes.css.ts';
import { Link } from '../../ui/link/link.tsx';
import { noticeProps } from '../../ui/notice.ts';
import { Progress } from '../../ui/progress/progress.tsx';
import { status as statusTag } from '../../ui/tag/tag.css.ts';
import type { BlockProps } from '../block-props.ts';
import { fillNotice } from '../notice-button/notice-button.tsx';
import { Percent } from '../register/account.tsx';
import { useRenderContext } from '../render-context.ts';
import { accentOf, action as actionLink, links } from './entries.css.ts';
import { Entries, Entry } from './entry.tsx';

/**
 * Projects as cards with pictures. The link of a project in preparation shows a message (toast), except on the page of all
 * projects (docs/contract.md#content).
 */
export function ProjectGrid({ max }: BlockProps<'ProjectGrid'>) {
  const { manifest, entry, lang, words, notices, foreign, linkTo } = useRenderContext();
  const cards = projectCards(manifest, lang).slice(0, max && Number(max));
  if (cards.length === 0) return <p>{words.projects.none}</p>;
  return (
    <Entries look="cards" value={max ? 'compact' : 'large'}>
      {cards.map(({ title, category, text, image, alt, href, action, status, from }) => {
        const isSoon = status !== undefined && frenchRoute(entry?.route ?? '') !== ROUTES.projects;
        const notice = isSoon ? noticeProps(fillNotice(notices.projet, { title })) : {};
        return (
          <Entry
            key={href}
            {...{ image, alt, text }}
            className={accentOf[from.frontmatter.section?.theme ?? 'portfolio']}
            sizes={`${fromTablet} 36rem, 100vw`}
            label={isSoon ? words.cards.inPreparation : category}
            title={
              <Link
                href={isSoon ? linkTo(ROUTES.projects).href : href}
                className={cover}
                {...notice}
              >
                {title}
              </Link>
            }
            lang={foreign(from)}
          >
            <div className={links}>
              <span aria-hidden="true">{`${words.cards.explore} →`}</span>
              {action && (
                <Link href={action.href} className={actionLink}>
                  {action.label}
                </Link>
              )}
            </div>
          </Entry>
        );
      })}
    </Entries>
  );
}

/** Cards of the projects in the order of the menu: the `card` of each home page, or of its translation if that has a card. */
function projectCards(manifest: Manifest, lang: Lang) {
  const pages = entriesOf(manifest, 'page');
  return manifest.subsites.flatMap(({ root, name, entry }) => {
    const translated = pages.find(({ route }) => lang === 'en' && route === englishRoute(root));
    const from = translated?.frontmatter.card ? translated : entry;
    const { card } = from.frontmatter;
    return card && root.startsWith(`${ROUTES.projects}/`)
      ? [{ ...card, from, title: card.title ?? name, href: from.route ?? root }]
      : [];
  });
}

/** Invented projects, each with its progress. */
export function SampleProjects({ items }: BlockProps<'SampleProjects'>) {
  const { words, lang } = useRenderContext();
  const { done, progress: label } = words.projects;
  return (
    <Entries look="cards" value="compact">
      {items.map(({ name, progress, icon, image, alt }) => (
        <Entry
          key={name}
          {...{ image, alt, icon }}
          sizes={`${fromDesktop} 24rem, 6rem`}
          label={<span className={statusTag.info}>{words.cards.sample}</span>}
          title={name}
        >
          <Percent value={percentage(progress, lang)} of={done} />
          <Progress label={label + COLON[lang] + name} value={progress} />
        </Entry>
      ))}
    </Entries>
  );
}
