import { type MouseEvent, useRef, useState } from 'react';
import { mailAddress, whatsappAddress } from '../../site/contact-links.ts';
import type { Words } from '../../site/schema/interface.ts';
import { button } from '../../ui/button/button.css.ts';
import { ActionLink, Button, ButtonLink } from '../../ui/button/button.tsx';
import { type CopyNotices, copyText } from '../../ui/clipboard/copy-text.ts';
import { actions, dialog, title as titleClass } from '../../ui/dialog/dialog.css.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { NewTab } from '../../ui/link/link.tsx';

interface ShareInitiativeProps extends CopyNotices {
  label: string;
  title: string;
  /** Absolute address of the initiative's page. */
  address: string;
  words: Words['sharing'] & { newTab: string };
}

/** Button that shares an initiative: Web Share API or, where it is missing, a dialog; without scripts a WhatsApp link. */
export function ShareInitiative({ label, title, address, words, ...said }: ShareInitiativeProps) {
  const [isOpen, setOpen] = useState(false);
  const [status, setStatus] = useState('');
  const shown = useRef<HTMLParagraphElement>(null);
  const whatsapp = whatsappAddress('', `${title}\n${address}`);
  const mail = mailAddress('', title, address);
  const close = () => setOpen(false);
  const share = (event: MouseEvent) => {
    event.preventDefault();
    setStatus('');
    if (!('share' in navigator)) return setOpen(true);
    // On `AbortError` the visitor has closed the system's dialog, so no other dialog is opened.
    navigator.share({ title, url: address }).catch(({ name }) => setOpen(name !== 'AbortError'));
  };
  const copy = async () =>
    setStatus(((await copyText(address, shown.current)) ? said.copied : said.refused).message);
  return (
    <NewTab value={words.newTab}>
      <ActionLink href={whatsapp} className={button({ variant: 'link' })} onClick={share}>
        {label}
      </ActionLink>
      {isOpen && (
        <Dialog aria-labelledby="partage.titre" className={dialog} onClose={close}>
          <h2 id="partage.titre" className={titleClass}>
            {words.title}
          </h2>
          <p ref={shown}>{address}</p>
          <p role="status">{status}</p>
          <div className={actions}>
            <Button label={words.copy} data-copies="" onClick={copy} />
            <ButtonLink href={whatsapp} label={words.whatsapp} variant="outline" />
            <ButtonLink href={mail} label={words.email} variant="outline" />
            <Button label={words.close} variant="ghost" onClick={close} />
          </div>
        </Dialog>
      )}
    </NewTab>
  );
}
