import { entriesOf } from '../../model/manifest.ts';
import { PROVINCES } from '../../site/register/provinces.ts';
import { ROUTES } from '../../site/routes.ts';
import { INITIATIVE_STATUSES, THEMES } from '../../site/vocabulary.ts';
import { touchLink } from '../../theme/classes.css.ts';
import { withBase } from '../../ui/base.ts';
import { Button } from '../../ui/button/button.tsx';
import { Link } from '../../ui/link/link.tsx';
import { noticeProps } from '../../ui/notice.ts';
import { slugOf } from '../../values/text.ts';
import { Island } from '../island.tsx';
import { useRenderContext } from '../render-context.ts';
import { themes } from './filter-bar.css.ts';
import { FilterBar } from './filter-bar.tsx';
import { type FilterField, SORTS } from './filters.ts';

/** Filters of the initiatives, and theme links for visitors without scripts; or, if `site.yml` enables no filters, a bar with a message. */
export function InitiativeSearch() {
  const { manifest, entry, words, notices, translate } = useRenderContext();
  const { search, filters } = words;
  const { filters: isOpen, vote } = manifest.settings.participe ?? {};
  const choice = (
    name: FilterField['name'],
    label: string,
    [all, ...values]: [all: string, ...(readonly string[])],
  ): FilterField => ({
    name,
    label,
    options: [['', all], ...values.map((value) => [slugOf(value), translate(value)] as const)],
  });
  const theme = choice('theme', search.theme, [search.allThemes, ...THEMES]);
  const status = choice('statut', search.status, [search.allStatuses, ...INITIATIVE_STATUSES]);
  const place = { name: 'lieu', label: search.location } as const;
  if (!isOpen)
    return (
      <FilterBar
        open={search.open}
        fields={[theme, { ...place, placeholder: search.locationHint }, status]}
      >
        <Button label={search.search} type="submit" {...noticeProps(notices.recherche)} />
      </FilterBar>
    );
  if (entry?.theme) return <ThemeLinks />;
  const provinces = PROVINCES.map(({ name }) => name);
  const sorts = SORTS.filter((sort) => sort !== 'votes' || vote);
  const fields: FilterField[] = [
    theme,
    choice('province', filters.province, [filters.allProvinces, ...provinces]),
    { ...place, placeholder: filters.placeHint },
    status,
    {
      name: 'tri',
      label: filters.sort,
      options: [['', filters.usual], ...sorts.map((sort) => [sort, filters[sort]] as const)],
    },
  ];
  const props = {
    words: filters,
    fields,
    places: [...provinces, ...PROVINCES.flatMap(({ capital, towns }) => [capital, ...towns])],
    all: withBase(entry?.route ?? ROUTES.initiativeList),
    total: entriesOf(manifest, 'initiative').length,
  };
  return (
    <>
      <Island name="InitiativeFilter" props={props} boxless scripted />
      <ThemeLinks />
    </>
  );
}

/** Links to the pages of the themes that have initiatives. */
function ThemeLinks() {
  const { manifest, entry, words, translate, linkTo } = useRenderContext();
  const all = { route: ROUTES.initiativeList, label: words.projects.back };
  const pages = manifest.entries.flatMap(({ route, theme }) =>
    theme && route ? [{ route, label: translate(theme) }] : [],
  );
  return (
    <nav aria-label={words.filters.themes}>
      <ul role="list" className={themes}>
        {[all, ...pages].map(({ route, label }) => (
          <li key={route}>
            <Link
              {...linkTo(route)}
              className={touchLink}
              aria-current={entry?.route === route ? 'page' : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
