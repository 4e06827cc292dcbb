/** What a notice says. */
export interface NoticeText {
  title: string;
  message: string;
}

/**
 * Marks an element whose click shows a notice. The page's click listener does the rest,
 * so that such buttons need no code of their own and work in prerendered HTML.
 */
export const noticeProps = ({ title, message }: NoticeText) => ({
  'data-notice': title,
  'data-notice-message': message,
});

/** The notice of a marked element; undefined when it has none. */
export function noticeOf(element: Element): NoticeText | undefined {
  const title = element.getAttribute('data-notice');
  return title === null
    ? undefined
    : { title, message: element.getAttribute('data-notice-message') ?? '' };
}
