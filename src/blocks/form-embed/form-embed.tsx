import type { FormHost } from '../../content/embeds.ts';
import type { FormName } from '../../content/schema/site.ts';
import { Embed, type EmbedProps } from '../../ui/embed/embed.tsx';
import {
  type Answer,
  type EmbedProtocol,
  heightIn,
  SANDBOX,
} from '../../ui/embed/embed-protocol.ts';
import { fieldsOf } from '../../ui/stored/stored-list.ts';

interface FormEmbedProps extends Omit<EmbedProps, 'protocol' | 'reserve' | 'atLeast'> {
  form: FormName;
  provider: FormHost;
}

/** Height of a form (px) until it sends its real height; minimum height of the proposal form. */
const HEIGHT = 600;

export function FormEmbed({ form, provider, ...rest }: FormEmbedProps) {
  return (
    <div data-form={form}>
      <Embed
        {...rest}
        protocol={providers[provider]}
        reserve={HEIGHT}
        atLeast={form === 'proposal'}
      />
    </div>
  );
}

/** For each provider of forms: `sandbox` attribute of the frame, and parser of its messages. */
export const providers: Readonly<Record<FormHost, EmbedProtocol>> = {
  demo: {
    read: (data) => {
      const height = heightIn(fieldsOf(data)?.['demo-height']);
      return height === undefined ? undefined : { height };
    },
  },
  // Tally sends events as JSON, and heights in the format of iframe-resizer: `[iFrameSizer]id:height:…`.
  tally: {
    script: 'https://tally.so/widgets/embed.js',
    sandbox: SANDBOX.form,
    read: (data) => (typeof data === 'string' ? fromText(data) : fromEvent(data)),
  },
  // Jotform sends texts: `setHeight:<px>:<id>`, and commands such as `reloadPage`, which are ignored.
  jotform: {
    sandbox: SANDBOX.formWithCopy,
    origins: ['https://www.jotform.com', 'https://eu.jotform.com', 'https://submit.jotform.com'],
    read: (data, id) => {
      const message = typeof data === 'string' ? /^setHeight:(\d+):(\w+)$/.exec(data) : null;
      return message?.[2] === id ? { height: heightIn(Number(message[1])) } : undefined;
    },
  },
  // Fillout sends `{ type: "form_resized", size }`, because the address of the frame has a parameter for this.
  fillout: {
    sandbox: SANDBOX.formWithCopy,
    read: (data) => {
      const message = fieldsOf(data);
      if (message?.embedId !== 'site' || typeof message.type !== 'string') return undefined;
      return message.type === 'form_resized' ? { height: heightIn(message.size) } : {};
    },
  },
  // These providers send no message: the `load` event counts as the answer, and the height is fixed.
  google: { sandbox: SANDBOX.form, silent: true, read: () => undefined },
  iframe: { sandbox: SANDBOX.formWithCopy, silent: true, read: () => undefined },
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
