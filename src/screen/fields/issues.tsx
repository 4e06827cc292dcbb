import type { GuideField } from '../../site/guide-fields.ts';
import { labelsOf } from '../../site/key-labels.ts';
import { type Issue, isError } from '../../values/issue.ts';
import type { Path } from '../../values/paths.ts';
import { Button } from '../controls.tsx';
import { idOf, showField, useEditor } from '../editor-context.ts';
import * as styles from '../screen.css.ts';

interface IssuePlace {
  /** Path of a field, empty for the whole form; undefined for the text below. */
  path: Path | undefined;
  /** Fields inside, which show their own issues, as rows do. */
  inner?: readonly GuideField[];
}

/** Issues at a place that no field inside shows. */
export const useIssues = ({ path, inner = [] }: IssuePlace): readonly Issue[] =>
  useEditor().issues.filter((issue) => {
    if (!path || !issue.path) return path === issue.path;
    const isInside = path.every((key, index) => key === issue.path?.[index]);
    const next = issue.path[path.length];
    return isInside && typeof next !== 'number' && !inner.some(({ key }) => key === next);
  });

/** Rules of values that are missing. */
const MISSING = ['cle-manquante', 'alt-manquant', 'champ-vide'];

/** A sentence for files, in which keys are named as their fields: « collected: 0 » becomes « Somme réunie : 0 ». */
export const inFieldNames = (sentence: string): string =>
  sentence.replace(/« (\w+)(:? »|:)/g, (all, key, end) => {
    const [label] = labelsOf(key);
    return label ? `« ${label}${end === ':' ? '\u00a0:' : ' »'}` : all;
  });

/** What the check says, for who fills in a form. */
export const sentenceInForm = ({ rule, message, hint, inForm = hint }: Issue): string =>
  // An unknown key may be the name of a known one elsewhere.
  [rule === 'cle-inconnue' ? message : inFieldNames(message), inFieldNames(inForm)].join(' ');

/** What the check says of a place, with a button where it knows the correction. */
export function Issues(place: IssuePlace) {
  const { fix } = useEditor();
  const issues = useIssues(place);
  if (issues.length === 0) return null;
  return (
    <ul role="list" className={styles.issues} id={`${idOf(place.path ?? ['texte'])}-fautes`}>
      {issues.map((issue) => (
        <li className={styles.line} key={`${issue.rule} ${issue.line} ${issue.column}`}>
          {place.path?.length && MISSING.includes(issue.rule)
            ? 'À remplir.'
            : sentenceInForm(issue)}
          {issue.fix && (
            <Button disabled={!fix} onClick={() => fix?.(issue)}>
              Corriger
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** How far a text is: links to the fields that the check refuses, or whether it remarks something. */
export function Remaining({ fields }: { fields: readonly GuideField[] }) {
  const { issues } = useEditor();
  const wrong = new Set(issues.filter(isError).map(({ path }) => (path ? path[0] : 'texte')));
  const all = [{ key: 'texte', label: 'Le texte' }, ...fields];
  const places = all.filter(({ key }) => wrong.has(key));
  const [first] = issues;
  if (!first) return <p className={styles.hint}>Tout est en ordre.</p>;
  if (places.length === 0)
    return (
      <Button onClick={() => showField(idOf(first.path ?? ['texte']))}>Voir les remarques</Button>
    );
  return (
    <span className={styles.line}>
      Il reste {places.length} {places.length === 1 ? 'champ' : 'champs'} :
      {places.map(({ key, label }) => (
        <a key={key} href={`#${key}`}>
          {label}
        </a>
      ))}
    </span>
  );
}
