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
