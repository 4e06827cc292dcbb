import { checkSite } from '../src/content/check.ts';
import { definition } from '../src/content/definition.ts';
import { rules } from '../src/content/rules/index.ts';
import { mdxOptions as optionsFor } from '../src/engine/bodies/plugins.ts';
import * as body from '../src/engine/bodies/read-body.ts';
import * as engine from '../src/engine/check.ts';
import * as reading from '../src/engine/documents/read-content.ts';
import * as mdx from '../src/engine/documents/read-mdx.ts';
import * as snapshots from '../src/engine/documents/snapshot.ts';
import * as guide from '../src/engine/guide/regions.ts';
import { modelOf } from '../src/engine/model.ts';

/** The engine with the definition of this site. */
export const model = modelOf(definition);

export const check = checkSite;
export const checkReading = (read: reading.Reading) => engine.checkReading(read, rules);
export const readContent = (folder: string) => reading.readContent(folder, model);
export const takeSnapshot = (folder: string) => snapshots.takeSnapshot(folder, model);
export const readSnapshot = (snapshot: snapshots.Snapshot, nameOf: (path: string) => string) =>
  reading.readSnapshot(snapshot, nameOf, model);
export const readMdx = (source: Omit<Parameters<typeof mdx.readMdx>[0], 'model'>) =>
  mdx.readMdx({ ...source, model });
export const readBody = (source: Omit<Parameters<typeof body.readBody>[0], 'model'>) =>
  body.readBody({ ...source, model });
export const mdxOptions = optionsFor(model);
export const guideRegions = (repository: string) => guide.guideRegions(model, repository);
export const templateOf = (kind: string) => guide.templateOf(kind, model);
