import { STORED_DATA } from '../../site/stored-data.ts';
import { BASE } from '../../ui/base.ts';
import { fieldsOf } from '../../ui/stored/stored-list.ts';
import type { Answers } from './message.ts';

const keyOf = (form: string) => STORED_DATA.answers.name(BASE) + form;

/** Stores the answers of a form in sessionStorage, or removes them if empty. Ignores a blocked or full storage. */
export function storeAnswers(form: string, answers: Answers = {}): void {
  try {
    if (Object.keys(answers).length === 0) sessionStorage.removeItem(keyOf(form));
    else sessionStorage.setItem(keyOf(form), JSON.stringify(answers));
  } catch {}
}

/** Fills the fields with the stored answers of this tab; other fields keep text typed before hydration. */
export function restoreAnswers(form: string, element: HTMLFormElement): void {
  let stored: ReturnType<typeof fieldsOf>;
  try {
    stored = fieldsOf(JSON.parse(sessionStorage.getItem(keyOf(form)) ?? ''));
  } catch {}
  const [visit] = performance.getEntriesByType('navigation');
  // On a reload the browser fills fields itself, also with erased answers: fields without stored answer are then emptied.
  const isFilled = (visit as PerformanceNavigationTiming | undefined)?.type !== 'navigate';
  for (const field of element.querySelectorAll<HTMLInputElement>('[name]')) {
    const answer = stored?.[field.name];
    if (answer === undefined && !isFilled) continue;
    if (field.type === 'checkbox') field.checked = answer !== undefined;
    else field.value = typeof answer === 'string' ? answer : '';
  }
}
