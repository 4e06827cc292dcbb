import { PROJECT_STATUSES, THEMES } from '../../content/vocabulary.ts';
import { button } from '../../ui/button/button.css.ts';
import type { NoticeText } from '../../ui/notice.ts';
import { notify } from '../../ui/toast/notify.ts';
import * as styles from './initiative-search.css.ts';

/** The filter bar of the projects (spec section 2): for now every use of it shows the notice. */
export function InitiativeSearch({ notice }: { notice: NoticeText }) {
  const announce = () => notify(notice);
  return (
    <search className={styles.bar}>
      <form
        className={styles.form}
        // A choice restored by the browser must not show the notice.
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault();
          announce();
        }}
      >
        <Choice
          label="Thème"
          name="theme"
          all="Tous les thèmes"
          options={THEMES}
          onPick={announce}
        />
        <label className={styles.field}>
          <span>Localisation</span>
          <input className={styles.input} name="lieu" placeholder="Province / Ville" />
        </label>
        <Choice
          label="Statut"
          name="statut"
          all="Tous les statuts"
          options={PROJECT_STATUSES}
          onPick={announce}
        />
        <button type="submit" className={button({})}>
          Rechercher
        </button>
      </form>
    </search>
  );
}

interface ChoiceProps {
  label: string;
  name: string;
  all: string;
  options: readonly string[];
  onPick: () => void;
}

const Choice = ({ label, name, all, options, onPick }: ChoiceProps) => (
  <label className={styles.field}>
    <span>{label}</span>
    <select className={styles.input} name={name} onChange={onPick}>
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  </label>
);
