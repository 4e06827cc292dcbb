/** A line that a head may hold. */
export const YAML_LIKE = /^(?:\s|-\s|-$|#|[\p{L}_"'][^:]*:)/u;
