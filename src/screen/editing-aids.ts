/** Block that an editor can insert in a text. */
export interface Block {
  /** French label: what the block shows. */
  shows: string;
  source: string;
}

/** Placeholders in an inserted heading and photo, which stay selected for the editor to replace. */
const [HEADING, PHOTO] = ['Un intertitre', 'Ce que montre la photo'];

const BODY = '[data-key-path="body"] textarea';
const TITLE = '[data-key-path="title"] input, [data-key-path="question"] input';

interface EditingAids {
  blocks: readonly Block[];
  /** Stores a photo until the next save; returns its address in a text: `/images/plage-1f3a.webp`. */
  storePhoto: (file: File) => Promise<string>;
  /** True if files are saved on this computer: Sveltia CMS then saves by itself, without photos of a text. */
  isLocal: () => boolean;
  /** Called with the title of each text that the editor opens. */
  onOpen: (title: string) => void;
}

/** Opens rows of lists on a click anywhere, asks before a row is removed, refuses files that are no photos, adds buttons above the text. */
export function addEditingAids({ onOpen, ...options }: EditingAids) {
  document.addEventListener('click', onClick, true);
  document.addEventListener('change', onChange, true);
  const addToolbar = () => {
    const area = document.querySelector<HTMLTextAreaElement>(BODY);
    const wrapper = area?.closest('.field-wrapper');
    if (!area || !wrapper || wrapper.querySelector('.ecran-outils')) return;
    wrapper.prepend(toolbarFor(area, options));
    // Sveltia CMS sets the values of fields after it has drawn them.
    requestAnimationFrame(() =>
      onOpen(document.querySelector<HTMLInputElement>(TITLE)?.value ?? ''),
    );
  };
  new MutationObserver(addToolbar).observe(document.body, { childList: true, subtree: true });
}

/** Refuses a file that is no photo before Sveltia CMS handles it: on a computer, a file dialog offers all files. */
function onChange(event: Event) {
  const { target } = event;
  if (!(target instanceof HTMLInputElement) || target.type !== 'file') return;
  if ([...(target.files ?? [])].every(({ type }) => type === '' || type.startsWith('image/')))
    return;
  event.stopImmediatePropagation();
  target.value = '';
  alert(
    'Ce fichier n’est pas une photo. Un document se donne par son adresse, qui commence par https:// : « Écrire une adresse » pour une preuve, le bouton « Lien » dans un texte.',
  );
}

/** Makes the screen inert while a save runs: it ends by drawing the form again, without what was typed meanwhile. */
export function whileInert<T>(run: () => Promise<T>): Promise<T> {
  const shell = document.querySelector('.app-shell');
  shell?.toggleAttribute('inert', true);
  return run().finally(() => shell?.toggleAttribute('inert', false));
}

function onClick(event: MouseEvent) {
  if (!(event.target instanceof Element)) return;
  const button = event.target.closest('button');
  if (button?.getAttribute('aria-label') === 'Supprimer' && button.closest('.item, .item-list')) {
    if (confirm('Retirer cette ligne ?')) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    return;
  }
  if (button || event.target.closest('input, textarea, label, a')) return;
  const row = event.target.closest('.header, .summary, .toolbar.top');
  const holder = row?.classList.contains('summary') ? row.closest('.item, .wrapper, .label') : row;
  holder?.querySelector<HTMLButtonElement>('button[aria-expanded][aria-controls]')?.click();
}

type ToolbarOptions = Omit<EditingAids, 'onOpen'>;

function toolbarFor(area: HTMLTextAreaElement, { blocks, storePhoto, isLocal }: ToolbarOptions) {
  const toolbar = document.createElement('div');
  toolbar.className = 'ecran-outils';
  toolbar.setAttribute('role', 'toolbar');
  toolbar.setAttribute('aria-label', 'Mise en forme');
  /** Inserts a text at the cursor, and selects the placeholder in it. */
  const insert = (text: string, placeholder = '') => {
    area.focus();
    // The only way to insert that the browser's « undo » reverts.
    document.execCommand('insertText', false, text);
    const at = placeholder === '' ? -1 : text.lastIndexOf(placeholder);
    const start = area.selectionEnd - text.length + at;
    if (at !== -1) area.setSelectionRange(start, start + placeholder.length);
  };
  const selected = () => area.value.slice(area.selectionStart, area.selectionEnd);
  /** Inserts a text as a paragraph of its own. */
  const insertParagraph = (text: string, placeholder?: string) => {
    const above = area.value.slice(0, area.selectionStart);
    insert(
      `${above === '' ? '' : '\n'.repeat(2 - (/\n{0,2}$/.exec(above)?.[0].length ?? 0))}${text}`,
      placeholder,
    );
  };
  const button = (label: string, action: () => void) => {
    const element = document.createElement('button');
    Object.assign(element, { type: 'button', textContent: label });
    // A press on the button must not take the focus, and so the selection, from the text.
    element.addEventListener('pointerdown', (event) => event.preventDefault());
    element.addEventListener('click', action);
    return element;
  };
  const picker = document.createElement('input');
  Object.assign(picker, { type: 'file', accept: 'image/*', hidden: true });
  picker.addEventListener('change', async () => {
    const [file] = picker.files ?? [];
    picker.value = '';
    if (!file) return;
    const address = await storePhoto(file).catch(() => '');
    if (address !== '') insertParagraph(`![${PHOTO}](${address})\n\n`, PHOTO);
  });
  toolbar.append(
    button('Gras', () => insert(`**${selected() || 'texte en gras'}**`, 'texte en gras')),
    button('Lien', () =>
      insert(
        `[${selected() || 'mots du lien'}](/adresse)`,
        selected() ? '/adresse' : 'mots du lien',
      ),
    ),
    button('Intertitre', () =>
      insertParagraph(`## ${selected() || HEADING}\n\n`, selected() ? '' : HEADING),
    ),
    ...(isLocal() ? [] : [button('Photo', () => picker.click()), picker]),
    blockChoice(blocks, (source) => insertParagraph(`${source}\n\n`)),
  );
  return toolbar;
}

/** Groups in the choice of blocks, by a pattern of the inserted source: `title="…"`, `items={…}`, neither of them. */
const GROUPS: readonly [label: string, source: RegExp][] = [
  ['Textes, boutons, formulaires', /="/],
  ['Listes à remplir dans cette page', /\{/],
  ['Ce que le site montre de lui-même', /^[^"{]*$/],
];

function blockChoice(blocks: readonly Block[], choose: (source: string) => void) {
  const choice = document.createElement('select');
  choice.setAttribute('aria-label', 'Bloc');
  const groups = GROUPS.map(([label, pattern]) => {
    const group = Object.assign(document.createElement('optgroup'), { label });
    const members = blocks.filter(({ source }) => pattern.test(source));
    group.append(...members.map(({ shows, source }) => new Option(shows, source)));
    return group;
  });
  choice.append(new Option('Bloc…', ''), ...groups);
  choice.addEventListener('change', () => {
    choose(choice.value);
    choice.value = '';
  });
  return choice;
}
