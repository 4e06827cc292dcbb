/** What a frame sends to its page: that it is there and, maybe, how high it is. */
export interface Answer {
  /** In pixels, within the bounds of `heightIn`. */
  height?: number;
}

/** How a provider's frame is set up, and how its messages are read. */
export interface EmbedProtocol {
  /** The provider's own script, loaded once a page when a frame comes near. */
  script?: string;
  /** Origins that may speak beside the frame's own. */
  origins?: readonly string[];
  /** True for a provider that sends nothing: its load event is its answer. */
  silent?: boolean;
  /** What its frame may do; without it, a page of this site. */
  sandbox?: string;
  /** The answer that a message holds for the embed `id`; undefined for any other message. */
  read(data: unknown, id: string): Answer | undefined;
}

/** What stands around a frame, and in its place when it does not come. */
export type EmbedWords = Readonly<
  Record<'newTab' | 'loading' | 'failed' | 'openThere' | 'write' | 'call' | 'retry', string>
> & { offline?: string };

const SHOWN = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

/** What frames of other sites may do, by what they are for; none may take the whole window. `SECURITY.md` says why. */
export const SANDBOX = {
  chart: SHOWN,
  form: `${SHOWN} allow-forms`,
  /** A form that may end with a file to keep. */
  formWithCopy: `${SHOWN} allow-forms allow-downloads`,
} as const;

/** What is checked of a message before it is read. */
interface Envelope {
  origin: string;
  source: unknown;
}

interface Expected {
  /** Address of the frame, absolute. */
  address: string;
  /** The frame's own window. */
  window: unknown;
  origins?: readonly string[];
}

/** True for a message that comes from that very frame, still on its provider's site. */
export function hears({ origin, source }: Envelope, { address, window, origins }: Expected) {
  if (!source || source !== window) return false;
  return origin === new URL(address).origin || (origins?.includes(origin) ?? false);
}

const LEAST = 120;
const MOST = 6000;

/** A height asked for by a frame, in whole pixels within 120..6000 (contract section 7); undefined for no number. */
export const heightIn = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value)
    ? Math.min(MOST, Math.max(LEAST, Math.round(value)))
    : undefined;
