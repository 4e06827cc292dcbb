/**
 * What a finger could miss: controls under 24 x 24 px with another too near (WCAG 2.5.8), and main
 * actions under 44 px high. Runs inside the page, whole: it may use nothing from this module.
 */
export function findSmallTargets(): string[] {
  const CONTROLS = 'a[href],button,input,select,textarea,summary,[role=tab],[role=button]';
  /** Buttons, entries of navigations, form controls, tabs; with them, links that look like buttons. */
  const MAIN =
    'button,nav a,footer li>a,summary,input:not([type=checkbox]),select,textarea,[role=tab]';
  const faults = new Set<string>();

  /** Moved out of sight until it has the focus. */
  const isAboveScreen = (target: HTMLElement) =>
    getComputedStyle(target).position === 'fixed' && target.getBoundingClientRect().bottom <= 0;
  const targets = [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (target) =>
      target.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !isAboveScreen(target),
  );
  /** A field is pressed by its label, too. */
  const areaOf = (target: HTMLElement) => {
    const label = target instanceof HTMLInputElement && target.type === 'checkbox';
    return ((label && target.closest('label')) || target).getBoundingClientRect();
  };
  const nameOf = (target: HTMLElement) =>
    `${target.localName} « ${(target.getAttribute('aria-label') ?? target.textContent).trim().slice(0, 40)} »`;

  /** A link among the words of a sentence is as high as they are. */
  const isInSentence = (target: HTMLElement) => {
    const parent = target.closest('p,li,dd,td,span,figcaption,blockquote,summary');
    const words = (parent?.textContent ?? '').replace(target.textContent ?? '', '').trim();
    return getComputedStyle(target).display === 'inline' && /\p{L}{2}/u.test(words);
  };

  /** A circle of 24 px on its middle touches no other target. */
  const isApart = (target: HTMLElement) => {
    const at = areaOf(target);
    const [x, y] = [at.left + at.width / 2, at.top + at.height / 2];
    return targets.every((other) => {
      if (other === target || other.contains(target) || target.contains(other)) return true;
      const near = areaOf(other);
      const across = Math.max(near.left - x, x - near.right, 0);
      const along = Math.max(near.top - y, y - near.bottom, 0);
      return Math.hypot(across, along) >= 12;
    });
  };

  for (const target of targets) {
    const { width, height } = areaOf(target);
    const size = `${nameOf(target)} is ${width.toFixed(0)} x ${height.toFixed(0)} px`;
    const small = width < 24 || height < 24;
    if (small && !isInSentence(target) && !isApart(target)) faults.add(size);
    const { backgroundColor, borderTopWidth } = getComputedStyle(target);
    const isDrawn = !/, 0\)$/.test(backgroundColor) || borderTopWidth !== '0px';
    // A hair under 44 is what rounding makes of it.
    if ((isDrawn || target.matches(MAIN)) && height < 43.9) faults.add(`${size}: a main action`);
  }
  return [...faults];
}
