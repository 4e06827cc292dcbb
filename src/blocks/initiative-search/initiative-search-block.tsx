import { entriesOf } from '../../content/manifest.ts';
import { themeRoute, themesOf } from '../../content/project-themes.ts';
import { PROVINCES } from '../../content/provinces.ts';
import { ROUTES } from '../../content/routes.ts';
import { PROJECT_STATUSES, THEMES } from '../../content/vocabulary.ts';
import { withBase } from '../../ui/base.ts';
import { Link } from '../../ui/link/link.tsx';
import { slugOf } from '../../values/text.ts';
import { LiveBlock } from '../live-block.tsx';
import { SORTS } from '../opened/filters.ts';
import { themes } from '../opened/project-filter.css.ts';
import { ProjectFilter } from '../opened/project-filter.tsx';
import { useSite } from '../site-context.ts';
import { InitiativeSearch } from './initiative-search.tsx';

/** Filters of the projects, and theme links for visitors without scripts; or, if `site.yml` enables no filters, a bar with a message. */
export function InitiativeSearchBlock() {
  const { manifest, entry, words, translate } = useSite();
  if (!manifest.site.participe?.filters) {
    const props = {
      notice: manifest.notices.recherche,
      words: words.search,
      themes: THEMES.map(translate),
      statuses: PROJECT_STATUSES.map(translate),
    };
    return (
      <LiveBlock name="InitiativeSearch" block={InitiativeSearch} props={props} boxless scripted />
    );
  }
  if (entry?.theme) return <ThemeLinks />;
  const { search, filters } = words;
  const option = (value: string) => [slugOf(value), translate(value)] as const;
  const props = {
    words: filters,
    labels: {
      theme: search.theme,
      province: filters.province,
      lieu: search.location,
      statut: search.status,
      tri: filters.sort,
    },
    options: {
      theme: [['', search.allThemes] as const, ...THEMES.map(option)],
      province: [['', filters.allProvinces] as const, ...PROVINCES.map(({ name }) => option(name))],
      statut: [['', search.allStatuses] as const, ...PROJECT_STATUSES.map(option)],
      tri: [
        ['', filters.usual] as const,
        ...SORTS.filter((sort) => sort !== 'votes' || manifest.site.participe?.vote).map(
          (sort) => [sort, filters[sort]] as const,
        ),
      ],
    },
    provinces: PROVINCES.map(({ name, capital, towns }) => ({
      slug: slugOf(name),
      name,
      towns: [capital, ...towns],
    })),
    placeHint: filters.placeHint,
    all: withBase(entry?.route ?? ROUTES.projectList),
    total: entriesOf(manifest, 'initiative').length,
  };
  return (
    <>
      <LiveBlock name="ProjectFilter" block={ProjectFilter} props={props} boxless scripted />
      <ThemeLinks />
    </>
  );
}

/** Links to the pages of the themes that have projects. */
function ThemeLinks() {
  const { manifest, entry, words, translate, linkTo } = useSite();
  const link = (route: string, label: string, isHere: boolean) => (
    <li key={route}>
      <Link {...linkTo(route)} aria-current={isHere ? 'page' : undefined}>
        {label}
      </Link>
    </li>
  );
  return (
    <nav aria-label={words.filters.themes}>
      <ul role="list" className={themes}>
        {link(ROUTES.projectList, words.projects.back, entry?.route === ROUTES.projectList)}
        {themesOf(manifest.entries).map((theme) =>
          link(themeRoute(theme), translate(theme), entry?.theme === theme),
        )}
      </ul>
    </nav>
  );
}
