import { type EntryOf, entriesOf } from '../../model/manifest.ts';
import { daysLeft, isExample, takesGifts, voteCount } from '../../model/register/register.ts';
import { COLON } from '../../site/languages.ts';
import { fundingPercent } from '../../site/money.ts';
import { PROVINCES } from '../../site/register/provinces.ts';
import { quietClass, stacks, wraps } from '../../theme/classes.css.ts';
import { fromDesktop, fromTablet } from '../../theme/screens.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { dashed } from '../../ui/tag/tag.css.ts';
import { slugOf } from '../../values/text.ts';
import type { BlockProps } from '../block-props.ts';
import { ContentPicture } from '../elements.tsx';
import { NoticeButton } from '../notice-button/notice-button.tsx';
import { type RenderContext, useSite } from '../site-context.ts';
import type { InitiativeFacts } from './filters.ts';
import * as styles from './initiative-list.css.ts';
import { Funding, StatusBadge } from './initiative-state.tsx';

/** All initiatives as cards, or those with the theme of the page (docs/contract.md#register, Découvrir les projets). */
export function InitiativeList({ children }: BlockProps<'InitiativeList'>) {
  const { manifest, entry: here, words } = useSite();
  const all = entriesOf(manifest, 'initiative');
  const { theme } = here ?? {};
  const initiatives = theme ? all.filter((one) => one.frontmatter.theme === theme) : all;
  if (initiatives.length === 0) return <p>{words.projects.none}</p>;
  return (
    <ul role="list" className={styles.cards}>
      {initiatives.map((entry) => (
        <InitiativeCard key={entry.path} entry={entry} />
      ))}
      {children && <li className={styles.free}>{children}</li>}
    </ul>
  );
}

/** Card of an initiative: objective, funding, two links. */
function InitiativeCard({ entry }: { entry: EntryOf<'initiative'> }) {
  const { route, frontmatter } = entry;
  const { title, icon, location, status, objective, image, alt } = frontmatter;
  const site = useSite();
  const { see, help, location: locationLabel } = site.words.projects;
  const lang = site.foreign(entry);
  return (
    <li
      className={
        isExample(frontmatter, site.manifest.today) ? `${styles.card} ${dashed}` : styles.card
      }
      data-initiative={filterFacts(entry, site)}
    >
      <ContentPicture
        src={image}
        alt={alt}
        sizes={`${fromDesktop} 24rem, ${fromTablet} 40vw, 100vw`}
        className={styles.picture}
      />
      <div className={stacks[2]}>
        <div className={styles.heading}>
          {!image && <Icon name={icon} />}
          <h3 lang={lang} className={styles.title}>
            {title}
          </h3>
        </div>
        <p className={`${wraps[1]} ${quietClass}`}>
          <StatusBadge status={status} />
          <span>
            {locationLabel + COLON[site.lang]}
            <span lang={lang}>{location}</span>
          </span>
        </p>
        <p lang={lang}>{objective}</p>
      </div>
      <div className={stacks[3]}>
        <Funding sheet={frontmatter} />
        <div className={wraps[2]}>
          {route && (
            <ButtonLink href={route} label={see} about={<span lang={lang}>{` ${title}`}</span>} />
          )}
          {takesGifts(frontmatter, site.manifest.today) && (
            <NoticeButton
              href={frontmatter.support && route}
              label={help}
              notice="soutien"
              about={` ${title}`}
              variant="outline"
            />
          )}
        </div>
      </div>
    </li>
  );
}

/** Data of an initiative as JSON, from which the filters read it; undefined unless `site.yml` enables them. */
function filterFacts({ frontmatter }: EntryOf<'initiative'>, { manifest }: RenderContext) {
  if (!manifest.site.participe?.filters) return undefined;
  const { theme, province = '', status, location, budget, collected, history = [] } = frontmatter;
  const days = daysLeft(frontmatter, manifest.today) ?? -1;
  const { capital, towns } = PROVINCES.find(({ name }) => name === province) ?? {};
  const places = [location, province, capital ?? '', ...(towns ?? [])];
  return JSON.stringify({
    theme: slugOf(theme),
    province: slugOf(province),
    statut: slugOf(status),
    places: ['', ...places.map((place) => slugOf(place))].join('-'),
    progress: fundingPercent(collected, budget),
    daysLeft: days < 0 ? undefined : days,
    votes: voteCount(frontmatter, manifest.site),
    since: history[0]?.date ?? '',
  } satisfies InitiativeFacts);
}
