import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { View } from './captures.ts';
import type { Change } from './change.ts';
import { count, linesOf, type Part, type Review, sentenceOf } from './entries.ts';
import { escapeBidi } from './markdown.ts';
import type { ReportPicture } from './picture-pair.ts';
import { REPORT_STYLES } from './report-styles.ts';

const POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'";

/** The review as one HTML file that can be opened from disk: no scripts, no requests to other files. */
export const reportPage = (review: Review): string =>
  `<!doctype html>${escapeBidi(renderToStaticMarkup(<Report {...review} />))}\n`;

function Report({ title, summary, sections, captures, base, preview }: Review) {
  return (
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta httpEquiv="Content-Security-Policy" content={POLICY} />
        <title>{title}</title>
        <style>{REPORT_STYLES}</style>
      </head>
      <body>
        <header>
          <p className="quiet">Revue de la proposition</p>
          <h1>{title}</h1>
          <p>{summary}</p>
          <p className="quiet">
            Comparé à <code>{base.name}</code> (<code>{base.commit.slice(0, 8)}</code>).
          </p>
        </header>
        <main>
          {sections.map((section) => (
            <section key={section.title} className={section.isAlert ? 'alerts' : undefined}>
              <h2>{section.title}</h2>
              <ul>
                {section.changes.map((change, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a static list, whose entries may be equal.
                  <Entry key={at} {...{ change, captures, preview }} />
                ))}
              </ul>
            </section>
          ))}
        </main>
        <footer className="quiet">
          <p>
            Le rouge barré disparaît, le vert apparaît. Sur les captures, un cadre rouge entoure ce
            qui diffère.
          </p>
        </footer>
      </body>
    </html>
  );
}

type EntryProps = Pick<Review, 'captures' | 'preview'> & { change: Change };

function Entry({ change, captures, preview }: EntryProps) {
  const { title, file, pictures } = change;
  const shown = [...(change.captures ?? []), ...(pictures ? [file] : [])];
  return (
    <li>
      {title && <h3>{title}</h3>}
      <p>{words(sentenceOf(change), preview)}</p>
      {linesOf(change).map(({ label, parts }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a static list, whose lines may be equal.
        <p key={at} className="passage">
          {label && <span className="quiet">{label}</span>}
          {words(parts, preview)}
        </p>
      ))}
      {shown
        .filter((name) => captures.get(name)?.length)
        .map((name) => (
          <details key={name} open={shown.length < 4}>
            <summary>{name}</summary>
            {captures.get(name)?.map((view) => (
              <Views key={view.width ?? 0} name={name} {...view} />
            ))}
          </details>
        ))}
    </li>
  );
}

const TAGS = {
  added: 'ins',
  new: 'ins',
  removed: 'del',
  old: 'del',
  code: 'code',
  route: 'code',
} as const;

const words = (parts: readonly Part[], preview: string | undefined): ReactNode[] =>
  parts.map((part, at) => {
    if (typeof part === 'string') return part;
    const { kind, text } = part;
    if (kind === 'same') return text;
    const Tag = TAGS[kind];
    const isLink = kind === 'route' && preview;
    const key = `${at}`;
    const marked = <Tag key={key}>{text}</Tag>;
    return isLink ? (
      <a key={key} href={preview + text.slice(1)}>
        {marked}
      </a>
    ) : (
      marked
    );
  });

function Views({ width, before, after, missing = 0, name }: View & { name: string }) {
  const shots: [when: string, picture: ReportPicture | undefined][] = [
    ['Avant', before],
    [before ? 'Après' : 'Nouveau', after],
  ];
  return (
    <div className={`views w${width}`}>
      {width && <p className="quiet">{count(width, 'pixel')} de large</p>}
      {missing > 0 && (
        <p>{count(missing, 'image n’a pas', 'images n’ont pas')} eu le temps de se charger ici.</p>
      )}
      {shots.map(
        ([when, shot]) =>
          shot && (
            <figure key={when}>
              <figcaption className="quiet">{when}</figcaption>
              <div className="shot">
                <img
                  src={shot.uri}
                  width={shot.width}
                  height={shot.height}
                  alt={`${when}\u00a0: «\u202f${name}\u202f»`}
                />
                {shot.frame && <span className="frame" style={shot.frame} />}
              </div>
            </figure>
          ),
      )}
    </div>
  );
}
