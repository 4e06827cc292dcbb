import { useEffect, useState } from 'react';
import { dayInGabon, writtenDay } from '../../content/days.ts';
import type { Lang } from '../../content/languages.ts';
import * as styles from './support-panel.css.ts';

/** On paper, the day on which a sheet is printed: what it says changes. */
export function PrintDay({ words, lang }: { words: string; lang: Lang }) {
  const [day, setDay] = useState('');
  useEffect(() => {
    const say = () => setDay(writtenDay(dayInGabon(new Date()), lang));
    say();
    addEventListener('beforeprint', say);
    return () => removeEventListener('beforeprint', say);
  }, [lang]);
  return <p className={styles.printed}>{day && words.replace('{day}', day)}</p>;
}
