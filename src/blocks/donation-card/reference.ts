/** Longest name put in a reference: transfer applications cut longer ones. */
export const LONGEST_NAME = 60;

/** The reference of a transfer (spec section 2): "DON ADG - {name}", "DON ADG - Anonyme" without a name. */
export function donationReference(name: string, anonymous: boolean): string {
  const known = anonymous ? '' : name.replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME).trim();
  return `DON ADG - ${known || 'Anonyme'}`;
}
