import { createHash } from 'node:crypto';

/** How many projects the citizen audit of a quarter looks at. */
export const SAMPLE_SIZE = 3;

/** The drawn projects of a quarter: those whose SHA-256 of `2026-T4/slug` come first. Anyone finds the same. */
export const auditSample = <T extends { slug: string }>(projects: readonly T[], quarter: string) =>
  projects
    .map((project) => ({
      project,
      digest: createHash('sha256').update(`${quarter}/${project.slug}`).digest('hex'),
    }))
    .sort((a, b) => (a.digest < b.digest ? -1 : 1))
    .slice(0, SAMPLE_SIZE);
