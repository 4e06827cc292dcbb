const LEAST = 120;
const MOST = 6000;

/** A height asked for by a frame, in whole pixels within 120..6000 (contract section 7); undefined for no number. */
export const heightIn = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value)
    ? Math.min(MOST, Math.max(LEAST, Math.round(value)))
    : undefined;
