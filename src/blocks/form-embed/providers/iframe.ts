import { FOREIGN_SANDBOX } from '../../../ui/embed/protocol.ts';
import type { FormProvider } from '../provider.ts';

/** Any other host: the id is the form's whole address. Anything but a web address opens nothing. */
export const iframe: FormProvider = {
  note: 'Formulaire hébergé sur un autre site.',
  sandbox: FOREIGN_SANDBOX,
  silent: true,
  address: (id) => (/^https?:\/\//.test(id) ? id : 'about:blank'),
  read: () => undefined,
};
