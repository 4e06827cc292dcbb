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
      {shown.map((name) => {
        const views = captures.get(name) ?? [];
        return (
          views.length > 0 && (
            <details key={name} open={shown.length < 4}>
              <summary>
                {pictures ? 'L’image' : 'Captures d’écran'} de {name}
              </summary>
              {views.map((view) => (
                <ViewFigures key={view.width ?? 0} name={name} {...view} />
              ))}
            </details>
          )
        );
      })}
    </li>
  );
}

/** Of a long unchanged text only the beginning and the end. */
const words = (parts: readonly Part[], preview: string | undefined): ReactNode[] =>
  parts.map((part, at) => {
    if (typeof part === 'string') return part;
    const { kind, text } = part;
    const key = `${at}`;
    if (kind === 'same')
      return text.length > 400 ? `${text.slice(0, 160)} […] ${text.slice(-160)}` : text;
    if (kind === 'added' || kind === 'new') return <ins key={key}>{text}</ins>;
    if (kind === 'removed' || kind === 'old') return <del key={key}>{text}</del>;
    if (kind === 'code' || !preview) return <code key={key}>{text}</code>;
    return (
      <a key={key} href={preview + text.slice(1)}>
        <code>{text}</code>
      </a>
    );
  });

function ViewFigures({ width, before, after, missing = 0, name }: View & { name: string }) {
  return (
    <div className={width ? `views w${width}` : 'views'}>
      {width && (
        <p className="quiet">
          {width < 800 ? 'Téléphone' : 'Ordinateur'}, {width} pixels de large
        </p>
      )}
      {missing > 0 && (
        <p>
          {count(missing, 'image manque', 'images manquent')} sur ces captures{'\u00a0'}: le
          navigateur qui les prend n’a pas eu le temps de tout charger. Ce n’est pas un défaut de la
          page{'\u00a0'}: ouvrez-la pour la voir entière.
        </p>
      )}
      {before && <Shot {...before} caption="Avant" name={name} />}
      {after && <Shot {...after} caption={before ? 'Après' : 'Nouveau'} name={name} />}
    </div>
  );
}

function Shot({
  uri,
  width,
  height,
  frame,
  caption,
  name,
}: ReportPicture & { caption: string; name: string }) {
  return (
    <figure>
      <figcaption className="quiet">{caption}</figcaption>
      <div className="shot">
        <img
          src={uri}
          width={width}
          height={height}
          alt={`${caption}\u00a0: «\u202f${name}\u202f»`}
        />
        {frame && (
          <span className="frame" style={{ top: `${frame.top}%`, height: `${frame.height}%` }} />
        )}
      </div>
    </figure>
  );
}
