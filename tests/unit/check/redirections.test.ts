import { expect, test } from 'vitest';
import { checkReading, readSnapshot, takeSnapshot } from '../../site.ts';

const snapshot = await takeSnapshot('tests/content');

/** Checks this content with other redirections; undefined removes the file. */
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

test('a redirection may lead to a page of the site or to another site', () => {
  expect(checked('/ancien: /contact\n/projets/vieux: https://autre.ga/x\n')).toEqual({
    redirections: { '/ancien': '/contact', '/projets/vieux': 'https://autre.ga/x' },
    issues: [],
  });
});

test('a site without redirections passes the check', () => {
  for (const text of [undefined, '# rien\n']) {
    expect(checked(text)).toEqual({ redirections: {}, issues: [] });
  }
});

test('a redirection of an existing page, to no address or to a missing page is refused on its line', () => {
  const { issues } = checked('/contact: /projets\nancien: /projets\n/un: /nulle-part\n/deux: 12\n');
  expect(issues).toEqual([
    [1, 'adresse-double'],
    [2, 'lien-adresse'],
    [3, 'lien-page'],
    [4, 'lien-adresse'],
  ]);
});
