import type { PagePayload } from '../../content/page-data.ts';
import { errorHtml } from '../../layouts/error-html.ts';

const TITLE = 'Une erreur est survenue';

/** The page shown in place of one whose rendering failed: help in French, the technical detail below. */
export const errorPage = (page: PagePayload, error: unknown): PagePayload => ({
  ...page,
  title: TITLE,
  html: errorHtml({
    title: TITLE,
    text: 'Cette page n’a pas pu s’afficher. Rechargez-la, ou revenez-y plus tard.',
    detail: error instanceof Error ? error.message : String(error),
  }),
});
