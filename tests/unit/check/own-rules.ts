import { RULES } from '../../../src/check/rule-ids.ts';

/** Rules whose fixtures are read by another loop: those of the text below the head. */
const BODY = Object.keys(RULES).slice(Object.keys(RULES).indexOf('svg-dangereux') + 1);

/** The rules on files, heads and pictures. */
export const OWN_RULES = new Set(Object.keys(RULES).filter((rule) => !BODY.includes(rule)));
