import { isSentence, roomOf } from './draw.js';

interface Position {
  line: number;
  column: number;
}

/** What a report of Stryker says of a mutant; lines and columns count from 1. */
export interface Mutant {
  id: string;
  mutatorName: string;
  replacement: string;
  location: { start: Position; end: Position };
  status: string;
}

interface StrykerFile {
  source: string;
  mutants: readonly Mutant[];
}

/** The parts of Stryker's report in JSON that are read. */
export interface StrykerReport {
  files: Readonly<Record<string, StrykerFile>>;
}

/** Numbers of mutants of a room. `score` is the percentage found of those that were tried, all or a sample. */
export interface RoomScore {
  all: number;
  sentences: number;
  /** What runs once, when a module is loaded: records and tables. */
  static: number;
  tried: number;
  /** Of those, what no test reaches. */
  untested: number;
  survived: number;
  score: number;
}

const NO_FILE: StrykerFile = { source: '', mutants: [] };

/** Scores by room. */
export function scoresOf({ files }: StrykerReport): Readonly<Record<string, RoomScore>> {
  const paths = Object.keys(files);
  const rooms = [...new Set(paths.map(roomOf))];
  return Object.fromEntries(
    rooms.map((room) => {
      const own = paths.filter((path) => roomOf(path) === room);
      return [room, scoreOf(own.flatMap((path) => judged(files[path] ?? NO_FILE)))];
    }),
  );
}

const judged = ({ source, mutants }: StrykerFile) =>
  mutants.map((mutant) => ({ ...mutant, isSentence: isSentence(mutant, source, 1) }));

function scoreOf(mutants: ReturnType<typeof judged>): RoomScore {
  const code = mutants.filter((mutant) => !mutant.isSentence);
  const count = (...states: string[]) =>
    code.filter(({ status }) => states.includes(status)).length;
  const found = count('Killed', 'Timeout');
  const survived = count('Survived');
  const untested = count('NoCoverage');
  const tried = found + survived + untested;
  return {
    all: mutants.length,
    sentences: mutants.length - code.length,
    static: count('Ignored'),
    tried,
    untested,
    survived,
    score: Math.round((1000 * found) / tried) / 10,
  };
}

/** Survivors and mutants that no test reaches, one a line: place, mutator, what was put there. */
export function survivorLines({ files }: StrykerReport): string[] {
  return Object.entries(files).flatMap(([path, { source, mutants }]) =>
    mutants.flatMap((mutant) => {
      const { status, mutatorName, replacement, location } = mutant;
      if (!['Survived', 'NoCoverage'].includes(status) || isSentence(mutant, source, 1)) return [];
      const { line, column } = location.start;
      const put = replacement.replace(/\s+/g, ' ').slice(0, 100);
      return `${path}:${line}:${column} ${status} ${mutatorName} ${put}`;
    }),
  );
}
