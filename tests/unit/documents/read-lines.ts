import { z } from 'zod';
import { readYaml } from '../../../src/documents/yaml/read-yaml.ts';
import { KINDS, kinds } from '../../../src/site/kinds/index.ts';
import { sharedFiles } from '../../../src/site/schema/index.ts';
import { issueOf } from '../../../src/values/issue.ts';

/** What any file may contain: those with an address as key apart, which would know every key. */
const schema = z.union([
  ...KINDS.map((kind) => kinds[kind].schema),
  ...Object.values(sharedFiles)
    .filter(({ path }) => path.endsWith('.yml') && path !== 'redirections.yml')
    .map((one) => one.schema),
]);

/** Reads YAML that might stand in any file. */
export function readLines(text: string, first = 1) {
  const reading = readYaml({ text, lines: text.split('\n'), first, schema });
  return { ...reading, issues: reading.diagnoses.map((one) => issueOf('content/a.yml', one)) };
}
