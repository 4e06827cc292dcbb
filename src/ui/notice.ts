/** Text of a notice, shown as a toast. */
export interface Notice {
  title: string;
  message: string;
}

/** Attributes of an element whose click shows a notice, through one click listener of the page. */
export const noticeProps = ({ title, message }: Notice) => ({
  'data-notice': title,
  'data-notice-message': message,
});

/** Describes a control that is not available yet; the dot distinguishes this id from those of headings. */
export const soonHint = { 'aria-describedby': 'avis.a-venir' };

/** Notice of an element with `noticeProps`; undefined for any other. */
export function noticeOf(element: Element): Notice | undefined {
  const title = element.getAttribute('data-notice');
  return title === null
    ? undefined
    : { title, message: element.getAttribute('data-notice-message') ?? '' };
}
