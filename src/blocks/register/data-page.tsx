import { writtenDay } from '../../site/days.ts';
import { filled } from '../../site/languages.ts';
import { ROUTES } from '../../site/routes.ts';
import { Link } from '../../ui/link/link.tsx';
import { Section } from '../section/section.tsx';
import { useSite } from '../site-context.ts';

interface DataPageProps {
  /** Files to download, in the order of the page. */
  files: readonly { name: string; bytes: number }[];
}

/** Page of the open data: files to download, how to read them, licence. */
export function DataPage({ files }: DataPageProps) {
  const { manifest, words, lang } = useSite();
  const labels = words.data;
  const { dataLicence } = manifest.site;
  return (
    <>
      <Section>
        <h2>{labels.files}</h2>
        <p>{filled(labels.updated, { day: writtenDay(manifest.today, lang) })}</p>
        <ul>
          {files.map(({ name, bytes }) => (
            <li key={name}>
              <Link href={`${ROUTES.data}/${name}`}>{name}</Link> (
              {filled(words.light.weight, { count: Math.max(1, Math.round(bytes / 1024)) })}) –{' '}
              {labels[name as keyof typeof labels]}
            </li>
          ))}
        </ul>
      </Section>
      <Section tone="deep">
        <h2>{labels.reading}</h2>
        <p>{labels.how}</p>
        {dataLicence && (
          <p>
            {labels.licence} <Licence text={dataLicence} />
          </p>
        )}
      </Section>
    </>
  );
}

/** Name of a licence; a link if an address follows: `CC BY 4.0 https://…`. */
function Licence({ text }: { text: string }) {
  const [, name = text, address] = /^(.+?)\s+(https:\/\/\S+)$/.exec(text) ?? [];
  return address ? <Link href={address}>{name}</Link> : <strong>{name}</strong>;
}
