import { type MouseEvent, useRef, useState } from 'react';
import { mailAddress, whatsappAddress } from '../../site/contact-links.ts';
import type { Words } from '../../site/schema/interface.ts';
import { button } from '../../ui/button/button.css.ts';
import { ActionLink, Button, ButtonLink } from '../../ui/button/button.tsx';
import { copyText } from '../../ui/clipboard/copy-text.ts';
import { actions, dialog, title as titleClass } from '../../ui/dialog/dialog.css.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { NewTab } from '../../ui/link/link.tsx';
import type { Notice } from '../../ui/notice.ts';
import { notify } from '../../ui/toast/notify.ts';

interface ShareInitiativeProps {
  label: string;
  title: string;
  /** Absolute address of the initiative's page. */
  address: string;
  words: Words['sharing'] & { newTab: string };
  copied: Notice;
  refused: Notice;
}

const TITLE = 'partage-titre';

/** Button that shares an initiative: Web Share API or, where it is missing, a dialog; without scripts a WhatsApp link. */
export function ShareInitiative({
  label,
  title,
  address,
  words,
  copied,
  refused,
}: ShareInitiativeProps) {
  const [isOpen, setOpen] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const shown = useRef<HTMLParagraphElement>(null);
  const whatsapp = whatsappAddress('', `${title}\n${address}`);

  const share = async (event: MouseEvent) => {
    event.preventDefault();
    setRefused(false);
    if (!('share' in navigator)) return setOpen(true);
    try {
      await navigator.share({ title, url: address });
    } catch (error) {
      // On `AbortError` the visitor has closed the system's dialog, so no other dialog is opened.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setOpen(true);
    }
  };
  const copy = async () => {
    if (!(await copyText(address, shown.current))) return setRefused(true);
    // The dialog is closed first: it would cover the toast.
    setOpen(false);
    notify(copied);
  };

  return (
    <>
      <ActionLink
        href={whatsapp}
        target="_blank"
        rel="noopener noreferrer"
        className={button({ variant: 'link' })}
        onClick={share}
      >
        {label}
      </ActionLink>
      {isOpen && (
        <Dialog aria-labelledby={TITLE} className={dialog} onClose={() => setOpen(false)}>
          <h2 id={TITLE} className={titleClass}>
            {words.title}
          </h2>
          <p ref={shown}>{address}</p>
          <p role="status">{isRefused && refused.message}</p>
          <NewTab value={words.newTab}>
            <div className={actions}>
              <Button label={words.copy} data-copies="" onClick={copy} />
              <ButtonLink href={whatsapp} label={words.whatsapp} variant="outline" />
              <ButtonLink
                href={mailAddress('', title, address)}
                label={words.email}
                variant="outline"
              />
              <Button label={words.close} variant="ghost" onClick={() => setOpen(false)} />
            </div>
          </NewTab>
        </Dialog>
      )}
    </>
  );
}
