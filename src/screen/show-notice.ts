interface Action {
  label: string;
  /** Address to open in a new tab, or function to call. */
  target: string | (() => void);
}

/** Shows a text and actions above the screen, until the editor closes it or another text replaces it; an empty text removes it. */
export function showNotice(text: string, actions: readonly Action[] = []) {
  document.querySelector('.ecran-avis')?.remove();
  if (text === '') return;
  const box = document.createElement('div');
  box.className = 'ecran-avis';
  box.setAttribute('role', 'status');
  const paragraph = document.createElement('p');
  paragraph.textContent = text;
  const controls = [...actions, { label: 'Fermer', target: () => box.remove() }].map(
    ({ label, target }) => {
      const isLink = typeof target === 'string';
      const control = document.createElement(isLink ? 'a' : 'button');
      control.textContent = label;
      if (isLink) Object.assign(control, { href: target, target: '_blank', rel: 'noopener' });
      else control.addEventListener('click', target);
      return control;
    },
  );
  box.append(paragraph, ...controls);
  // First in the document, so that the Tab key reaches its buttons first.
  document.body.prepend(box);
}
