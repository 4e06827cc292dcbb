import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { fromTablet } from '../../theme/screens.ts';
import { changeAddress, useAddress } from '../../ui/address/use-address.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import type { PictureData } from '../../values/picture.ts';
import * as styles from './tabs.css.ts';

interface Tab {
  /** Id of the panel that the tab shows, and the anchor in the address, such as `#benevole`. */
  id: string;
  label: string;
  image?: PictureData | undefined;
  /** The tab leads to another page: arrow keys only focus it, so that nobody leaves by accident; a click or Enter follows it. */
  leaves?: boolean;
}

/** Id of the tab of the panel with id `panel`. */
export const tabId = (panel: string) => `onglet-${panel}`;

const readHash = () => location.hash.slice(1);

/**
 * Tabs that show one panel of the page; the address contains the choice. Tab reaches only one of them (roving tabindex);
 * arrow keys, Home and End move the focus. A tab that leaves follows the link in its panel.
 */
export function PanelTabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const list = useRef<HTMLDivElement>(null);
  const hash = useAddress(readHash);
  // A link to the panel of donors shows it, and does not lead to the next page: the back button would lead there again.
  const linked = tabs.find(({ id }) => id === hash)?.id;
  // An anchor without a tab, such as `#contenu` of the skip link, does not change the tab.
  const [last, setLast] = useState(linked);
  if (last !== linked && (linked || !hash)) setLast(linked);
  const selected = last ?? tabs.find(({ leaves }) => !leaves)?.id ?? '';
  const [focused, setFocused] = useState<string>();
  const reached = focused ?? selected;
  const isOwnChange = useRef(false);
  useLayoutEffect(() => {
    for (const { id } of tabs)
      document.getElementById(id)?.toggleAttribute('data-selected', id === selected);
  }, [tabs, selected]);
  useEffect(() => {
    // While the page loaded, the panel was hidden and the browser could not scroll to it.
    if (linked && !isOwnChange.current) list.current?.scrollIntoView();
    isOwnChange.current = false;
  }, [linked]);
  const select = ({ id, leaves }: Tab, scrolls = false) => {
    if (leaves) document.getElementById(id)?.querySelector('a')?.click();
    else if (id !== readHash()) {
      isOwnChange.current = !scrolls;
      changeAddress(`#${id}`, 'replace');
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // With these keys it is a shortcut of the browser, such as Alt and an arrow key: back or forward.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const at = tabs.findIndex(({ id }) => id === reached);
    const tab = tabs[nextTab(event.key, at, tabs.length) ?? -1];
    if (!tab) return;
    event.preventDefault();
    document.getElementById(tabId(tab.id))?.focus();
    if (!tab.leaves) select(tab);
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
          tabIndex={tab.id === reached ? 0 : -1}
          className={styles.tab}
          // On a phone the form is below the tabs, mostly outside the screen.
          onClick={() => select(tab, !matchMedia(fromTablet).matches)}
          onFocus={() => setFocused(tab.id)}
          onBlur={() => setFocused(undefined)}
          onKeyDown={onKeyDown}
        >
          <Picture picture={tab.image} alt="" sizes="6rem" className={styles.icon} />
          {tab.label}
        </button>
      ))}
    </div>
  );
}

/** Index of the tab that a key moves to, from tab `at` of `count`; undefined for any other key. */
function nextTab(key: string, at: number, count: number): number | undefined {
  const ways: Readonly<Record<string, number>> = {
    ArrowRight: (at + 1) % count,
    ArrowLeft: (at + count - 1) % count,
    Home: 0,
    End: count - 1,
  };
  return ways[key];
}
