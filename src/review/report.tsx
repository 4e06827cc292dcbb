import { renderToStaticMarkup } from 'react-dom/server';
import type { Captures, View } from './captures.ts';
import type { Change, ChangedFile } from './change.ts';
import type { ReportSection } from './compare.ts';
import { count, firstRoutes, lineOf } from './lines.ts';
import { escapeBidi } from './markdown.ts';

/** What the report and the comment are written from. */
export interface Review {
  title: string;
  summary: string;
  sections: readonly ReportSection[];
  /** By route or file. */
  captures: Captures;
  base: { name: string; commit: string };
  /** Address of the proposal's preview, with a final slash. */
  preview: string | undefined;
}

/** CSS of the report, light and dark. */
const REPORT_STYLES = `
:root{color-scheme:light dark}
*{box-sizing:border-box}
body{max-width:72rem;margin:auto;padding:2rem clamp(1rem,4vw,3rem);font:1.0625rem/1.55 system-ui,sans-serif;overflow-wrap:anywhere}
p{max-width:72ch;margin:.5rem 0}
.alerts{border-left:.5rem solid light-dark(#b4432b,#e88f72);padding-left:1rem}
ul{list-style:none;padding:0}
li{padding-block:.75rem;border-top:1px solid light-dark(#ccc,#555)}
ins{background:light-dark(#d9f2dd,#12381b);text-decoration:none}
del{background:light-dark(#fbdcdc,#4a1515)}
.passage{padding-left:1rem;border-left:3px solid light-dark(#ccc,#555)}
summary{cursor:pointer;min-height:32px;font-weight:600}
.views{display:flex;flex-wrap:wrap;gap:1rem;align-items:start}
figure{flex:1 1 16rem;max-width:fit-content;margin:0}
img{display:block;max-width:100%;height:auto;border:1px solid light-dark(#ccc,#555)}`;

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
          <h1>{title}</h1>
          <p>{summary}</p>
          <p>
            Comparé à <code>{base.name}</code> (<code>{base.commit.slice(0, 8)}</code>). Le rouge
            barré disparaît, le vert apparaît.
          </p>
        </header>
        <main>
          {sections.map((section) => (
            <section key={section.title} className={section.isAlert ? 'alerts' : undefined}>
              <h2>{section.title}</h2>
              <ul>
                {section.entries.map((entry, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a static list, whose entries may be equal.
                  <Entry key={at} {...{ entry, captures, preview }} />
                ))}
              </ul>
            </section>
          ))}
        </main>
      </body>
    </html>
  );
}

type ReportEntryProps = Pick<Review, 'captures' | 'preview'> & { entry: ChangedFile };

function Entry({ entry, captures, preview }: ReportEntryProps) {
  const { title, file, changes, pictures } = entry;
  const { routes, rest } = firstRoutes(entry.routes);
  const shown = [...(entry.captures ?? []), ...(pictures ? [file] : [])];
  return (
    <li>
      {title && <h3>{title}</h3>}
      <p>
        {file && <code>{file}</code>}
        {routes.map((route) => (
          <span key={route}>
            {' · '}
            {preview ? <a href={preview + route.slice(1)}>{route}</a> : <code>{route}</code>}
          </span>
        ))}{' '}
        {rest}
      </p>
      {changes.map((change, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a static list, whose lines may be equal.
        <Line key={at} change={change} />
      ))}
      {shown
        .filter((name) => captures.get(name)?.length)
        .map((name) => (
          <details key={name} open={shown.length < 4}>
            <summary>{name}</summary>
            {captures.get(name)?.map((view) => (
              <Pictures key={view.width ?? 0} name={name} {...view} />
            ))}
          </details>
        ))}
    </li>
  );
}

const TAGS = { added: 'ins', removed: 'del', same: 'span' } as const;

function Line({ change }: { change: Change }) {
  const { name, pieces } = lineOf(change);
  return (
    <p className="passage">
      {name && `${name}${pieces.length > 0 ? '\u00a0: ' : ''}`}
      {pieces.map(({ kind, text }, at) => {
        const Tag = TAGS[kind];
        // biome-ignore lint/suspicious/noArrayIndexKey: a static list, whose pieces may be equal.
        return <Tag key={at}>{text}</Tag>;
      })}
    </p>
  );
}

function Pictures({ width, before, after, name }: View & { name: string }) {
  return (
    <div className="views">
      {[before, after].map(
        (picture, at) =>
          picture && (
            <figure key={picture.uri}>
              <figcaption>
                {at ? (before ? 'Après' : 'Nouveau') : 'Avant'}
                {width && `, ${count(width, 'pixel')} de large`}
              </figcaption>
              <img
                src={picture.uri}
                width={picture.width}
                height={picture.height}
                alt={`${at ? 'Après' : 'Avant'}\u00a0: «\u202f${name}\u202f»`}
              />
            </figure>
          ),
      )}
    </div>
  );
}
