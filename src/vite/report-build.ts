import { summary } from '../check/report/count.ts';
import { textReport } from '../check/report/text.ts';
import type { BuildResult } from './prerender.ts';

/** What a build says at its end: the faults that stopped it, or what it wrote. */
export function buildReport({ issues, texts, pages }: BuildResult, dist: string): string {
  if (pages === 0) return textReport(issues, texts);
  const warnings = issues.length > 0 ? `${summary(issues)} (npm run check les montre.)\n` : '';
  return `${warnings}${pages} pages écrites dans ${dist}/.`;
}
