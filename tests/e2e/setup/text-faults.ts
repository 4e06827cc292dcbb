/** What a reader may set between letters, words and lines, and still must read all (WCAG 1.4.12). */
export const SPACED =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}';

/**
 * What a reader could not read on the page as it stands: text cut by an edge, text over other text,
 * words that do not fit in their field, a page that scrolls sideways. Runs inside the page, whole:
 * it may use nothing from this module.
 */
export function findTextFaults(): string[] {
  const root = document.documentElement;
  const faults = new Set<string>();
  const wide = root.scrollWidth - root.clientWidth;
  if (wide > 0) faults.add(`the page scrolls sideways by ${wide} px`);

  const nameOf = (node: Element) => `<${node.localName}> in .${node.parentElement?.className}`;
  const quote = (text: string) => `« ${text.trim().replace(/\s+/g, ' ').slice(0, 40)} »`;

  /** An element and what it stands in, from the inside out. */
  const around = (element: Element): Element[] =>
    element.parentElement ? [element, ...around(element.parentElement)] : [element];

  const scrolls = (box: Element) => /auto|scroll/.test(getComputedStyle(box).overflowX);

  /** The edges between which an element's content shows; a scroller shows all of it, in time. */
  const window = (start: Element) => {
    const edges = { left: 0, right: root.clientWidth, top: -1e6, bottom: 1e6 };
    for (const box of around(start).slice(0, -1)) {
      const { overflowX, overflowY } = getComputedStyle(box);
      if (scrolls(box)) return { ...edges, left: -1e6, right: 1e6 };
      const at = box.getBoundingClientRect();
      if (overflowX !== 'visible') {
        edges.left = Math.max(edges.left, at.left);
        edges.right = Math.min(edges.right, at.right);
      }
      if (overflowY !== 'visible') {
        edges.top = Math.max(edges.top, at.top);
        edges.bottom = Math.min(edges.bottom, at.bottom);
      }
    }
    return edges;
  };

  /** The right edge of the nearest drawn box around an element. */
  const frameOf = (element: Element): number => {
    const drawn = around(element)
      .slice(1, -2)
      .find((box) => {
        const { borderRightWidth, backgroundColor, display } = getComputedStyle(box);
        const isDrawn = borderRightWidth !== '0px' || !/, 0\)$/.test(backgroundColor);
        return isDrawn && display !== 'contents';
      });
    return drawn?.getBoundingClientRect().right ?? root.clientWidth;
  };

  /** Heard, not seen; or moved out of sight until it has the focus. */
  const isUnseen = (element: Element) =>
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
    element.closest('[aria-hidden="true"]:empty') !== null ||
    around(element).some((box) => {
      const { clipPath, position } = getComputedStyle(box);
      const isAbove = position === 'fixed' && box.getBoundingClientRect().bottom <= 0;
      return clipPath === 'inset(50%)' || isAbove;
    });

  interface Line {
    text: Text;
    left: number;
    right: number;
    top: number;
    bottom: number;
  }
  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const element = text.parentElement;
    if (!(text instanceof Text) || !element || !text.data.trim() || isUnseen(element)) continue;
    if (/^(script|style|option|noscript)$/.test(element.localName)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const edges = window(element);
    let cut = 0;
    for (const { left, right, top, bottom } of range.getClientRects()) {
      if (right - left < 1) continue;
      // The middle of a line holds its letters; above and below, close lines share their air.
      const air = (bottom - top) / 4;
      const line = { text, left, right, top: top + air, bottom: bottom - air };
      // What a row has scrolled away is not seen.
      const seen = around(element).find(scrolls)?.getBoundingClientRect();
      if (!seen || (left >= seen.left && right <= seen.right)) lines.push(line);
      cut = Math.max(
        cut,
        edges.left - left,
        right - edges.right,
        edges.top - line.top,
        line.bottom - edges.bottom,
      );
    }
    if (cut > 1)
      faults.add(`${quote(text.data)} ${nameOf(element)} is cut by ${cut.toFixed(0)} px`);
  }

  lines.sort((a, b) => a.top - b.top);
  lines.forEach((line, index) => {
    for (const other of lines.slice(index + 1)) {
      if (other.top >= line.bottom - 1) break;
      if (other.text === line.text) continue;
      const across = Math.min(line.right, other.right) - Math.max(line.left, other.left);
      if (across > 1) faults.add(`${quote(line.text.data)} lies over ${quote(other.text.data)}`);
    }
  });

  for (const box of document.querySelectorAll(
    'main :is(input,select,button,img,iframe,progress)',
  )) {
    const { left, right, width } = box.getBoundingClientRect();
    const edges = window(box);
    if (width === 0 || isUnseen(box)) continue;
    const out = Math.max(edges.left - left, right - edges.right, right - frameOf(box));
    if (out > 1) faults.add(`${nameOf(box)} reaches out by ${out.toFixed(0)} px`);
  }

  const pen = document.createElement('canvas').getContext('2d');
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    'input:not([type=checkbox]), select',
  )) {
    if (!pen || isUnseen(field)) continue;
    const style = getComputedStyle(field);
    pen.font = style.font;
    const words =
      field instanceof HTMLSelectElement
        ? (field.selectedOptions[0]?.text ?? '')
        : field.value || field.placeholder;
    const room =
      field.clientWidth -
      Number.parseFloat(style.paddingLeft) -
      Number.parseFloat(style.paddingRight);
    // The arrow of a list takes its place from the words.
    const arrow = field instanceof HTMLSelectElement ? 20 : 0;
    const need = pen.measureText(words).width + arrow;
    if (need > room + 1) faults.add(`${quote(words)} needs ${need.toFixed(0)} px of ${room}`);
  }
  return [...faults];
}
