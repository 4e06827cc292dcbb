/** A line that opens or closes a head. */
export const FENCE = /^---[ \t\u00a0\u202f]*$/;

/** A line that a head may hold. */
export const YAML_LIKE = /^(?:\s|-\s|-$|#|[\p{L}_"'][^:]*:)/u;
