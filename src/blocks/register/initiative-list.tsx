import type { PropsWithChildren } from 'react';
import { type EntryOf, entriesOf, type Manifest } from '../../model/manifest.ts';
import {
  daysLeft,
  hasOpenCollection,
  openVoteOf,
  takesGifts,
  voteCount,
} from '../../model/register/register.ts';
import { COLON } from '../../site/languages.ts';
import { fundingPercent } from '../../site/money.ts';
import { PROVINCES } from '../../site/register/provinces.ts';
import { ROUTES } from '../../site/routes.ts';
import { quietClass, stacks, wraps } from '../../theme/classes.css.ts';
import { fromDesktop, fromTablet } from '../../theme/screens.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { sample } from '../../ui/tag/tag.css.ts';
import { slugOf } from '../../values/text.ts';
import type { BlockProps } from '../block-props.ts';
import { ContentPicture } from '../elements.tsx';
import { NoticeButton } from '../notice-button/notice-button.tsx';
import { type RenderContext, useRenderContext } from '../render-context.ts';
import { BandParts } from '../section/band-parts.tsx';
import { BandTitle } from '../section/band-title.tsx';
import { Funding } from './account.tsx';
import type { InitiativeFacts } from './filters.ts';
import * as styles from './initiative-list.css.ts';
import { StatusBadge } from './initiative-state.tsx';
import { PANEL_ANCHOR } from './support-panel.tsx';

/** What one can do for an initiative today: 0 for giving, 1 for voting, 2 for neither, 3 once it is finished. */
function actionRank({ frontmatter }: EntryOf<'initiative'>, { settings, today }: Manifest): number {
  if (hasOpenCollection(frontmatter, today)) return 0;
  if (openVoteOf(frontmatter, settings, today)) return 1;
  return frontmatter.status === 'Terminé' ? 3 : 2;
}

/** All initiatives, those that one can act on first. */
const byAction = (manifest: Manifest) =>
  entriesOf(manifest, 'initiative').toSorted(
    (a, b) => actionRank(a, manifest) - actionRank(b, manifest),
  );

/** All initiatives as cards, or those with the theme of the page (docs/contract.md#register, Découvrir les projets). */
export function InitiativeList({ children }: BlockProps<'InitiativeList'>) {
  const { manifest, entry: here, words } = useRenderContext();
  const all = byAction(manifest);
  const { theme } = here ?? {};
  const initiatives = theme ? all.filter((one) => one.frontmatter.theme === theme) : all;
  if (initiatives.length === 0) return <p>{words.projects.none}</p>;
  return (
    <>
      {!all.some(({ frontmatter }) => frontmatter.collected > 0) && (
        <p>
          <strong>{words.projects.noneFunded}</strong>
        </p>
      )}
      <Cards initiatives={initiatives}>
        {children && <li className={`${stacks[2]} ${sample}`}>{children}</li>}
      </Cards>
    </>
  );
}

/** Number of initiatives that `OpenInitiatives` shows. */
const MAX_OPEN = 3;

/** The initiatives that take gifts or votes today, as cards below their title; without any, `children`. */
export function OpenInitiatives({ children }: BlockProps<'OpenInitiatives'>) {
  const { manifest, words, linkTo } = useRenderContext();
  const open = byAction(manifest).filter((one) => actionRank(one, manifest) < 2);
  if (open.length === 0) return <BandParts layout="wide">{children}</BandParts>;
  const { open: title, all: toAll } = words.projects;
  return (
    <BandParts layout="wide">
      <BandTitle>{title}</BandTitle>
      <Cards initiatives={open.slice(0, MAX_OPEN)} />
      <p>
        <ButtonLink {...linkTo(ROUTES.initiativeList)} label={toAll} variant="outline" />
      </p>
    </BandParts>
  );
}

const Cards = ({
  initiatives,
  children,
}: PropsWithChildren<{ initiatives: readonly EntryOf<'initiative'>[] }>) => (
  <ul role="list" className={styles.cards}>
    {initiatives.map((entry) => (
      <InitiativeCard key={entry.path} entry={entry} />
    ))}
    {children}
  </ul>
);

/** Card of an initiative: objective, funding, two links. */
function InitiativeCard({ entry }: { entry: EntryOf<'initiative'> }) {
  const { route, frontmatter } = entry;
  const { title, icon, location, status, objective, image, alt } = frontmatter;
  const context = useRenderContext();
  const { see, help, location: locationLabel } = context.words.projects;
  const lang = context.foreign(entry);
  const { today } = context.manifest;
  const vote = openVoteOf(frontmatter, context.manifest.settings, today);
  const about = <span lang={lang}>{` ${title}`}</span>;
  return (
    <li className={styles.card} data-initiative={filterFacts(entry, context)}>
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
            {locationLabel + COLON[context.lang]}
            <span lang={lang}>{location}</span>
          </span>
        </p>
        <p lang={lang}>{objective}</p>
      </div>
      <div className={`${stacks[3]} ${styles.money}`}>
        <Funding sheet={frontmatter} isInList />
        <div className={wraps[2]}>
          {route && <ButtonLink href={route} label={see} about={about} />}
          {(vote || takesGifts(frontmatter, today)) && (
            <div data-until={vote?.until ?? frontmatter.ends} className={styles.untilDay}>
              <NoticeButton
                href={
                  vote || hasOpenCollection(frontmatter, today) ? `${route}#${PANEL_ANCHOR}` : null
                }
                label={vote ? context.words.vote.action : help}
                notice="soutien"
                about={about}
                variant="outline"
              />
            </div>
          )}
        </div>
      </div>
    </li>
  );
}

/** Data of an initiative as JSON, from which the filters read it; undefined unless `context.yml` enables them. */
function filterFacts({ frontmatter }: EntryOf<'initiative'>, { manifest }: RenderContext) {
  if (!manifest.settings.participe?.filters) return undefined;
  const { theme, province = '', status, location, budget, collected, history = [] } = frontmatter;
  const votes = voteCount(frontmatter, manifest.settings);
  const days = daysLeft(frontmatter, manifest.today) ?? -1;
  const { capital, towns } = PROVINCES.find(({ name }) => name === province) ?? {};
  const places = [location, province, capital ?? '', ...(towns ?? [])];
  return JSON.stringify({
    theme: slugOf(theme),
    province: slugOf(province),
    statut: slugOf(status),
    places: ['', ...places.map((place) => slugOf(place))].join('-'),
    order: {
      avancement: -fundingPercent(collected, budget),
      fin: days < 0 ? undefined : days,
      recent: -Number(history[0]?.date.replaceAll('-', '') ?? 0),
      votes: votes && -votes,
    },
  } satisfies InitiativeFacts);
}
