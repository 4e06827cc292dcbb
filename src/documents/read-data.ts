import { parseDocument } from 'yaml';
import type { ReadDocument } from '../model/document.ts';
import type { SharedFile } from '../site/schema/index.ts';
import {
  type Diagnosis,
  type Fault,
  FIRST_LINE,
  type Issue,
  issueAt,
  issueOf,
} from '../values/issue.ts';
import { MAX_LINES } from '../values/limits.ts';
import { pointAt } from '../values/positions.ts';
import type { FileBytes } from './content-files.ts';
import { readKeys } from './read-keys.ts';
import type { DocumentReading } from './read-mdx.ts';
import { RESTORE, readText } from './read-text.ts';

interface DataSource extends SharedFile {
  file: string;
  contents: FileBytes | undefined;
}

interface DataReading extends DocumentReading {
  value: unknown;
}

/** Parses a YAML or JSON file of the whole site. */
export function readData(source: DataSource): DataReading {
  const { path, file, contents, schema, isOptional, completed } = source;
  const fallback = isOptional ? {} : undefined;
  const nothing = { file, value: fallback, document: undefined, text: '' };
  if (!contents) return { ...nothing, issues: isOptional ? [] : [absent(file)] };
  const { text, unreadable } = readText(contents, isOptional ? UNUSED : RESTORE);
  const broken = unreadable ?? (path.endsWith('.json') ? brokenJson(text) : undefined);
  if (broken) return { ...nothing, text, issues: [issueOf(file, broken)] };
  const lines = text.split('\n');
  if (lines.length > MAX_LINES)
    return { ...nothing, text, issues: [issueAt(file, FIRST_LINE, LONG)] };
  const keys = readKeys({ text, lines, first: 1, schema, completed });
  const document: ReadDocument = {
    ...keys,
    kind: undefined,
    path,
    file,
    text,
    bodyLine: lines.length + 1,
    hasBody: false,
    route: null,
    schema,
    frontmatter: keys.valid,
  };
  const issues = keys.diagnoses.map((one) => issueOf(file, one));
  return { file, value: keys.valid ?? fallback, document, text, issues };
}

const UNUSED =
  'Supprimez-le s’il ne sert plus, ou remettez son texte depuis l’historique du fichier (sur GitHub : « History »).';

const LONG: Fault = {
  rule: 'trop-gros',
  message: `Ce fichier compte plus de ${MAX_LINES.toLocaleString('fr')} lignes : le site ne le lit pas.`,
  hint: 'Retirez les lignes qui ne servent plus.',
};

const absent = (file: string): Issue =>
  issueAt(file, FIRST_LINE, {
    rule: 'fichier-manquant',
    message: 'Ce fichier manque : le site en a besoin.',
    hint: 'Remettez-le à sa place depuis l’historique du dépôt (sur GitHub : « History »).',
  });

/** Diagnosis of a text in braces that cannot be read, at the line where it breaks; what YAML reads and JSON does not is accepted. */
function brokenJson(text: string): Diagnosis | undefined {
  const { errors } = parseDocument(text, { prettyErrors: false, logLevel: 'silent' });
  if (!errors[0]) return undefined;
  return {
    rule: 'yaml',
    message: 'Ce fichier ne peut plus se lire à partir de cette ligne.',
    hint:
      'Sur cette ligne ou celle d’avant, remettez le signe qui manque ou retirez celui qui est en ' +
      'trop : chaque ligne s’écrit "nom": "texte", avec une virgule à la fin, ' +
      'sauf la dernière avant une accolade. Un guillemet droit dans un texte s’écrit \\" : ' +
      'préférez « ».',
    place: pointAt(text, errors[0].pos[0]),
  };
}
