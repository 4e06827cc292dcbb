import type { FormHost, FormName } from '../../content/schema/site.ts';
import { type Answer, type EmbedProtocol, heightIn, SANDBOX } from '../../ui/embed/protocol.ts';
import { fieldsOf } from '../../ui/stored/stored-list.ts';

/** A form host: the addresses of its forms, and the messages of its frames. */
interface FormProvider extends EmbedProtocol {
  /** The name of the host; absent where it is no well-known one. */
  host?: string;
  /** Address of a form from the id (or the pasted address) of `site.yml`. */
  address(id: string, form: FormName): string;
}

/** The id inside a pasted address, by the provider's pattern; an id comes back unchanged. */
const idIn = (pasted: string, pattern: RegExp): string => pattern.exec(pasted)?.[1] ?? pasted;

/** Sample forms that the site ships: same origin, offline, nothing is sent (`public/demo/`). */
export const demo: FormProvider = {
  address: (_id, form) => `/demo/formulaire.html?form=${form}`,
  read: (data) => {
    const height = heightIn(fieldsOf(data)?.['demo-height']);
    return height === undefined ? undefined : { height };
  },
};

/** Fillout sends `{ type: "form_resized", size }` when its address asks for it. */
export const fillout: FormProvider = {
  host: 'Fillout',
  sandbox: SANDBOX.formWithCopy,
  address: (id) =>
    `https://forms.fillout.com/t/${idIn(id, /fillout\.com\/t\/(\w+)/)}?fillout-embed-id=site&fillout-embed-dynamic-resize=true`,
  read: (data) => {
    const message = fieldsOf(data);
    if (message?.embedId !== 'site' || typeof message.type !== 'string') return undefined;
    return message.type === 'form_resized' ? { height: heightIn(message.size) } : {};
  },
};

/** Google Forms sends no message: its load event counts as its answer, its height stays. */
export const google: FormProvider = {
  host: 'Google Forms',
  sandbox: SANDBOX.form,
  silent: true,
  address: (id) =>
    `https://docs.google.com/forms/d/e/${idIn(id, /\/forms\/d\/e\/([\w-]+)/)}/viewform?embedded=true`,
  read: () => undefined,
};

/** Any other host: the id is the form's whole address. Anything but a web address opens nothing. */
export const iframe: FormProvider = {
  sandbox: SANDBOX.formWithCopy,
  silent: true,
  address: (id) => (/^https?:\/\//.test(id) ? id : 'about:blank'),
  read: () => undefined,
};

/** Jotform sends texts, `setHeight:<px>:<id>` among orders (`reloadPage`…) that are not obeyed. */
export const jotform: FormProvider = {
  host: 'Jotform',
  sandbox: SANDBOX.formWithCopy,
  origins: ['https://www.jotform.com', 'https://eu.jotform.com', 'https://submit.jotform.com'],
  address: (id) => `https://form.jotform.com/${formId(id)}`,
  read: (data, id) => {
    const message = typeof data === 'string' ? /^setHeight:(\d+):(\w+)$/.exec(data) : null;
    return message?.[2] === formId(id) ? { height: heightIn(Number(message[1])) } : undefined;
  },
};

const formId = (id: string) => idIn(id, /jotform\.com\/(?:form\/)?(\w+)/);

/** Tally sends its events as JSON text, and heights as iframe-resizer does: `[iFrameSizer]id:height:…`. */
export const tally: FormProvider = {
  host: 'Tally',
  script: 'https://tally.so/widgets/embed.js',
  sandbox: SANDBOX.form,
  address: (id) => `https://tally.so/embed/${idIn(id, /tally\.so\/(?:r|embed|forms)\/([^/]+)/)}`,
  read: (data) => (typeof data === 'string' ? fromText(data) : fromEvent(data)),
};

function fromText(text: string): Answer | undefined {
  const resized = /^\[iFrameSizer\][^:]*:(\d+(?:\.\d+)?)(?::|$)/.exec(text);
  if (resized) return { height: heightIn(Number(resized[1])) };
  try {
    return fromEvent(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function fromEvent(data: unknown): Answer | undefined {
  const event = fieldsOf(data);
  const height = heightIn(event?.height ?? fieldsOf(event?.payload)?.height);
  if (height !== undefined) return { height };
  return event?.event === 'Tally.FormLoaded' ? {} : undefined;
}

/** The form hosts, by their word in `site.yml`. */
export const providers: Readonly<Record<FormHost, FormProvider>> = {
  demo,
  fillout,
  google,
  iframe,
  jotform,
  tally,
};
