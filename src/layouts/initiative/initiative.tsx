import { Stages, StatusBadge } from '../../blocks/register/initiative-state.tsx';
import { LastUpdate } from '../../blocks/register/money-receiver.tsx';
import { Outcome } from '../../blocks/register/outcome.tsx';
import { SupportPanel, usePanelTitle } from '../../blocks/register/support-panel.tsx';
import { useRenderContext } from '../../blocks/render-context.ts';
import { BandTitle } from '../../blocks/section/band-title.tsx';
import { Section } from '../../blocks/section/section.tsx';
import { ROUTES } from '../../site/routes.ts';
import { across } from '../../ui/classes.css.ts';
import { type FactRows, Facts } from '../../ui/facts.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import type { LayoutProps } from '../layout-props.ts';
import { Opening } from '../opening/opening.tsx';
import { Register } from '../register/register.tsx';
import { Ballot } from '../register/vote.tsx';
import { back } from '../text-page/text-page.css.ts';
import * as styles from './initiative.css.ts';

/** The page of an initiative: title, facts, panel (money or vote), text, form of a vote, register (money, news, history). */
export function InitiativeLayout({ entry, children }: LayoutProps<'initiative'>) {
  const { frontmatter, blocks } = entry;
  const { title, description, icon, location, theme, status, image, alt } = frontmatter;
  const { words, translate, linkTo } = useRenderContext();
  const labels = words.projects;
  const panelTitle = usePanelTitle(frontmatter);
  // An editor may also put the support panel into the text.
  const hasPanel = !blocks?.includes('SupportPanel');
  const rows: FactRows = [
    [labels.location, location],
    [labels.theme, translate(theme)],
    [labels.status, <StatusBadge key={status} status={status} />],
  ];
  return (
    <article>
      <Opening
        look={image ? 'behind' : 'below'}
        ribbon={!image}
        deep
        title={title}
        text={description}
        picture={{ src: image, alt }}
        before={
          <>
            <Link {...linkTo(ROUTES.initiativeList)} className={back}>
              ← {labels.back}
            </Link>
            <Icon name={icon} className={styles.icon} />
          </>
        }
      />
      <div className={styles.facts}>
        <Facts className={across} rows={rows} />
        <Stages sheet={frontmatter} />
        <LastUpdate />
      </div>
      <Outcome entry={entry} />
      {hasPanel && (
        <Section tone="tint">
          <BandTitle>{panelTitle}</BandTitle>
          <SupportPanel />
        </Section>
      )}
      {children}
      <Ballot entry={entry} />
      <Register entry={entry} />
    </article>
  );
}
