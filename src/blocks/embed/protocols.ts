import type { FormHost, MapHost } from '../../site/embeds.ts';
import { asRecord } from '../../ui/stored/browser-store.ts';

/** A message of a frame that shows that its page is loaded; some messages also contain the height of that page. */
interface ProviderAnswer {
  /** Height in pixels, limited by `heightIn`. */
  height?: number;
}

/** Configuration of a provider's frame, and parser of its messages. */
export interface EmbedProtocol {
  /** Address of a script of the provider; a page loads it one time, when a frame is near the view. */
  script?: string;
  /** The provider sends no message: the `load` event of the frame counts as the answer, and the height is fixed. */
  silent?: boolean;
  /** `sandbox` attribute; undefined for a page of this site. */
  sandbox?: string;
  /** Parses a message for the form or map `id` of the provider; undefined for any other message. */
  read(data: unknown, id: string): ProviderAnswer | undefined;
}

const MIN_HEIGHT = 120;
const MAX_HEIGHT = 6000;

/** Height sent by a frame, as whole pixels between 120 and 6000 (docs/contract.md#embeds); undefined when not a number. */
export const heightIn = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value)
    ? Math.min(MAX_HEIGHT, Math.max(MIN_HEIGHT, Math.round(value)))
    : undefined;

function answerWith(value: unknown): ProviderAnswer | undefined {
  const height = heightIn(value);
  return height === undefined ? undefined : { height };
}

/** Parses `{ "datawrapper-height": { "<id>": px } }`; undefined for a message of another map. */
function ofMap(data: unknown, id: string): ProviderAnswer | undefined {
  const heights = Object.entries(asRecord(asRecord(data)?.['datawrapper-height']) ?? {});
  return answerWith(heights.find(([name]) => name === id)?.[1]);
}

/** Tally sends events as JSON, and heights in the format of iframe-resizer: `[iFrameSizer]id:height:…`. */
function ofTally(data: unknown): ProviderAnswer | undefined {
  if (typeof data !== 'string') {
    const event = asRecord(data);
    const answer = answerWith(event?.height ?? asRecord(event?.payload)?.height);
    return answer ?? (event?.event === 'Tally.FormLoaded' ? {} : undefined);
  }
  const resized = /^\[iFrameSizer\][^:]*:(\d+(?:\.\d+)?)(?::|$)/.exec(data);
  if (resized) return answerWith(Number(resized[1]));
  try {
    const event: unknown = JSON.parse(data);
    return typeof event === 'string' ? undefined : ofTally(event);
  } catch {
    return undefined;
  }
}

const BASE = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

/** `sandbox` attributes by use; no frame may navigate the page. Reasons: `SECURITY.md`. */
export const SANDBOX = {
  chart: BASE,
  form: `${BASE} allow-forms`,
  /** A form after which visitors may download a copy of their answers. */
  formWithCopy: `${BASE} allow-forms allow-downloads`,
} as const;

/** Protocol of each provider of forms and maps. The demonstration map sends messages like Datawrapper. */
export const protocols: Readonly<Record<FormHost | MapHost, EmbedProtocol>> = {
  demo: { read: (data) => answerWith(asRecord(data)?.['demo-height']) ?? ofMap(data, 'demo-map') },
  tally: { script: 'https://tally.so/widgets/embed.js', sandbox: SANDBOX.form, read: ofTally },
  google: { sandbox: SANDBOX.form, silent: true, read: () => undefined },
  iframe: { sandbox: SANDBOX.formWithCopy, silent: true, read: () => undefined },
  datawrapper: { sandbox: SANDBOX.chart, read: ofMap },
};

/** A frame that messages are expected from: its absolute address and its `contentWindow`. */
interface Frame {
  address: string;
  window: unknown;
}

/** Whether a message comes from this frame's window, and from its provider: a link in the frame may have opened another site. */
export const isFromFrame = (
  { origin, source }: { origin: string; source: unknown },
  { address, window }: Frame,
) => Boolean(source) && source === window && origin === new URL(address).origin;
