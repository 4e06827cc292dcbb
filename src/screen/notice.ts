interface Step {
  text: string;
  /** Where it leads, in a new tab; or what it does here. */
  to: string | (() => void);
}

/** Shows a sentence above the screen, with what one can do, until it is closed or another replaces it; an empty one removes it. */
export function notice(text: string, steps: readonly Step[] = []) {
  document.querySelector('.ecran-avis')?.remove();
  if (text === '') return;
  const box = document.createElement('div');
  box.className = 'ecran-avis';
  box.setAttribute('role', 'status');
  const words = document.createElement('p');
  words.textContent = text;
  const buttons = [...steps, { text: 'Fermer', to: () => box.remove() }].map(
    ({ text: label, to }) => {
      const isLink = typeof to === 'string';
      const made = document.createElement(isLink ? 'a' : 'button');
      made.textContent = label;
      if (isLink) Object.assign(made, { href: to, target: '_blank', rel: 'noopener' });
      else made.addEventListener('click', to);
      return made;
    },
  );
  box.append(words, ...buttons);
  // It is also the first stop of the Tab key.
  document.body.prepend(box);
}
