import { type ComponentType, useEffect, useState } from 'react';
import { usePageChange } from '../../layouts/shell/use-page-change.ts';
import { BASE } from '../../ui/base.ts';

type SearchDialog = ComponentType<{ onClose: () => void }>;

/**
 * The search over the page that is shown, by the button of the header or the key `/`. Its code and its words come with
 * its first opening; where they do not, the page of the search answers.
 */
export function SearchOver() {
  const [Shown, setShown] = useState<SearchDialog>();
  const close = () => setShown(undefined);
  usePageChange(close);
  useEffect(() => {
    const onSubmit = (event: SubmitEvent) => {
      const { target: form } = event;
      if (!(form instanceof HTMLFormElement) || !form.closest('header')) return;
      event.preventDefault();
      load(form).then(
        (Loaded) => setShown(() => Loaded),
        () => form.submit(),
      );
    };
    document.addEventListener('submit', onSubmit);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('submit', onSubmit);
      document.removeEventListener('keydown', onKey);
    };
  }, []);
  return Shown && <Shown onClose={close} />;
}

/** The dialog of the page that the form leads to: its data are asked for at once, and not after the code. */
async function load(form: HTMLFormElement): Promise<SearchDialog> {
  const page = new URL(form.action).pathname.slice(BASE.length);
  const data = fetch(`${BASE}donnees/${page}.json`);
  const [{ searchDialog }, answer] = await Promise.all([
    import('../../blocks/site-search/search-dialog.tsx'),
    data,
  ]);
  return searchDialog(answer);
}

function onKey(event: KeyboardEvent): void {
  const { key, target, altKey, ctrlKey, metaKey } = event;
  if (key !== '/' || altKey || ctrlKey || metaKey || isTyping(target)) return;
  event.preventDefault();
  document.querySelector<HTMLFormElement>('header form')?.requestSubmit();
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input,select,textarea,dialog') !== null);
