import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { FormName } from '../../content/schema/site.ts';
import { changeAddress, didRestoreScroll, useAddress } from '../../ui/address/use-address.ts';
import { button } from '../../ui/button/button.css.ts';
import { Link } from '../../ui/link/link.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { type TabItem, TabList, tabId } from '../../ui/tabs/tab-list.tsx';
import * as tabs from '../../ui/tabs/tabs.css.ts';

/** A tab; its `id` is the anchor in the address, such as `#benevole`. */
interface ParticipateTab extends Omit<TabItem, 'leaves'> {
  text: string;
  /** Form in the panel; undefined for the tab of donors, which leads to the donation page (spec section 2). */
  form?: FormName;
}

interface ParticipateTabsProps {
  items: ParticipateTab[];
  donate: { href: string; hrefLang?: string };
  words: { label: string; give: string };
  /** Only at build time: renders a form, which is another live block. Hydration of the tabs must not change its HTML. */
  Form?: ComponentType<{ form: FormName; boxless: boolean }>;
}

/** A tab for each form, and one for donors. Without scripts all panels are shown below each other. */
export function ParticipateTabs({ items, donate, words, Form }: ParticipateTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const leave = useRef<HTMLAnchorElement>(null);
  const hash = useAddress(readHash);
  const forms = items.filter(({ form }) => form);
  // A link to the panel of donors shows it, and does not lead to the next page: the back button would lead there again.
  const linked = items.find(({ id }) => id === hash)?.id;
  // An anchor without a tab, such as `#contenu` of the skip link, does not change the chosen tab.
  const [chosen, setChosen] = useState(linked);
  if (chosen !== linked && (linked || !hash)) setChosen(linked);
  const selected = chosen ?? forms[0]?.id ?? '';
  const clicked = useRef(false);
  useEffect(() => {
    // While the page loaded, the panel was hidden and the browser could not scroll to it.
    if (linked && !clicked.current && !didRestoreScroll()) list.current?.scrollIntoView();
    clicked.current = false;
  }, [linked]);
  const choose = (id: string, leaves?: boolean) => {
    if (leaves) leave.current?.click();
    else if (id !== readHash()) {
      clicked.current = true;
      changeAddress(`#${id}`, 'replace');
    }
  };
  return (
    <div>
      <TabList
        label={words.label}
        tabs={items.map(({ form, ...tab }) => ({ ...tab, leaves: !form }))}
        selected={selected}
        onSelect={({ id, leaves }) => choose(id, leaves)}
        list={list}
      />
      {items.map(({ id, label, text, image, form }) => (
        <div
          key={id}
          id={id}
          role="tabpanel"
          aria-labelledby={tabId(id)}
          className={tabs.panel}
          data-selected={id === selected || undefined}
        >
          <h3 className={tabs.panelTitle}>{label}</h3>
          <p>{text}</p>
          {form && <Picture picture={image} alt="" sizes="20rem" />}
          {form ? (
            <div
              suppressHydrationWarning
              {...(Form ? { children: <Form form={form} boxless /> } : UNTOUCHED)}
            />
          ) : (
            <Link {...donate} ref={leave} className={button({})}>
              {words.give}
            </Link>
          )}
        </div>
      ))}
    </div>
  );
}

const UNTOUCHED = { dangerouslySetInnerHTML: { __html: '' } };

const readHash = () => location.hash.slice(1);
