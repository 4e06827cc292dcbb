import { embedIdFault } from '../../content/forms/embed-id.ts';
import type { Issue } from '../../content/issue.ts';
import { valueAt } from '../../content/values.ts';
import { FORM_NAMES } from '../../content/vocabulary.ts';
import type { Reading } from '../../read/content.ts';
import type { Head } from '../../read/head.ts';
import { withValue } from './with-value.ts';

const EMBEDS = [
  ...FORM_NAMES.map((name) => ({ provider: ['forms', 'provider'], id: ['forms', 'ids', name] })),
  { provider: ['map', 'provider'], id: ['map', 'id'] },
];

/** Each form and the map of `site.yml` can be shown by the service that is named for them. */
export const embeds = ({ heads }: Reading): Issue[] =>
  heads.filter(({ path }) => path === 'site.yml').flatMap(embedsOf);

const embedsOf = (head: Head): Issue[] =>
  EMBEDS.flatMap(({ provider, id }): Issue[] => {
    const fault = embedIdFault(valueAt(head.data, provider), valueAt(head.data, id));
    if (!fault) return [];
    const { hint = '', ...said } = fault;
    return [{ severity: 'error', file: head.file, ...withValue(head, id, { ...said, hint }) }];
  });
