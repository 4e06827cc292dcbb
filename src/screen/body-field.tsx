import { Fragment, useRef } from 'react';
import { blockSpecs, blocksFor } from '../site/blocks/index.ts';
import type { BlockSpec } from '../site/blocks/spec.ts';
import type { Kind } from '../site/kinds/index.ts';
import { FileButton } from './attachments.tsx';
import * as styles from './body-field.css.ts';
import type { Page } from './check-file.ts';
import { Button, Choice, Labelled } from './controls.tsx';
import { Issues } from './fields/issues.tsx';

interface BodyFieldProps {
  kind: Kind;
  body: string;
  pages: readonly Page[];
  change(body: string): void;
}

/** Marks at the start of a line, and where one may be set. */
const LINE_STARTS = /^(?:#+ |- |> |(?=.))/gm;

/** Marks that begin a line, by the names of their buttons. */
const LINE_MARKS = [
  ['Intertitre', '## '],
  ['Liste', '- '],
  ['Citation', '> '],
] as const;

const TABLE = '| Titre 1 | Titre 2 |\n|---|---|\n| mot 1 | mot 2 |\n| mot 3 | mot 4 |';

/** The text below the keys, with buttons for what an editor places in it. */
export function BodyField({ kind, body, pages, change }: BodyFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  /** Puts a text in place of the letters from an offset to another, in a way that the browser can undo. */
  const replace = (from: number, to: number, textFor: (chosen: string) => string) => {
    const { current } = area;
    if (!current) return;
    const text = textFor(current.value.slice(from, to));
    current.focus();
    current.setSelectionRange(from, to);
    document.execCommand('insertText', false, text);
  };
  const chosen = () => {
    const { selectionStart: from = 0, selectionEnd: to = 0, value = '' } = area.current ?? {};
    return { from, to, value };
  };
  const insertAround = (textFor: (words: string) => string) => {
    const { from, to } = chosen();
    if (from === to) alert('Choisissez d’abord les mots.');
    else replace(from, to, (words) => words.replace(/\S(?:.*\S)?/g, textFor));
  };
  /** Sets a mark in place of others before each chosen line with words; takes it away where all have it. */
  const markLines = (mark: string) => {
    const { from, to, value } = chosen();
    const start = value.slice(0, from).lastIndexOf('\n') + 1;
    // The end of a line may be chosen with it.
    const last = value.indexOf('\n', Math.max(from, to - 1));
    replace(start, last < 0 ? value.length : last, (lines) => {
      const marked = lines.replace(LINE_STARTS, mark) || mark;
      return marked === lines ? lines.replace(LINE_STARTS, '') : marked;
    });
  };
  /** Below what is chosen. */
  const insertBlock = (text: string) => {
    const { to } = chosen();
    replace(to, to, () => `\n\n${text}\n\n`);
  };
  return (
    <Labelled
      id="texte"
      label="Le texte"
      hint="Une ligne vide sépare deux paragraphes. Laissez les lignes entre chevrons : ce sont les blocs de la page."
    >
      <div className={styles.editor}>
        <div className={styles.toolbar}>
          <Button onClick={() => insertAround((words) => `**${words}**`)}>Gras</Button>
          {LINE_MARKS.map(([name, mark]) => (
            <Button key={name} onClick={() => markLines(mark)}>
              {name}
            </Button>
          ))}
          <Choice
            label="Lien"
            options={pages.map(({ route, title }) => [route, title])}
            choose={(route) => insertAround((words) => `[${words}](${route})`)}
          />
          <FileButton
            kind="photo"
            label="Photo"
            place={(address) => insertBlock(`![${wordsForPhoto()}](${address})`)}
          />
          <Button onClick={() => insertBlock(TABLE)}>Tableau</Button>
          <Choice label="Bloc" options={blocksOf(kind)} choose={insertBlock} />
        </div>
        <div className={styles.blocks} aria-hidden>
          {Array.from(body.matchAll(BLOCKS_OF_TEXT), ({ index, 0: part, 1: name = '' }) => (
            <Fragment key={index}>
              <b className={styles.block}>{frenchName(blockSpecs.get(name))}</b>
              {part}
            </Fragment>
          ))}{' '}
        </div>
        <textarea
          className={styles.text}
          id="texte"
          ref={area}
          value={body}
          aria-describedby="texte-aide texte-fautes"
          onChange={({ target }) => change(target.value)}
        />
      </div>
      <Issues path={undefined} />
    </Labelled>
  );
}

/** Asks what a photo shows; the check asks again of an editor whose words do not say it. */
const wordsForPhoto = () =>
  prompt('Que montre cette photo, pour qui ne la voit pas ?')?.replace(/[[\]]/g, '').trim() ||
  'décrivez ici la photo';

/** Blocks that fit a kind, each with its sample and its French name. */
const blocksOf = (kind: Kind) =>
  Array.from(blocksFor(kind).values(), (spec) => [spec.example, frenchName(spec)] as const);

/** What a block shows, in some words: « Un encadré qui met un fait en avant ». */
const frenchName = ({ description = '' }: Partial<BlockSpec> = {}) =>
  description.replace(/[.,:;].*$/s, '');

/** A text from one tag that has an empty line above it to the next, and what stands above the first. */
const BLOCKS_OF_TEXT = /(?:<([A-Z]\w*))?(?:(?!(?<=^\n|\n\n)<[A-Z]).)+/gs;
