import type { GuideField } from '../content/guide-fields.ts';
import { isError } from '../values/issue.ts';
import { useEditor } from './editor-context.ts';
import { Issues } from './fields/issues.tsx';
import * as styles from './screen.css.ts';

/** What is left to do, with a link to each field, and the issues that belong to no field. */
export function Summary({ fields }: { fields: readonly GuideField[] }) {
  const { issues } = useEditor();
  const errors = issues.filter(isError);
  const places = fields.filter(({ key }) => errors.some(({ path }) => path?.[0] === key));
  const isTextWrong = errors.some(({ path }) => path === undefined);
  return (
    <>
      {issues.length === 0 && <p>Tout est en ordre.</p>}
      {(places.length > 0 || isTextWrong) && (
        <p className={styles.line}>
          Il reste à corriger :{isTextWrong && <a href="#texte">Le texte</a>}
          {places.map(({ key, label }) => (
            <a key={key} href={`#${key}`}>
              {label}
            </a>
          ))}
        </p>
      )}
      <Issues path={[]} inner={fields} />
    </>
  );
}
