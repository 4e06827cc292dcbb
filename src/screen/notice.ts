interface Link {
  text: string;
  url: string;
}

/** Shows a sentence above everything, with links, until it is closed or another takes its place; an empty one takes it away. */
export function notice(text: string, links: readonly Link[] = []) {
  document.querySelector('.ecran-avis')?.remove();
  if (text === '') return;
  const box = document.createElement('div');
  box.className = 'ecran-avis';
  box.setAttribute('role', 'status');
  const close = document.createElement('button');
  close.textContent = 'Fermer';
  close.addEventListener('click', () => box.remove());
  const anchors = links.map(({ text: said, url }) => {
    const link = document.createElement('a');
    Object.assign(link, { textContent: said, href: url, target: '_blank', rel: 'noopener' });
    return link;
  });
  const words = document.createElement('p');
  words.textContent = text;
  box.append(words, ...anchors, close);
  document.body.append(box);
}
