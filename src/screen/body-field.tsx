import '@github/markdown-toolbar-element';
import { type ComponentType, type ReactNode, useRef } from 'react';
import { alternativeFault } from '../check/rules/alternatives.ts';
import { blocksFor } from '../site/blocks/index.ts';
import type { Kind } from '../site/kinds/index.ts';
import type { Page } from './check-file.ts';
import { Button, Labelled } from './controls.tsx';
import { Choice } from './fields/choice.tsx';
import { Issues } from './fields/issues.tsx';
import { PhotoButton } from './fields/photo-button.tsx';
import * as styles from './screen.css.ts';

interface BodyFieldProps {
  kind: Kind;
  body: string;
  pages: readonly Page[];
  change(body: string): void;
}

/** An element of the toolbar's library; React passes its properties on as attributes. */
const element = (name: string) =>
  name as unknown as ComponentType<
    { children: ReactNode; class: string } & Partial<Record<'for' | 'level', string>>
  >;
const Toolbar = element('markdown-toolbar');
const TOOLS = [
  [element('md-bold'), 'Gras'],
  [element('md-header'), 'Intertitre'],
  [element('md-unordered-list'), 'Liste'],
  [element('md-quote'), 'Citation'],
] as const;

const TABLE = '| Titre 1 | Titre 2 |\n|---|---|\n| mot 1 | mot 2 |\n| mot 3 | mot 4 |';

/** The text below the keys, with buttons for what an editor places in it. */
export function BodyField({ kind, body, pages, change }: BodyFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const insert = (textFor: (chosen: string) => string) => {
    const { current } = area;
    if (!current) return;
    const { selectionStart: start, selectionEnd: end, value } = current;
    current.setRangeText(textFor(value.slice(start, end).trim()), start, end, 'end');
    change(current.value);
    current.focus();
  };
  const link = (route: string) => {
    const { selectionStart, selectionEnd } = area.current ?? {};
    if (selectionStart === selectionEnd) alert('Choisissez d’abord les mots.');
    else insert((words) => `[${words}](${route})`);
  };
  const insertBlock = (text: string) => insert(() => `\n\n${text}\n\n`);
  const go = (offset: string) => {
    area.current?.setSelectionRange(Number(offset), Number(offset));
    // A browser scrolls to the caret when the text gets the focus.
    area.current?.blur();
    area.current?.focus();
  };
  const parts = headingsIn(body);
  return (
    <Labelled
      id="texte"
      label="Le texte"
      hint="Une ligne vide sépare deux paragraphes. Laissez les lignes entre chevrons : ce sont les blocs de la page."
    >
      <Toolbar for="texte" class={styles.line}>
        {TOOLS.map(([Tool, name]) => (
          // The level is that of a heading; the others have none.
          <Tool key={name} class={styles.button} level="2">
            {name}
          </Tool>
        ))}
      </Toolbar>
      <div className={styles.line}>
        <Choice
          label="Lien"
          options={pages.map(({ route, title }) => [route, title])}
          choose={link}
        />
        <PhotoButton
          label="Photo"
          place={(address) => insertBlock(`![${wordsForPhoto()}](${address})`)}
        />
        <Button onClick={() => insertBlock(TABLE)}>Tableau</Button>
        <Choice label="Bloc" options={blocksOf(kind)} choose={insertBlock} />
        {parts.length > 1 && <Choice label="Aller à" options={parts} choose={go} />}
      </div>
      <textarea
        className={styles.area}
        id="texte"
        ref={area}
        rows={16}
        value={body}
        aria-describedby="texte-aide texte-fautes"
        onChange={({ target }) => change(target.value)}
      />
      <Issues path={undefined} />
    </Labelled>
  );
}

/** Asks what a photo shows, until the words say it; the check asks again of an editor who gives none. */
function wordsForPhoto(): string {
  const question =
    'Que montre cette photo, pour qui ne la voit pas ?\nPar exemple : Deux enfants plantent un arbre devant l’école.';
  for (let again = ''; ; again = 'Ces mots ne disent pas ce que l’on voit. ') {
    const words = prompt(again + question)
      ?.replace(/[[\]]/g, '')
      .trim();
    if (words === undefined) return 'décrivez ici la photo';
    if (words !== '' && !alternativeFault(words) && !question.includes(words)) return words;
  }
}

/** Headings of a text and of its blocks, with their offsets. */
const headingsIn = (body: string) =>
  Array.from(
    body.matchAll(/^[ \t]*(?:#{2,3} +|<\w+ .*?(?:kicker|title|heading)=")([^"\n]+)/gm),
    ({ index, 1: name = '' }) => [String(index), name] as const,
  );

/** Blocks that fit a kind, each with its sample and what it shows. */
const blocksOf = (kind: Kind) =>
  Array.from(
    blocksFor(kind).values(),
    ({ description, example }) => [example, description.replace(/[.,:;].*$/s, '')] as const,
  );
