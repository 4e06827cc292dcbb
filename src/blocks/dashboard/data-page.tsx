import { writtenDay } from '../../content/days.ts';
import { filled } from '../../content/languages.ts';
import { ROUTES } from '../../content/routes.ts';
import { Link } from '../../ui/link/link.tsx';
import { Section } from '../section/section.tsx';
import { useSite } from '../site-context.ts';

interface DataPageProps {
  /** The files with their bytes, in order. */
  files: readonly { name: string; bytes: number }[];
}

/** The open data of the projects, explained, with their files. */
export function DataPage({ files }: DataPageProps) {
  const { manifest, words, lang } = useSite();
  const say = words.data;
  const { dataLicence } = manifest.site;
  return (
    <>
      <Section>
        <h2>{say.files}</h2>
        <p>{filled(say.updated, { day: writtenDay(manifest.today, lang) })}</p>
        <ul>
          {files.map(({ name, bytes }) => (
            <li key={name}>
              <Link href={`${ROUTES.data}/${name}`}>{name}</Link> (
              {filled(words.light.weight, { count: Math.max(1, Math.round(bytes / 1024)) })}) –{' '}
              {say[name as keyof typeof say]}
            </li>
          ))}
        </ul>
      </Section>
      <Section tone="deep">
        <h2>{say.reading}</h2>
        <p>{say.how}</p>
        {dataLicence && (
          <p>
            {say.licence} <Licence text={dataLicence} />
          </p>
        )}
      </Section>
    </>
  );
}

/** A licence by its name: a link where an address stands behind it. */
function Licence({ text }: { text: string }) {
  const [, name = text, address] = /^(.+?)\s+(https:\/\/\S+)$/.exec(text) ?? [];
  return address ? <Link href={address}>{name}</Link> : <strong>{name}</strong>;
}
