import { KEPT } from '../../content/kept.ts';
import { BASE } from '../../ui/base.ts';
import { fieldsOf } from '../../ui/stored/stored-list.ts';
import type { Answers } from './message.ts';

/** Where this tab keeps what was typed in a form. */
const keyOf = (form: string) => KEPT.answers.name(BASE) + form;

/** Keeps the answers of a form in this tab, or forgets them. A blocked or full storage keeps nothing. */
export function keepAnswers(form: string, answers: Answers = {}): void {
  try {
    if (Object.keys(answers).length === 0) sessionStorage.removeItem(keyOf(form));
    else sessionStorage.setItem(keyOf(form), JSON.stringify(answers));
  } catch {}
}

/** Puts back what was typed in this tab. What was typed before hydration stays. */
export function restoreAnswers(form: string, element: HTMLFormElement): void {
  let kept: ReturnType<typeof fieldsOf>;
  try {
    kept = fieldsOf(JSON.parse(sessionStorage.getItem(keyOf(form)) ?? ''));
  } catch {}
  const [visit] = performance.getEntriesByType('navigation');
  // A browser fills the fields of a page that it loads again: also with what was erased once sent.
  const isFilled = (visit as PerformanceNavigationTiming | undefined)?.type !== 'navigate';
  for (const field of element.querySelectorAll<HTMLInputElement>('[name]')) {
    const answer = kept?.[field.name];
    if (answer === undefined && !isFilled) continue;
    if (field.type === 'checkbox') field.checked = answer !== undefined;
    else field.value = typeof answer === 'string' ? answer : '';
  }
}
