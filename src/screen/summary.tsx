import type { GuideField } from '../content/guide-fields.ts';
import { isError } from '../values/issue.ts';
import { useEditor } from './editor-context.ts';
import { Issues } from './fields/issues.tsx';
import * as styles from './screen.css.ts';

/** What is left to do, and the issues that belong to no field. */
export const Summary = ({ fields }: { fields: readonly GuideField[] }) => (
  <>
    {useEditor().issues.length === 0 && <p>Tout est en ordre.</p>}
    <Remaining fields={fields} />
    <Issues path={[]} inner={fields} />
  </>
);

/** Fields that the check refuses, each with a link to it; nothing when there are none. */
export function Remaining({ fields }: { fields: readonly GuideField[] }) {
  const errors = useEditor().issues.filter(isError);
  const places = [{ key: 'texte', label: 'Le texte' }, ...fields].filter(({ key }) =>
    errors.some(({ path }) => (path ? path[0] : 'texte') === key),
  );
  if (places.length === 0) return null;
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
