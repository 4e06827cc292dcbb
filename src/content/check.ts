import { check } from '../engine/check.ts';
import { definition } from './definition.ts';
import { rules } from './rules/index.ts';

/** Reads a content folder of this site and applies every rule. */
export const checkSite = (folder: string) => check(folder, definition, rules);
