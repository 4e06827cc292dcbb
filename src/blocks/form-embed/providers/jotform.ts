import { heightIn } from '../../../ui/embed/height.ts';
import { FOREIGN_SANDBOX } from '../../../ui/embed/protocol.ts';
import { type FormProvider, idIn } from '../provider.ts';

/** Jotform sends texts, `setHeight:<px>:<id>` among orders (`reloadPage`…) that are not obeyed. */
export const jotform: FormProvider = {
  note: 'Formulaire hébergé par Jotform.',
  sandbox: FOREIGN_SANDBOX,
  origins: ['https://www.jotform.com', 'https://eu.jotform.com', 'https://submit.jotform.com'],
  address: (id) => `https://form.jotform.com/${formId(id)}`,
  read: (data, id) => {
    const message = typeof data === 'string' ? /^setHeight:(\d+):(\w+)$/.exec(data) : null;
    return message?.[2] === formId(id) ? { height: heightIn(Number(message[1])) } : undefined;
  },
};

const formId = (id: string) => idIn(id, /jotform\.com\/(?:form\/)?(\w+)/);
