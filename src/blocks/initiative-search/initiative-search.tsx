import type { Words } from '../../content/schema/interface.ts';
import { button } from '../../ui/button/button.css.ts';
import type { Notice } from '../../ui/notice.ts';
import { notify } from '../../ui/toast/notify.ts';
import * as styles from './initiative-search.css.ts';

interface InitiativeSearchProps {
  notice: Notice;
  words: Words['search'];
  themes: readonly string[];
  statuses: readonly string[];
}

/** Filter bar of the projects on a site without filters: a choice or a submission only shows a message (toast). */
export function InitiativeSearch({ notice, words, ...choices }: InitiativeSearchProps) {
  const announce = () => notify(notice);
  return (
    <search className={styles.bar}>
      <form
        className={styles.form}
        // The browser must not restore an earlier choice, which would show the message again.
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault();
          announce();
        }}
      >
        <Choice
          label={words.theme}
          name="theme"
          all={words.allThemes}
          options={choices.themes}
          onPick={announce}
        />
        <label className={styles.field}>
          <span>{words.location}</span>
          <input className={styles.input} name="lieu" placeholder={words.locationHint} />
        </label>
        <Choice
          label={words.status}
          name="statut"
          all={words.allStatuses}
          options={choices.statuses}
          onPick={announce}
        />
        <button type="submit" className={button({})}>
          {words.search}
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
