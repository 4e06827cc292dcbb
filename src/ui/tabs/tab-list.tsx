import { type KeyboardEvent, type RefObject, useState } from 'react';
import { Picture, type PictureData } from '../picture/picture.tsx';
import * as styles from './tabs.css.ts';

export interface TabItem {
  /** Id of the panel that the tab shows. */
  id: string;
  label: string;
  image?: PictureData | undefined;
  /** The tab leads to another page: arrow keys only focus it, so that nobody leaves by accident; a click or Enter follows it. */
  leaves?: boolean;
}

interface TabListProps {
  label: string;
  tabs: readonly TabItem[];
  selected: string;
  onSelect: (tab: TabItem) => void;
  list?: RefObject<HTMLDivElement | null>;
}

/** Id of the tab of the panel with id `panel`. */
export const tabId = (panel: string) => `onglet-${panel}`;

/** A row of tabs, of which Tab reaches only one (roving tabindex); arrow keys, Home and End move the focus. */
export function TabList({ label, tabs, selected, onSelect, list }: TabListProps) {
  const [focused, setFocused] = useState<string>();
  const onKeyDown = (event: KeyboardEvent) => {
    // With these keys it is a shortcut of the browser, such as Alt and an arrow key: back or forward.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const at = tabs.findIndex(({ id }) => id === (focused ?? selected));
    const tab = tabs[nextTab(event.key, at, tabs.length) ?? -1];
    if (!tab) return;
    event.preventDefault();
    document.getElementById(tabId(tab.id))?.focus();
    if (!tab.leaves) onSelect(tab);
  };
  return (
    <div role="tablist" aria-label={label} className={styles.list} ref={list}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={tabId(tab.id)}
          aria-controls={tab.id}
          aria-selected={tab.id === selected}
          tabIndex={tab.id === (focused ?? selected) ? 0 : -1}
          className={styles.tab}
          onClick={() => onSelect(tab)}
          onFocus={() => setFocused(tab.id)}
          onBlur={() => setFocused(undefined)}
          onKeyDown={onKeyDown}
        >
          <Picture picture={tab.image} alt="" sizes="6rem" />
          {tab.label}
        </button>
      ))}
    </div>
  );
}

/** Index of the tab that a key moves to, from tab `at` of `count`; undefined for any other key. */
export function nextTab(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count;
    case 'ArrowLeft':
      return (at + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
