import { parseDocument } from 'yaml';
import { pointAt } from '../values/positions.ts';
import type { Found } from './yaml/read-yaml.ts';

/** What YAML accepts and JSON does not: a comma before a closing brace, a line that begins with no quote and no brace. */
const NOT_JSON = /,(?=\s*\})|^[^\s"{}]|(?<=^\s+)[^\s"{}]/m;

/** Issue of a text that is no JSON, at the line where it breaks; undefined for JSON. */
export function jsonFault(text: string): Found | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch {
    // The messages of `JSON.parse` name a position in some cases only; JSON is YAML, whose parser knows it.
    const { errors } = parseDocument(text, { prettyErrors: false, logLevel: 'silent' });
    const at = errors[0]?.pos[0] ?? Math.max(0, text.search(NOT_JSON));
    const { line, column } = pointAt(text, at);
    return {
      rule: 'yaml',
      message: 'Ce fichier ne peut plus se lire à partir de cette ligne.',
      hint: 'Sur cette ligne ou celle d’avant, remettez le signe qui manque ou retirez celui qui est en trop : chaque ligne s’écrit "nom": "texte", avec une virgule à la fin, sauf la dernière avant une accolade. Un guillemet droit dans un texte s’écrit \\" : préférez « ».',
      line,
      column,
    };
  }
}
