import { type ProvenLine, provenLines } from '../../model/register/register.ts';
import { writtenDay } from '../../site/days.ts';
import { COLON, filled, type Lang } from '../../site/languages.ts';
import { fcfa } from '../../site/money.ts';
import { ROUTES } from '../../site/routes.ts';
import type { Words } from '../../site/schema/interface.ts';
import { Link } from '../../ui/link/link.tsx';
import { titleLink } from '../entry/entries.css.ts';
import { Entries, Entry } from '../entry/entry.tsx';
import { Island } from '../island.tsx';
import { useRenderContext } from '../render-context.ts';
import { BandTitle } from '../section/band-title.tsx';
import { Section } from '../section/section.tsx';
import { MONEY_ANCHOR } from './account.tsx';
import { PROOFS_ANCHOR } from './movements.tsx';
import { PANEL_ANCHOR } from './support-panel.tsx';

interface DataPageProps {
  /** Files to download, in the order of the page. */
  files: readonly { name: string; bytes: number }[];
}

/** Page of the open data: what verifies a proof, files to open, licence; then, closed, what developers need. */
export function DataPage({ files }: DataPageProps) {
  const { manifest, words, lang } = useRenderContext();
  const labels = words.data;
  const { dataLicence } = manifest.settings;
  return (
    <>
      <Proofs />
      <Section tone="tint">
        <BandTitle>{labels.files}</BandTitle>
        <p>{filled(labels.updated, { day: writtenDay(manifest.today, lang) })}</p>
        <Entries look="lines" value="ruled">
          {files.map(({ name, bytes }) => (
            <Entry
              key={name}
              title={
                <Link href={`${ROUTES.data}/${name}`} className={titleLink}>
                  {name}
                </Link>
              }
              text={`${labels[name as keyof typeof labels]} (${filled(words.texts.weight, {
                count: Math.max(1, Math.round(bytes / 1024)),
              })})`}
            />
          ))}
        </Entries>
        {dataLicence && (
          <p>
            {labels.licence} <Licence text={dataLicence} />
          </p>
        )}
      </Section>
      <Section>
        <details>
          <summary>{labels.reading}</summary>
          <p>{labels.how}</p>
          <p>{words.proofs.commands}</p>
          <ul>
            {COMMANDS.map(([system, command]) => (
              <li key={system}>
                {system + COLON[lang]}
                <code>{`${command} recu.pdf`}</code>
              </li>
            ))}
          </ul>
        </details>
      </Section>
    </>
  );
}

/** Commands that print the SHA-256 of a file, by system. */
const COMMANDS = [
  ['Linux', 'sha256sum'],
  ['macOS', 'shasum -a 256'],
  ['Windows (PowerShell)', 'Get-FileHash'],
] as const;

/** What verifies a file of the visitor in the page. */
function Proofs() {
  const { manifest, words, lang } = useRenderContext();
  const labels = words.proofs;
  const lines = provenLines(manifest).map((line) => shownLine(line, labels, lang));
  const props = { words: labels, lines };
  return (
    <Section id={PROOFS_ANCHOR}>
      <BandTitle>{labels.title}</BandTitle>
      {lines.length === 0 ? (
        <p>{labels.none}</p>
      ) : (
        <>
          <p>{labels.text}</p>
          <Island name="VerifyProof" props={props} scripted />
          <p>{labels.originals}</p>
        </>
      )}
    </Section>
  );
}

function shownLine(
  { entry, kind, sha256, ...line }: ProvenLine,
  words: Words['proofs'],
  lang: Lang,
) {
  const { name, date, amount } = line;
  const values = { name, day: writtenDay(date, lang), amount: fcfa(amount, lang) };
  return {
    sha256,
    title: entry.title,
    href: `${entry.route}#${kind === 'count' ? PANEL_ANCHOR : MONEY_ANCHOR}`,
    text: filled(words[kind], values),
  };
}

/** Name of a licence; a link if an address follows: `CC BY 4.0 https://…`. */
function Licence({ text }: { text: string }) {
  const [, name = text, address] = /^(.+?)\s+(https:\/\/\S+)$/.exec(text) ?? [];
  return address ? <Link href={address}>{name}</Link> : <strong>{name}</strong>;
}
