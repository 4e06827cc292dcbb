import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Snapshot } from '../../../src/documents/snapshot.ts';
import { readyLines } from '../../../src/review/ready-lines.ts';
import type { Issue } from '../../../src/values/issue.ts';
import { checkReading, readSnapshot } from '../../site.ts';
import { FIXTURES, newIssues, withFixture, withTexts } from './fixture.ts';
import { lostFrom, shownOf } from './shown-text.ts';

const nameOf = (path: string) => `content/${path}`;
const checked = (snapshot: Snapshot) => checkReading(readSnapshot(snapshot, nameOf));

/** What cannot be followed without a reader, and why. */
const BY_HAND: Readonly<Record<string, string>> = {
  tableau: 'rows of a table: which it does not name',
  'bloc-non-ferme': 'a closing tag, for the place where its editor wants the block to end',
};

/** What closes or begins a phrase takes the place of a note, a link, a property or a tag; the sentence goes on behind. */
const WRITTEN =
  /^(?:<!--.*?(?:-->|->|–>)|[<(]?\[[^\]]*\][^)\]]*[)\]]?|https?:\S+|\w+=(?:".*"(?= |\/>)|[^"]*?(?= \w+=| \/>))|<[^<]*?>(?= |$))/;
/** What fixtures do without: pictures, places to link to, an article with a text, an entry of a menu that is no other's. */
const ABSENT = new Set(['image-absente', 'ancre-inconnue', 'lien-page', 'menu-double']);

/** A text with what is offered in its place: a line more, the whole line of a key, or the rest of a line of the body. */
function withLine(text: string, issue: Issue, ready: string | undefined, bodyLine: number): string {
  const { line, column, rule, hint, suggestion = '' } = issue;
  const lines = text.split('\n');
  const [, below] = /sous la ligne (\d+)/.exec(hint) ?? [];
  const isInBody = line >= bodyLine;
  if (rule === 'cle-manquante') {
    lines.splice(hint.includes('à la fin du fichier') ? lines.length : line, 0, suggestion);
  } else if (below) lines.splice(Number(below), 0, suggestion);
  else if (hint.startsWith('Ajoutez une ligne')) lines.splice(line - 1, 0, suggestion);
  else {
    const from = lines[line - 1] ?? '';
    // Of a tag or a property, the place at fault may be its value.
    const opening = /^<?\w+(?:=|(?= ))/.exec(suggestion)?.[0] ?? suggestion;
    const at = from.lastIndexOf(opening, column - 1);
    const start = at < 0 ? column - 1 : at;
    const rest = from.slice(start);
    const end = WRITTEN.exec(rest)?.[0].length ?? rest.length;
    const whole = isInBody ? from.slice(0, start) + suggestion + rest.slice(end) : suggestion;
    const count = isInBody && rule === 'mise-en-forme' ? linesOf(issue) : 1;
    lines.splice(line - 1, count, ready ?? whole);
  }
  return lines.join('\n');
}

/** How many lines what is offered takes the place of: all that it mends, but a blank one or a fence that it adds. */
const linesOf = ({ suggestion = '' }: Issue) =>
  suggestion.split('\n').filter((line) => !/^(?:```)?$/.test(line)).length;

/** The content of a fixture after what an issue offers: its file under another name, or with another line. */
function followed(snapshot: Snapshot, issue: Issue): Snapshot {
  const { content, issues, texts } = checked(snapshot);
  const path = issue.file.slice('content/'.length);
  const { suggestion = '' } = issue;
  const files = new Map(snapshot.files);
  if (/^[\w/-]+\.mdx$/.test(suggestion)) {
    const right = path.slice(0, path.lastIndexOf('/') + 1) + suggestion;
    const bytes = files.get(path) ?? { bytes: Buffer.from('---\n---\n'), size: 8 };
    files.delete(path);
    const lists = Object.entries(snapshot.listing).map(([group, paths]: [string, string[]]) => {
      const others = paths.filter((one) => one !== path);
      return [group, group === 'texts' ? [...others, right].sort() : others];
    });
    return { ...snapshot, files: files.set(right, bytes), listing: Object.fromEntries(lists) };
  }
  const ready = readyLines({ content, issues, texts } as Parameters<typeof readyLines>[0]).find(
    (one) => one.file === issue.file && one.line === issue.line && one.message === issue.message,
  );
  const document = content.documents.find(({ file }) => file === issue.file);
  const bodyLine = document?.bodyLine ?? Number.POSITIVE_INFINITY;
  const text = withLine(texts[issue.file] ?? '', issue, ready?.to, bodyLine);
  const bytes = Buffer.from(text);
  return { ...snapshot, files: files.set(path, { bytes, size: bytes.length }) };
}

/** Whether the lines below are at fault too, and are to be erased. */
const goesOn = (issue: Issue, other: Issue) =>
  other.file === issue.file && other.line === issue.line + 1 && /^Effacez/.test(other.hint);

/** Texts of editors, each with a fault of another kind beside words and links that must stay. */
const WRITTEN_BY_EDITORS: Readonly<Record<string, string>> = {
  'a telephone with (0)': '[Appeler](00241 (0) 77 00 00 01), [au siège](+241 (0)77 00 00 01).',
  'a number in France with (0)': '[Appeler](+33 (0)6 00 00 00 00) le matin.',
  'a mail with a subject':
    '[Écrire](mailto:a@exemple.ga?subject=Demande de devis&body=Bonjour à tous) vite.',
  'a protected underline': 'Voir https://exemple.ga/plan\\_du\\_site puis [ici](/contact).',
  'a heading with a link': '## Un\n\n#### Voir [la carte](/contact) et `npm run essai`, *vite*',
  'a big heading with code': '# Le `code` et [la page](/contact)',
  'an underlined heading': 'Notre [projet](/contact)\n=======\n\nTexte.',
  'labels that touch': '**Attention :**lisez, puis **Note :**relisez [la page](/contact).',
  'italics that touch': '*Attention :*lisez, _Note :_lisez, __Lieu :__Libreville.',
  'pairs that cross': 'Le mot **« Gras »**suite, puis l’**« essentiel »**.',
  'spaces in bold': '** Attention ** lisez. ** Encore **lisez.',
  'many labels': '**Un !**Deux **trois !**quatre **cinq !**six.',
  'code set in': 'Tapez :\n\n    cueillir *mangues* --vite\n    porter [au marché]\n\nSuite.',
  'a line below a list': '- un\n- deux\nVoir [la suite](/contact) du texte.',
  'boxes without a space': '- [] à faire\n- [v] fait\n- [ ]collé',
  'bullets of a word processor': 'Nous irons :\n\no\tà la plage\no\tau marché',
  'a highlighted phrase': 'Un ==mot utile== et [la page](/contact).',
  'a list as text': 'À prendre :\n\n1.des bottes\n2.un chapeau',
  'an open note': 'Texte.\n\n<!-- à relire jeudi\n\nSuite [ici](/contact).',
  'an end of a note': 'Appeler la mairie --> demain.',
  'an address of this computer':
    'Ouvrez http://localhost:3000 ou [la page](http://localhost:3000/contact).',
  'a title written twice': '# Essai\n\nTexte.',
  'a wrong anchor': '## Été à l’école\n\nVoir [plus haut](#été-à-lécole).',
};
const HEAD = '---\ntitle: Essai\ndescription: "Un essai."\n---\n\n';

const texts = Object.entries(WRITTEN_BY_EDITORS).map(([name, body]) => ({
  name,
  snapshot: withTexts({ 'pages/essai.mdx': `${HEAD}${body}\n` }),
}));
const fixtures = readdirSync(FIXTURES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => ({ name, snapshot: withFixture(join(FIXTURES, name)) }));

const offered = [...fixtures, ...texts].flatMap(({ name, snapshot }) => {
  const { issues } = newIssues(snapshot);
  return issues
    .filter(({ suggestion }) => suggestion !== undefined)
    .filter((issue) => !issues.some((other) => goesOn(issue, other)))
    .map((issue) => ({
      title: `${name}, ${issue.file}:${issue.line}:${issue.column}`,
      snapshot,
      before: issues,
      issue,
    }));
});

const textIn = (snapshot: Snapshot, { file }: Issue) =>
  Buffer.from(snapshot.files.get(file.slice('content/'.length))?.bytes ?? '').toString();

describe('a suggestion, when applied, removes its issue', () => {
  test.each(offered.filter(({ issue }) => !Object.hasOwn(BY_HAND, issue.rule)))(
    '$title',
    ({ snapshot, before, issue }) => {
      const isSame = (one: Issue) =>
        one.rule === issue.rule &&
        one.file === issue.file &&
        one.line === issue.line &&
        one.message === issue.message;
      // The same link may stand twice in a line.
      const mended = followed(snapshot, issue);
      const { issues: left, content } = checked(mended);
      expect(left.filter(isSame).length).toBeLessThan(before.filter(isSame).length);
      const isNew = ({ rule, file, severity }: Issue) =>
        severity === 'error' && file === issue.file && !before.some((one) => one.rule === rule);
      expect(left.filter((one) => isNew(one) && !ABSENT.has(one.rule))).toEqual([]);
      const written = content.documents.find(({ file }) => file === issue.file);
      if (!written || issue.line < written.bodyLine || !/\.mdx$/.test(issue.file)) return;
      const [was, is] = [shownOf(textIn(snapshot, issue)), shownOf(textIn(mended, issue))];
      expect(lostFrom(was, is)).toEqual([]);
      expect(is.links).toBeGreaterThanOrEqual(was.links);
    },
  );
});

test('each rule that is followed by hand still offers something', () => {
  const rules = new Set(offered.map(({ issue }) => issue.rule));
  expect(Object.keys(BY_HAND).filter((rule) => !rules.has(rule))).toEqual([]);
});
