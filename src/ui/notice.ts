/** What a notice says. */
export interface Notice {
  title: string;
  message: string;
}

/**
 * Marks an element whose click shows a notice. The page's click listener does the rest,
 * so that such buttons need no code of their own and work in prerendered HTML.
 */
export const noticeProps = ({ title, message }: Notice) => ({
  'data-notice': title,
  'data-notice-message': message,
});

/** Links a control that is not available yet to its description; the dot keeps this id apart from those of headings. */
export const soonHint = { 'aria-describedby': 'avis.a-venir' };

/** The notice of a marked element; undefined when it has none. */
export function noticeOf(element: Element): Notice | undefined {
  const title = element.getAttribute('data-notice');
  return title === null
    ? undefined
    : { title, message: element.getAttribute('data-notice-message') ?? '' };
}
