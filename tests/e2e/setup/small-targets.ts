/**
 * Main actions under 44 px high: buttons, entries of navigations, form controls, tabs, and links that look
 * like buttons; axe knows the smaller size that all others must have (WCAG 2.5.8). Runs inside the page,
 * whole: it may use nothing from this module.
 */
export function findSmallTargets(): string[] {
  const MAIN =
    'button,nav a,footer li>a,summary,input:not([type=checkbox]),select,textarea,[role=tab]';
  return [...document.querySelectorAll<HTMLElement>(`a[href],${MAIN}`)].flatMap((target) => {
    const { backgroundColor, borderTopWidth, position } = getComputedStyle(target);
    const { height, bottom } = target.getBoundingClientRect();
    const isUnseen =
      !target.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
      // Moved out of sight until it has the focus.
      (position === 'fixed' && bottom <= 0);
    const isMain =
      target.matches(MAIN) || !/, 0\)$/.test(backgroundColor) || borderTopWidth !== '0px';
    // A hair under 44 is what rounding makes of it.
    if (isUnseen || !isMain || height >= 43.9) return [];
    return [`« ${target.textContent.trim().slice(0, 40)} » is ${height.toFixed(0)} px high`];
  });
}
