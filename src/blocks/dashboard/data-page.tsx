import { DATA_FILES } from '../../content/dashboard.ts';
import { ROUTES } from '../../content/routes.ts';
import { Link } from '../../ui/link/link.tsx';
import { Section } from '../section/section.tsx';
import { useSite } from '../site-context.ts';

/** The open data of the projects, explained, with their files. */
export function DataPage() {
  const { manifest, words } = useSite();
  const say = words.data;
  const { dataLicence } = manifest.site;
  return (
    <>
      <Section>
        <h2>{say.files}</h2>
        <ul>
          {DATA_FILES.map((name) => (
            <li key={name}>
              <Link href={`${ROUTES.data}/${name}`}>{name}</Link> – {say[name]}
            </li>
          ))}
        </ul>
      </Section>
      <Section tone="deep">
        <h2>{say.reading}</h2>
        <p>{say.how}</p>
        {dataLicence && (
          <p>
            {say.licence} <strong>{dataLicence}</strong>
          </p>
        )}
      </Section>
    </>
  );
}
