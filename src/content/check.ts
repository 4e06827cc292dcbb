import { check } from '../engine/check.ts';
import { definition } from './definition.ts';
import { rules } from './rules/index.ts';

/** Reads a content folder and applies every rule; returns the documents and the issues. */
export const checkSite = (folder: string) => check(folder, definition, rules);
