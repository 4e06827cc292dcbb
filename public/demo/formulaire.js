// Montre le formulaire demandé par « ?form=… » ; sans demande connue, tous restent à lire.
const demande = new URLSearchParams(location.search).get('form');
const choisi = [...document.forms].find((formulaire) => formulaire.id === demande);
if (choisi) {
  document.documentElement.dataset.pour = demande;
  for (const autre of [...document.forms]) if (autre !== choisi) autre.remove();
}

if (parent !== window) document.documentElement.dataset.cadre = '';

// Rien ne part : l’envoi est remplacé par une phrase.
for (const formulaire of document.forms) {
  formulaire.insertAdjacentHTML(
    'beforeend',
    '<div class="envoi"><button type="submit">Envoyer</button><p role="status"></p></div>',
  );
  formulaire.addEventListener('submit', (event) => {
    event.preventDefault();
    formulaire.querySelector('[role=status]').textContent =
      'Ceci est une démonstration\u00a0: rien n’est envoyé.';
  });
}

window.direHauteur((hauteur) => ({ 'demo-height': hauteur }));
