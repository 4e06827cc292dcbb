import { Dashboard } from '../../blocks/register/dashboard.tsx';
import { DataPage } from '../../blocks/register/data-page.tsx';
import { digestOf } from '../../documents/disk/stamp.ts';
import type { GeneratedBody, Manifest } from '../../model/manifest.ts';
import { dashboardFigures, quarterOf } from '../../model/register/figures.ts';
import { ROUTES } from '../../site/routes.ts';
import type { BodyComponent } from '../main-html.tsx';
import type { RenderState } from '../render-state.ts';
import { openData } from './open-data.ts';

/** Bodies of generated pages, by what they show. */
export const generatedBodies: Readonly<
  Record<GeneratedBody, (state: RenderState) => BodyComponent>
> = {
  dashboard({ manifest }) {
    return () => <Dashboard sample={auditSample(manifest)} />;
  },
  data({ manifest, placement }) {
    const files = openData(manifest, placement).map(([file, text]) => ({
      name: file.slice(ROUTES.data.length),
      bytes: Buffer.byteLength(text()),
    }));
    return () => <DataPage files={files} />;
  },
};

/** Number of initiatives that citizens are asked to audit in a quarter. */
const SAMPLE_SIZE = 3;

/** Initiatives in the audit of this quarter: the lowest SHA-256 of `2026-T4/slug`, so that anybody can verify the sample. */
function auditSample(manifest: Manifest) {
  const quarter = quarterOf(manifest.today);
  return dashboardFigures(manifest)
    .initiatives.map((initiative) => ({
      initiative,
      digest: digestOf(`${quarter}/${initiative.slug}`).toString('hex'),
    }))
    .sort((a, b) => (a.digest < b.digest ? -1 : 1))
    .slice(0, SAMPLE_SIZE);
}
