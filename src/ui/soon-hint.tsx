/** Links a control that is not available yet to its description; the dot keeps this id apart from those of headings. */
export const soonHint = { 'aria-describedby': 'avis.a-venir' };

/** The description of such controls, once a page; screen readers say it after their name. */
export const SoonHint = ({ text }: { text: string }) => (
  <span id={soonHint['aria-describedby']} hidden>
    {text}
  </span>
);
