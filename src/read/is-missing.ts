const ABSENT = new Set(['cle-manquante', 'alt-manquant']);

/** Whether a fault says that a key is not there at all. */
export const isMissing = ({ rule }: { rule: string }): boolean => ABSENT.has(rule);
