import type { FileIssue } from '../check-file.ts';
import { useEditor } from '../editor-context.ts';
import * as styles from '../screen.css.ts';

/** What the check says, with a button where it knows the correction. */
export function IssueList({ issues, id }: { issues: readonly FileIssue[]; id: string }) {
  const { fix } = useEditor();
  if (issues.length === 0) return null;
  return (
    <ul className={styles.issues} id={id}>
      {issues.map((issue) => (
        <li key={`${issue.rule} ${issue.line} ${issue.column}`}>
          {issue.message} {issue.hint}
          {issue.fix && (
            <button type="button" onClick={() => fix(issue)}>
              Corriger
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
