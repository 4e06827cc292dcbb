import type { FormProvider as ProviderName } from '../../../content/schema/site.ts';
import type { FormProvider } from '../provider.ts';
import { demo } from './demo.ts';
import { fillout } from './fillout.ts';
import { google } from './google.ts';
import { iframe } from './iframe.ts';
import { jotform } from './jotform.ts';
import { tally } from './tally.ts';

/** The form hosts, by their word in `site.yml`. */
export const providers: Readonly<Record<ProviderName, FormProvider>> = {
  demo,
  fillout,
  google,
  iframe,
  jotform,
  tally,
};
