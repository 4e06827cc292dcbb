import type { GuideField } from '../../site/guide-fields.ts';
import type { Range } from '../../values/issue.ts';
import { isMap, type Path, valueAt } from '../../values/paths.ts';
import { Fieldset, Labelled } from '../controls.tsx';
import { idOf, useEditor } from '../editor-context.ts';
import { Choice } from './choice.tsx';
import { Before, ValueInput } from './value-input.tsx';

interface GoToProps {
  fields: readonly GuideField[];
  /** The form has a text below its fields. */
  hasBody: boolean;
}

/** A list of the form's fields, each of which it shows. */
export const GoTo = ({ fields, hasBody }: GoToProps) => (
  <Choice
    label="Aller à"
    options={[
      ...(hasBody ? [['texte', 'Le texte'] as const] : []),
      ...fields.map(({ key, label }) => [key, label] as const),
    ]}
    choose={(id) => showField(id)}
  />
);

/** Opens what a field stands in, or the nearest above it, and gives it the focus in view; of a text, the letters are chosen. */
export function showField(id: string, letters?: Range): void {
  const [, above] = /^(.+)\./.exec(id) ?? [];
  const field = document.getElementById(id);
  if (!field && above) showField(above);
  if (!field) return;
  for (let part: HTMLElement | null = field; part; part = part.parentElement)
    if (part instanceof HTMLDetailsElement) part.open = true;
  field.scrollIntoView();
  const isText =
    letters &&
    (field instanceof HTMLTextAreaElement ||
      (field instanceof HTMLInputElement && field.type === 'text'));
  if (isText) field.setSelectionRange(letters.from, letters.to);
  // A browser scrolls to the letters when the text gets the focus.
  field.blur();
  field.focus({ preventScroll: !isText });
}

/** Says that menus keep the old name of a page whose title is another now. */
export function KeptName() {
  const { values, saved } = useEditor();
  const [name, title, before] = [
    valueAt(values, ['nav']),
    valueAt(values, ['title']),
    valueAt(saved, ['title']),
  ];
  if (typeof name !== 'string' || name === '' || before === undefined || title === before)
    return null;
  return (
    <p role="note">
      Les menus gardent « {name} » : changez aussi <a href="#nav">le nom dans les menus</a>, s’il le
      faut.
    </p>
  );
}

/** Values that are changed often, such as prices, out of the lists in which they are. */
export function TopValues({ fields }: { fields: readonly GuideField[] }) {
  const found = leavesAtTop(fields, useEditor().values, []);
  const [first] = found;
  if (!first) return null;
  return (
    <Fieldset title={first.field.label}>
      {found.map(({ field, path, name }) => {
        const id = `haut.${idOf(path)}`;
        return (
          <Labelled key={id} id={id} label={name} hint="">
            <ValueInput {...{ field, path, id }} />
            <Before path={path} />
          </Labelled>
        );
      })}
    </Fieldset>
  );
}

interface TopLeaf {
  field: GuideField;
  path: Path;
  /** First text of the row in which it stands. */
  name: string;
}

function leavesAtTop(fields: readonly GuideField[], data: unknown, path: Path): TopLeaf[] {
  if (!isMap(data)) return [];
  const name = Object.values(data).find((value) => typeof value === 'string');
  return fields.flatMap((field): TopLeaf[] => {
    const value = data[field.key];
    const here = [...path, field.key];
    if (field.isAtTop) return [{ field, path: here, name: String(name ?? field.label) }];
    return Array.isArray(value)
      ? value.flatMap((row, at) => leavesAtTop(field.inner, row, [...here, at]))
      : leavesAtTop(field.inner, value, here);
  });
}
