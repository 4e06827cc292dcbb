import type { Issue } from '../../content/issue.ts';
import { valueAt } from '../../content/values.ts';
import type { Reading } from '../../read/content.ts';
import type { Frontmatter } from '../../read/frontmatter.ts';
import { LINK_WORDS, type LinkWord, ofTimelineEntries } from './timeline-entries.ts';
import { withValue } from './with-value.ts';

/** The addresses of an entry, each with the words of a button that opens it. */
const LABELS: Readonly<Record<LinkWord, string>> = {
  video: 'Voir la vidéo',
  radio: 'Écouter la radio',
};

/** An address of a timeline's entry is opened by the button of its result: without one, nobody would see it. */
export const timelineLinks = ({ frontmatters }: Reading): Issue[] =>
  ofTimelineEntries(frontmatters, lostLinks);

function lostLinks(frontmatter: Frontmatter, entry: unknown, at: number): Issue[] {
  const given = LINK_WORDS.filter((word) => valueAt(entry, [word]));
  const action = valueAt(entry, ['impact', 'button', 'action']);
  const opened = LINK_WORDS.find((word) => word === action);
  const impact = valueAt(entry, ['impact']);
  const isWhole = impact === undefined || valueAt(impact, ['text']) !== undefined;
  // A button that opens neither is told of by itself, and a result that is not whole.
  if (!opened && (!isWhole || valueAt(impact, ['button']) !== undefined)) return [];
  const lost = given.filter((word) => word !== opened);
  return lost.slice(0, 1).map((word) => ({
    rule: 'texte-perdu',
    severity: 'warning',
    file: frontmatter.file,
    ...(opened
      ? otherButton(frontmatter, ['timeline', at], {
          word,
          opened,
          isLone: !given.includes(opened),
        })
      : noButton(frontmatter, ['timeline', at], { entry, word })),
  }));
}

type Path = readonly PropertyKey[];

function otherButton(
  frontmatter: Frontmatter,
  path: Path,
  { word, opened, isLone }: { word: LinkWord; opened: LinkWord; isLone: boolean },
) {
  const rule = 'texte-perdu';
  const message = `Le bouton de cette étape ouvre « ${opened}: » : l’adresse écrite à « ${word}: » ne serait montrée nulle part.`;
  if (isLone) {
    const hint = `Pour que le bouton ouvre cette adresse, écrivez « action: ${word} ».`;
    return withValue(frontmatter, [...path, 'impact', 'button', 'action'], {
      rule,
      message,
      hint,
      value: word,
    });
  }
  const hint =
    'Une étape n’a qu’un bouton : écrivez cette adresse dans une autre étape, ou effacez cette ligne.';
  return { ...frontmatter.placeOf([...path, word], 'key'), message, hint };
}

function noButton(
  frontmatter: Frontmatter,
  path: Path,
  { entry, word }: { entry: unknown; word: LinkWord },
) {
  const result = valueAt(entry, ['impact', 'text']);
  const own = result === undefined ? [...path, word] : [...path, 'impact', 'text'];
  const { text, column } = frontmatter.lineAt(own, 'key');
  const button = ['button:', `  label: "${LABELS[word]}"`, `  action: ${word}`];
  const added = result === undefined ? ['impact:', '  text: "…"', ...button.map(indented)] : button;
  const value = valueAt(frontmatter.data, own);
  // What goes on below, or stands between braces, is left to its editor.
  const isWhole = text.includes(String(value)) && !/[{[]/.test(text.slice(0, column));
  return {
    ...frontmatter.placeOf(own, 'key'),
    message: `L’adresse écrite à « ${word}: » n’a pas de bouton : les visiteurs ne la verraient pas.`,
    hint: `Ajoutez le bouton ${result === undefined ? 'et le résultat qu’il accompagne' : 'sous le texte de ce résultat'}, ou effacez l’adresse.`,
    ...(isWhole
      ? { suggestion: [text, ...added.map((line) => ' '.repeat(column - 1) + line)].join('\n') }
      : {}),
  };
}

const indented = (line: string) => `  ${line}`;
