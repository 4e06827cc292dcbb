import { expect, test } from 'vitest';
import { checkReading, readSnapshot, takeSnapshot } from '../../site.ts';

const snapshot = await takeSnapshot('tests/content');

/** The check of this content with other redirections; undefined takes the file away. */
function checked(text: string | undefined) {
  const files = new Map(snapshot.files);
  const bytes = new TextEncoder().encode(text ?? '');
  const data = snapshot.listing.data.filter(
    (path) => path !== 'redirections.yml' || text !== undefined,
  );
  if (text === undefined) files.delete('redirections.yml');
  else files.set('redirections.yml', { bytes, size: bytes.length });
  const { content, issues } = checkReading(
    readSnapshot(
      { ...snapshot, files, listing: { ...snapshot.listing, data } },
      (path) => `content/${path}`,
    ),
  );
  const own = issues.filter(({ file }) => file === 'content/redirections.yml');
  return {
    redirections: content.shared.redirections,
    issues: own.map(({ line, rule }) => [line, rule]),
  };
}

test('an old address leads to a page of the site or to another site', () => {
  expect(checked('/ancien: /contact\n/projets/vieux: https://autre.ga/x\n')).toEqual({
    redirections: { '/ancien': '/contact', '/projets/vieux': 'https://autre.ga/x' },
    issues: [],
  });
});

test('nothing is asked of a site that has none', () => {
  for (const text of [undefined, '# rien\n']) {
    expect(checked(text)).toEqual({ redirections: {}, issues: [] });
  }
});

test('a page that stands, no address, and a page that does not stand are refused on their line', () => {
  const { issues } = checked('/contact: /projets\nancien: /projets\n/un: /nulle-part\n/deux: 12\n');
  expect(issues).toEqual([
    [1, 'adresse-double'],
    [2, 'lien-adresse'],
    [3, 'lien-page'],
    [4, 'lien-adresse'],
  ]);
});
