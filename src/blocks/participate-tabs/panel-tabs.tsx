import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { changeAddress, useAddress } from '../../ui/address/use-address.ts';
import { type TabItem, TabList } from '../../ui/tabs/tab-list.tsx';

interface PanelTabsProps {
  label: string;
  /** The `id` of a tab is the id of its panel, and the anchor in the address, such as `#benevole`. */
  tabs: readonly TabItem[];
}

/** Tabs that show one panel of the page; the address contains the choice. A tab that leaves follows the link in its panel. */
export function PanelTabs({ label, tabs }: PanelTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const hash = useAddress(readHash);
  // A link to the panel of donors shows it, and does not lead to the next page: the back button would lead there again.
  const linked = tabs.find(({ id }) => id === hash)?.id;
  // An anchor without a tab, such as `#contenu` of the skip link, does not change the tab.
  const [last, setLast] = useState(linked);
  if (last !== linked && (linked || !hash)) setLast(linked);
  const selected = last ?? tabs.find(({ leaves }) => !leaves)?.id ?? '';
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
  const select = ({ id, leaves }: TabItem) => {
    if (leaves) document.getElementById(id)?.querySelector('a')?.click();
    else if (id !== readHash()) {
      isOwnChange.current = true;
      changeAddress(`#${id}`, 'replace');
    }
  };
  return <TabList label={label} tabs={tabs} selected={selected} onSelect={select} list={list} />;
}

const readHash = () => location.hash.slice(1);
