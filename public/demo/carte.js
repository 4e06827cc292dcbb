// Un point touché montre sa ville dans la liste.
for (const point of document.querySelectorAll('.carte a')) {
  point.addEventListener('click', (event) => {
    event.preventDefault();
    for (const autre of document.querySelectorAll('.carte a')) autre.removeAttribute('aria-current');
    for (const ville of document.querySelectorAll('.villes li')) delete ville.dataset.choisie;
    const ville = document.querySelector(point.getAttribute('href'));
    point.setAttribute('aria-current', 'true');
    ville.dataset.choisie = '';
    document.querySelector('[role=status]').textContent = ville.textContent;
  });
}

window.direHauteur((hauteur) => ({ 'datawrapper-height': { 'demo-map': hauteur } }));
