/** Text of a notice: a message that is shown as a toast after a click. */
export interface Notice {
  title: string;
  message: string;
}

/** Attributes of an element whose click shows a notice; one click listener of the page reads them. */
export const noticeProps = ({ title, message }: Notice) => ({
  'data-notice': title,
  'data-notice-message': message,
});

/** Describes a control as not available yet. The id contains a dot, because ids of headings never do. */
export const soonHint = { 'aria-describedby': 'avis.a-venir' };

/** Parses the attributes of `noticeProps`; undefined for an element without them. */
export function noticeOf(element: Element): Notice | undefined {
  const title = element.getAttribute('data-notice');
  return title === null
    ? undefined
    : { title, message: element.getAttribute('data-notice-message') ?? '' };
}
