import { type Html, html } from './html.ts';

/** A part of the report; `size` stands beside its name in the navigation, 0 leaves it out. */
export interface ReportSection {
  id: string;
  name: string;
  size: number;
  body: Html;
  alert?: boolean;
}

/** The list that most parts are; each item is a whole `li`. */
export const rows = (items: readonly Html[]): Html => html`<ul class="rows">${items}</ul>`;
