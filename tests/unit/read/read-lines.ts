import { z } from 'zod';
import { KINDS, kinds } from '../../../src/content/kinds/index.ts';
import type { SharedFile } from '../../../src/content/records.ts';
import { sharedFiles } from '../../../src/content/schema/index.ts';
import { readYaml } from '../../../src/documents/yaml/read.ts';
import { model } from '../../site.ts';

const SHARED: readonly SharedFile[] = Object.values(sharedFiles);

/** What any file may say: those with an address as key apart, which would know every key. */
const schema = z.union([
  ...KINDS.map((kind) => kinds[kind].schema),
  ...SHARED.filter(({ path }) => path !== 'redirections.yml').map((one) => one.schema),
]);

/** Reads YAML that might stand in any file. */
export const readLines = (source: readonly string[], first = 1) =>
  readYaml({ source, file: 'x', first, schema, isKnownKey: model.isKnownKey });
