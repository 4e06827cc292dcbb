import { heightIn } from '../../../ui/embed/height.ts';
import { type Answer, FOREIGN_SANDBOX } from '../../../ui/embed/protocol.ts';
import { fieldsOf } from '../../../ui/stored/stored-list.ts';
import { type FormProvider, idIn } from '../provider.ts';

/** Tally sends its events as JSON text, and heights as iframe-resizer does: `[iFrameSizer]id:height:…`. */
export const tally: FormProvider = {
  note: 'Formulaire hébergé par Tally.',
  script: 'https://tally.so/widgets/embed.js',
  sandbox: FOREIGN_SANDBOX,
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
