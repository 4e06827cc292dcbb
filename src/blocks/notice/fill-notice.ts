import type { Notice } from '../../content/schema/notices.ts';

/** A notice with its `{title}` or `{category}` filled in. */
export const fillNotice = (notice: Notice, values: Record<string, string>): Notice => ({
  title: notice.title,
  message: notice.message.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole),
});
