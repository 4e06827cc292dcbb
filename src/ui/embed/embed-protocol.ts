/** A message of a frame that shows that its page is loaded; some messages also contain the height of that page. */
export interface Answer {
  /** Height in pixels, limited by `heightIn`. */
  height?: number;
}

/** Configuration of a provider's frame, and parser of its messages. */
export interface EmbedProtocol {
  /** Address of a script of the provider; a page loads it one time, when a frame is near the view. */
  script?: string;
  /** Origins whose messages are accepted, in addition to the origin of the frame's address. */
  origins?: readonly string[];
  /** The provider sends no message: the `load` event of the frame counts as the answer. */
  silent?: boolean;
  /** `sandbox` attribute; undefined for a page of this site. */
  sandbox?: string;
  /** Parses a message for the form or map `id` of the provider; undefined for any other message. */
  read(data: unknown, id: string): Answer | undefined;
}

/** Texts around a frame, and of the fallback that replaces a frame that does not load. */
export type EmbedWords = Readonly<
  Record<'newTab' | 'loading' | 'failed' | 'openThere' | 'write' | 'call' | 'retry', string>
> & { offline?: string };

const BASE = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

/** `sandbox` attributes by use; no frame may navigate the page. Reasons: `SECURITY.md`. */
export const SANDBOX = {
  chart: BASE,
  form: `${BASE} allow-forms`,
  /** A form after which visitors may download a copy of their answers. */
  formWithCopy: `${BASE} allow-forms allow-downloads`,
} as const;

/** Sender of a message, verified before the data is parsed. */
interface Envelope {
  origin: string;
  source: unknown;
}

interface Expected {
  /** Absolute address of the frame. */
  address: string;
  /** `contentWindow` of the frame. */
  window: unknown;
  origins?: readonly string[];
}

/** Whether a message comes from this frame's window, and from its provider: a link in the frame may have opened another site. */
export function isFromFrame({ origin, source }: Envelope, { address, window, origins }: Expected) {
  if (!source || source !== window) return false;
  return origin === new URL(address).origin || (origins?.includes(origin) ?? false);
}

const MIN_HEIGHT = 120;
const MAX_HEIGHT = 6000;

/** Height sent by a frame, as whole pixels between 120 and 6000 (contract section 7); undefined when not a number. */
export const heightIn = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value)
    ? Math.min(MAX_HEIGHT, Math.max(MIN_HEIGHT, Math.round(value)))
    : undefined;
