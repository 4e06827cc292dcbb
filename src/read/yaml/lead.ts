import type { Fault } from '../fault.ts';
import { type KeyPart, takeApart } from './line.ts';
import { writtenColumn } from './written-column.ts';

/** What has been mended on a line so far; every fault of the line offers the final text. */
export interface LineMending {
  /** 1-based line in the YAML text. */
  line: number;
  text: string;
  /** The line as its editor wrote it. */
  source: string;
  /** What its faults offer to paste, where that is not what the parser is given. */
  paste?: string;
  /** Nothing can be made of the line: the parser is spared it. */
  isLost?: boolean;
  faults: Fault[];
}

const NO_BREAK = /[\u00a0\u202f\u2007\ufeff]/;

/** Tabs and no-break spaces at the beginning of a line become simple spaces. */
export function mendLead(mending: LineMending): void {
  const { indent, dashes, content } = takeApart(mending.text);
  const lead = indent + dashes;
  const tab = lead.indexOf('\t');
  if (tab >= 0) {
    say(mending, 'yaml-tabulation', tab, {
      message: 'Cette ligne commence par une tabulation.',
      hint: 'Remplacez la tabulation par des espaces, deux par niveau.',
    });
  }
  const noBreak = lead.search(NO_BREAK);
  if (noBreak >= 0) sayNoBreak(mending, noBreak, 'au début de la ligne');
  mending.text = lead.replace(/\t/g, '  ').replace(new RegExp(NO_BREAK, 'g'), ' ') + content;
}

/** No-break spaces around the colon of a key, and the space that must follow it. */
export function mendColon(mending: LineMending, column: number, part: KeyPart): void {
  const before = part.gap.search(NO_BREAK);
  const after = part.space.search(NO_BREAK);
  const colon = column + part.key.length + part.gap.length;
  if (before >= 0) sayNoBreak(mending, column + part.key.length + before, 'avant le deux-points');
  if (after >= 0) sayNoBreak(mending, colon + 1 + after, 'après le deux-points');
  if (before < 0 && after < 0) return;
  const space = part.value === '' ? '' : ' ';
  mending.text = `${mending.text.slice(0, column)}${part.key}:${space}${part.value}`;
}

function sayNoBreak(mending: LineMending, at: number, where: string): void {
  say(mending, 'yaml-espace-insecable', at, {
    message: `Il y a une espace insécable ${where}.`,
    hint: 'Effacez cette espace et tapez une espace simple avec la barre d’espace.',
  });
}

interface Words {
  message: string;
  hint: string;
  severity?: 'warning';
  /** Nobody can tell what was meant: no line is suggested. */
  unsure?: boolean;
}

/** Adds a fault of this line at an offset; its suggestion is filled in when the line is done. */
export function say(
  mending: LineMending,
  rule: string,
  at: number,
  { unsure, ...said }: Words,
): void {
  const suggestion = unsure ? {} : { suggestion: '' };
  const column = writtenColumn(mending.source, mending.text, at + 1);
  const place = { line: mending.line, column };
  mending.faults.push({ rule, ...place, ...said, ...suggestion });
}
