import { blockSpecs } from '../content/blocks/block-specs.ts';
import '@github/markdown-toolbar-element';
import { type ComponentType, useRef, useState } from 'react';
import type { Kind } from '../content/kinds/index.ts';
import { useEditor } from './editor-context.ts';
import { IssueList } from './fields/issue-list.tsx';
import { UNREADABLE_PHOTO } from './fields/picture-input.tsx';
import * as styles from './screen.css.ts';

interface Props {
  kind: Kind;
  body: string;
  change(body: string): void;
}

interface ToolProps {
  children: string;
  for?: string;
  class?: string;
}

/** An element of the toolbar's library; React passes its properties on as attributes. */
const tool = (name: string) => name as unknown as ComponentType<ToolProps>;
const Toolbar = 'markdown-toolbar' as unknown as ComponentType<{
  for: string;
  class: string;
  children: React.ReactNode;
}>;
const Bold = tool('md-bold');
const Heading = tool('md-header-2');
const List = tool('md-unordered-list');
const Quote = tool('md-quote');

const TABLE = '| Jour | Lieu |\n|---|---|\n| Samedi | Libreville |';

/** The text below the keys, with buttons for what an editor places in it. */
export function BodyField({ kind, body, change }: Props) {
  const { issues, pages, addPhoto } = useEditor();
  const area = useRef<HTMLTextAreaElement>(null);
  const [fault, setFault] = useState('');
  const insert = (text: string) => {
    const { current } = area;
    if (!current) return;
    const { selectionStart: start, selectionEnd: end, value } = current;
    current.setRangeText(text, start, end, 'end');
    change(value.slice(0, start) + text + value.slice(end));
    current.focus();
  };
  const insertBlock = (text: string) => insert(`\n\n${text}\n\n`);
  const link = (route: string) => {
    const { current } = area;
    const words = current?.value.slice(current.selectionStart, current.selectionEnd).trim();
    const title = pages.find((page) => page.route === route)?.title ?? '';
    insert(`[${words || title}](${route})`);
  };
  const photo = async (file: File | undefined) => {
    if (!file) return;
    try {
      insertBlock(`![décrivez ici la photo](${await addPhoto(file)})`);
      setFault('');
    } catch {
      setFault(UNREADABLE_PHOTO);
    }
  };
  return (
    <div className={styles.field}>
      <label htmlFor="texte">Le texte</label>
      <p className={styles.hint} id="texte-aide">
        Une ligne vide sépare deux paragraphes. Laissez les lignes entre chevrons : ce sont les
        blocs de la page.
      </p>
      <Toolbar for="texte" class={styles.line}>
        <Bold class={styles.button}>Gras</Bold>
        <Heading class={styles.button}>Intertitre</Heading>
        <List class={styles.button}>Liste</List>
        <Quote class={styles.button}>Citation</Quote>
      </Toolbar>
      <div className={styles.line}>
        <Choice
          label="Lien vers une page"
          options={pages.map(({ route, title }) => [route, title])}
          choose={link}
        />
        <label className={styles.button}>
          Photo
          <input
            className={styles.hidden}
            type="file"
            accept="image/*"
            onChange={({ target }) => photo(target.files?.[0])}
          />
        </label>
        <button type="button" onClick={() => insertBlock(TABLE)}>
          Tableau
        </button>
        <Choice label="Bloc" options={blocksOf(kind)} choose={insertBlock} />
      </div>
      {fault && <p role="alert">{fault}</p>}
      <textarea
        id="texte"
        ref={area}
        rows={16}
        value={body}
        aria-describedby="texte-aide texte-fautes"
        onChange={({ target }) => change(target.value)}
      />
      <IssueList issues={issues.filter(({ path }) => path === undefined)} id="texte-fautes" />
    </div>
  );
}

interface ChoiceProps {
  label: string;
  options: readonly (readonly [value: string, label: string])[];
  choose(value: string): void;
}

/** A list of things to place; it goes back to its label after a choice. */
const Choice = ({ label, options, choose }: ChoiceProps) => (
  <select
    aria-label={label}
    className={styles.choice}
    value=""
    onChange={({ target }) => choose(target.value)}
  >
    <option value="">{label}</option>
    {options.map(([value, name]) => (
      <option key={value} value={value}>
        {name}
      </option>
    ))}
  </select>
);

/** Blocks that an editor adds to any text; a page may hold all of them. */
const COMMON: readonly string[] = [
  ...['Section', 'Split', 'Highlight', 'Actions', 'DocumentButton', 'NoticeButton'],
  ...['FormEmbed', 'PressContact'],
];

/** Blocks that fit a kind, each with its sample and what it shows. */
const blocksOf = (kind: Kind) =>
  [...blockSpecs]
    .filter(
      ([name, { kinds }]) => kinds?.includes(kind) ?? (kind === 'page' || COMMON.includes(name)),
    )
    .map(
      ([, { description, example }]) => [example, description.replace(/[.,:;].*$/s, '')] as const,
    );
