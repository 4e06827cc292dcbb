import { FOREIGN_SANDBOX } from '../../../ui/embed/protocol.ts';
import { type FormProvider, idIn } from '../provider.ts';

/** Google Forms says nothing to the page around it: its load is its answer, its height stays. */
export const google: FormProvider = {
  note: 'Formulaire hébergé par Google Forms.',
  sandbox: FOREIGN_SANDBOX,
  silent: true,
  address: (id) =>
    `https://docs.google.com/forms/d/e/${idIn(id, /\/forms\/d\/e\/([\w-]+)/)}/viewform?embedded=true`,
  read: () => undefined,
};
