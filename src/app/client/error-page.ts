import type { PagePayload } from '../../content/page-data.ts';
import { errorHtml } from '../../layouts/error-html.ts';

/** The page shown in place of one whose rendering failed: help in French, the technical detail below. */
export const errorPage = (page: PagePayload, error: unknown): PagePayload => ({
  ...page,
  title: 'Une erreur est survenue',
  html: errorHtml(
    'Une erreur est survenue',
    error instanceof Error ? error.message : String(error),
  ),
});
