/** Where a control for what is to come finds its description; no heading's id holds a dot. */
export const soonHint = { 'aria-describedby': 'avis.a-venir' };

/** The words that describe such controls, once a page: heard after their name, which stays what is seen. */
export const SoonHint = () => (
  <span id={soonHint['aria-describedby']} hidden>
    bientôt disponible
  </span>
);
