// Dit sa hauteur à la page qui montre celle-ci, à chaque changement.
window.direHauteur = (message) => {
  if (parent === window) return;
  const dire = () => {
    const hauteur = Math.ceil(document.body.getBoundingClientRect().height);
    parent.postMessage(message(hauteur), location.origin);
  };
  new ResizeObserver(dire).observe(document.body);
};
