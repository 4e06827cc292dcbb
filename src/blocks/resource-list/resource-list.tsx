import { COLON, frenchRoute } from '../../content/languages.ts';
import { pressReleasesOn } from '../../content/project-cards.ts';
import { fromTablet } from '../../theme/screens.ts';
import { label } from '../../ui/card/card.css.ts';
import type { BlockProps } from '../block-props.ts';
import { ContentPicture } from '../elements.tsx';
import { useSite } from '../site-context.ts';
import { SoonButton } from '../soon-button/soon-button.tsx';
import { resourceCards } from './resource-list.css.ts';

/** Whether a link leads to a file (`/docs/a.pdf`) or to another site, not to a page of this site. */
const isFile = (link: string) => !link.startsWith('/') || /\.\w+$/.test(link);

/** Press releases, then other documents. The button of a document without a file shows a message (toast). */
export function ResourceList({ items = [] }: BlockProps<'ResourceList'>) {
  const { manifest, entry, words, lang, foreign } = useSite();
  const { download, open } = words.resources;
  const releases = pressReleasesOn(manifest, frenchRoute(entry?.route ?? '')).map((release) => {
    const { title, description, image, alt = '' } = release.frontmatter;
    const cover = image && { src: image, alt };
    return { type: words.press.label, title, description, cover, link: release.route, release };
  });
  const resources = [...releases, ...items.map((item) => ({ ...item, release: undefined }))];
  if (resources.length === 0) return <p>{words.resources.none}</p>;
  return (
    <ul role="list" className={resourceCards}>
      {resources.map(({ type, title, description, cover, link, release }) => (
        <li key={title} lang={release && foreign(release)}>
          <p className={label}>{type}</p>
          {cover && <ContentPicture {...cover} sizes={`${fromTablet} 24rem, 100vw`} />}
          <h3>{title}</h3>
          <p>{description}</p>
          <SoonButton
            href={link}
            label={link && !isFile(link) ? open : download}
            notice="ressource"
            about={COLON[lang] + title}
          />
        </li>
      ))}
    </ul>
  );
}
