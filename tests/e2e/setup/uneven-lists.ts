/**
 * The lists of three columns or more that end with one item alone on its line, as « 3 + 1 ». Up to six
 * items, which the styles know how to lay out: a longer list is as even as its editor makes it.
 * Runs inside the page, whole: it may use nothing from this module.
 */
export function uneven(): string[] {
  return [...document.querySelectorAll('main :is(ul,ol)')].flatMap((list) => {
    const { display, gridTemplateColumns } = getComputedStyle(list);
    const isSmall = list.children.length <= 6;
    if (display !== 'grid' || gridTemplateColumns.split(' ').length < 3 || !isSmall) return [];
    const lines: number[] = [];
    let before = Number.POSITIVE_INFINITY;
    for (const item of list.children) {
      const { left } = item.getBoundingClientRect();
      // Further to the left than the one before: a line begins.
      if (left <= before) lines.push(0);
      lines.push((lines.pop() ?? 0) + 1);
      before = left;
    }
    const shown = lines.join(' + ');
    return /[2-9] . 1$/.test(shown) ? [shown] : [];
  });
}
