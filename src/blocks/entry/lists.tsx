import { entriesOf } from '../../model/manifest.ts';
import { writtenDay } from '../../site/days.ts';
import { COLON, frenchRoute, quoted } from '../../site/languages.ts';
import { ROUTES } from '../../site/routes.ts';
import { quietClass, visuallyHidden } from '../../theme/classes.css.ts';
import { fromDesktop, fromTablet, fromWide } from '../../theme/screens.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { cover } from '../../ui/classes.css.ts';
import { Link } from '../../ui/link/link.tsx';
import { sample, status as statusTag } from '../../ui/tag/tag.css.ts';
import { isCalendarDay } from '../../values/calendar.ts';
import type { BlockProps } from '../block-props.ts';
import { NoticeButton } from '../notice-button/notice-button.tsx';
import { useRenderContext } from '../render-context.ts';
import * as quotations from '../section/boxes.css.ts';
import * as styles from './entries.css.ts';
import { Entries, Entry } from './entry.tsx';

/** Activities, each with a large number and a picture. */
export const ActivityList = ({ items }: BlockProps<'ActivityList'>) => (
  <Entries look="numbered">
    {items.map(({ description, details, next, action, ...entry }) => (
      <Entry
        key={entry.title}
        {...entry}
        text={description}
        sizes={`${fromWide} 700px, ${fromDesktop} 50vw, 100vw`}
      >
        {details && (
          <ul className={quietClass}>
            {details.map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
          </ul>
        )}
        {next && <NextDay day={next} />}
        {action && <ButtonLink {...action} variant="outline" />}
      </Entry>
    ))}
  </Entries>
);

/** The next day of an activity; after it, and as long as it is not fixed, that it is to come. */
function NextDay({ day }: { day: string }) {
  const { manifest, words, lang } = useRenderContext();
  const { next, toCome } = words.activities;
  const isComing = isCalendarDay(day) && day >= manifest.today;
  return (
    <p>
      <strong>{next + COLON[lang]}</strong>
      {isComing && (
        <time dateTime={day} data-until={day}>
          {writtenDay(day, lang)}
        </time>
      )}
      <span data-after={isComing ? day : undefined} hidden={isComing}>
        {toCome}
      </span>
    </p>
  );
}

/** Points, each with its icon or picture, if it has one. */
export const FeatureList = ({ items }: BlockProps<'FeatureList'>) => (
  <Entries look={items.some(({ icon, image }) => icon ?? image) ? 'rows' : 'lines'}>
    {items.map(({ title, text, icon, image, alt }) => (
      <Entry key={title} {...{ title, text, icon, image, alt }} />
    ))}
  </Entries>
);

/** Roles in an organization, each with its task. */
export const RoleTable = ({ items }: BlockProps<'RoleTable'>) => (
  <FeatureList items={items.map(({ role, task }) => ({ title: role, text: task }))} />
);

/** Links to pages, each with its icon and a text. */
export function CardGrid({ items }: BlockProps<'CardGrid'>) {
  const { words, lang } = useRenderContext();
  return (
    <Entries look="lines" value="ruled">
      {items.map(({ title, description, href, more, icon }) => (
        <Entry key={href} title={title} text={description} icon={icon}>
          <Link href={href} className={`${cover} ${styles.more}`}>
            {more ?? words.cards.explore}
            {!more && <span className={visuallyHidden}>{COLON[lang] + title}</span>}
          </Link>
        </Entry>
      ))}
    </Entries>
  );
}

/** A link to a document whose address is in `site.yml`; null while it has none. */
export function DocumentButton({ document, label }: BlockProps<'DocumentButton'>) {
  const href = useRenderContext().manifest.settings.documents[document];
  return href ? <ButtonLink href={href} label={label} /> : null;
}

/** Whether a link leads to a file (`/docs/a.pdf`) or to another site, not to a page of this site. */
const isFile = (link: string) => !link.startsWith('/') || /\.\w+$/.test(link);

/** Press releases, then other documents. The button of a document without a file shows a message (toast). */
export function ResourceList({ items = [] }: BlockProps<'ResourceList'>) {
  const { manifest, entry, words, lang, foreign } = useRenderContext();
  const { download, open, none } = words.resources;
  const isPress = frenchRoute(entry?.route ?? '') === ROUTES.resources;
  const releases = (isPress ? entriesOf(manifest, 'communique') : []).map((release) => {
    const { title, description, image, alt = '' } = release.frontmatter;
    const cover = image ? { src: image, alt } : undefined;
    const about = { type: words.press.label, link: release.route, lang: foreign(release) };
    return { ...about, title, description, cover };
  });
  const resources = [...releases, ...items.map((item) => ({ ...item, lang: undefined }))];
  if (resources.length === 0) return <p>{none}</p>;
  return (
    <Entries look="cards">
      {resources.map(({ type, title, description, cover, link, lang: foreignLang }) => (
        <Entry
          key={title}
          image={cover?.src}
          alt={cover?.alt}
          sizes={`${fromTablet} 24rem, 100vw`}
          label={type}
          title={title}
          text={description}
          lang={foreignLang}
        >
          <NoticeButton
            href={link}
            label={link && !isFile(link) ? open : download}
            notice="ressource"
            about={COLON[lang] + title}
          />
        </Entry>
      ))}
    </Entries>
  );
}

export function Testimonials({ items }: BlockProps<'Testimonials'>) {
  const { lang, words } = useRenderContext();
  return (
    <div className={quotations.testimonials}>
      {items.map(({ quote, author, role, status }) => (
        <figure key={quote} className={status ? `${quotations.box} ${sample}` : quotations.box}>
          {status && <span className={statusTag.info}>{words.cards.sample}</span>}
          <blockquote className={quotations.quote}>{quoted(quote, lang)}</blockquote>
          <figcaption>{role ? `${author}, ${role}` : author}</figcaption>
        </figure>
      ))}
    </div>
  );
}
