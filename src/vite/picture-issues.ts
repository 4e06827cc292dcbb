import type { CheckResult } from '../check/check.ts';
import { type Issue, isError } from '../content/issue.ts';
import { fileNamer } from '../read/content.ts';
import { preparePictures } from './pictures.ts';

/**
 * Tells of pictures that would stop a build: cut short, or malformed. Those that the check refuses
 * already are left to it. What was read of the others is kept for the build.
 */
export async function pictureIssues(result: CheckResult): Promise<Issue[]> {
  const { content, issues, pictures: files } = result;
  const refused = new Set(issues.filter(isError).map(({ file }) => file));
  const nameOf = fileNamer(content.dir);
  const sound = content.pictures.filter((path) => !refused.has(nameOf(path)));
  return (await preparePictures(content.dir, sound, { files })).issues;
}
