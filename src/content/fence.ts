/** A line that opens or closes a head. */
export const FENCE = /^---[ \t\u00a0\u202f]*$/;
