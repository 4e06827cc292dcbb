/** What an editor may place in a text. */
export interface Block {
  shows: string;
  source: string;
}

/** What is left to write after a heading or a photo is placed. */
const [HEADING, PHOTO] = ['Un intertitre', 'Ce que montre la photo'];

const BODY = '[data-key-path="body"] textarea';
const TITLE = '[data-key-path="title"] input, [data-key-path="question"] input';

interface Hand {
  blocks: readonly Block[];
  /** Takes a picture in, and gives the address by which a text shows it. */
  place: (file: File) => Promise<string>;
  /** Whether files are written on this computer: the library then saves by itself, without the photos of a text. */
  isLocal: () => boolean;
  /** Is called with the title of each text that is opened. */
  opened: (title: string) => void;
}

/** Makes rows of lists open where they are touched, asks before one is removed, and gives the text its buttons. */
export function addHand({ opened, ...given }: Hand) {
  document.addEventListener('click', onClick, true);
  document.addEventListener('change', onChange, true);
  const addTools = () => {
    const area = document.querySelector<HTMLTextAreaElement>(BODY);
    const wrapper = area?.closest('.field-wrapper');
    if (!area || !wrapper || wrapper.querySelector('.ecran-outils')) return;
    wrapper.prepend(toolsFor(area, given));
    // The library fills the fields in after it has drawn them.
    requestAnimationFrame(() =>
      opened(document.querySelector<HTMLInputElement>(TITLE)?.value ?? ''),
    );
  };
  new MutationObserver(addTools).observe(document.body, { childList: true, subtree: true });
}

/** Refuses what is no photo before the library takes it: any file can be chosen on a computer. */
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

/** Takes no input while something runs that ends by drawing the form again. */
export function block<T>(run: () => Promise<T>): Promise<T> {
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

function toolsFor(area: HTMLTextAreaElement, { blocks, place, isLocal }: Omit<Hand, 'opened'>) {
  const tools = document.createElement('div');
  tools.className = 'ecran-outils';
  tools.setAttribute('role', 'toolbar');
  tools.setAttribute('aria-label', 'Mise en forme');
  /** Inserts a text, in which what is left to write is selected. */
  const insert = (text: string, placeholder = '') => {
    area.focus();
    // The only insertion that « undo » takes back.
    document.execCommand('insertText', false, text);
    const at = placeholder === '' ? -1 : text.lastIndexOf(placeholder);
    const start = area.selectionEnd - text.length + at;
    if (at !== -1) area.setSelectionRange(start, start + placeholder.length);
  };
  const chosen = () => area.value.slice(area.selectionStart, area.selectionEnd);
  const apart = (text: string, placeholder?: string) => {
    const above = area.value.slice(0, area.selectionStart);
    insert(
      `${above === '' ? '' : '\n'.repeat(2 - (/\n{0,2}$/.exec(above)?.[0].length ?? 0))}${text}`,
      placeholder,
    );
  };
  const button = (label: string, action: () => void) => {
    const made = document.createElement('button');
    Object.assign(made, { type: 'button', textContent: label });
    // Otherwise the text would lose its selection.
    made.addEventListener('pointerdown', (event) => event.preventDefault());
    made.addEventListener('click', action);
    return made;
  };
  const picker = document.createElement('input');
  Object.assign(picker, { type: 'file', accept: 'image/*', hidden: true });
  picker.addEventListener('change', async () => {
    const [file] = picker.files ?? [];
    picker.value = '';
    if (!file) return;
    const address = await place(file).catch(() => '');
    if (address !== '') apart(`![${PHOTO}](${address})\n\n`, PHOTO);
  });
  tools.append(
    button('Gras', () => insert(`**${chosen() || 'texte en gras'}**`, 'texte en gras')),
    button('Lien', () =>
      insert(`[${chosen() || 'mots du lien'}](/adresse)`, chosen() ? '/adresse' : 'mots du lien'),
    ),
    button('Intertitre', () => apart(`## ${chosen() || HEADING}\n\n`, chosen() ? '' : HEADING)),
    ...(isLocal() ? [] : [button('Photo', () => picker.click()), picker]),
    blockChoice(blocks, (source) => apart(`${source}\n\n`)),
  );
  return tools;
}

/** The groups of blocks, by their sources: with values to write, with a list of the page, without any. */
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
    const own = blocks.filter(({ source }) => pattern.test(source));
    group.append(...own.map(({ shows, source }) => new Option(shows, source)));
    return group;
  });
  choice.append(new Option('Bloc…', ''), ...groups);
  choice.addEventListener('change', () => {
    choose(choice.value);
    choice.value = '';
  });
  return choice;
}
