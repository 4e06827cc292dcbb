import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { isSampleNumber, mailAddress, whatsappAddress } from '../../site/contact-links.ts';
import type { Form } from '../../site/schema/form.ts';
import { touchLink } from '../../theme/classes.css.ts';
import { button } from '../../ui/button/button.css.ts';
import { ActionLink, Button } from '../../ui/button/button.tsx';
import { type CopyNotices, copyProps } from '../../ui/clipboard/copy-text.ts';
import { telAddress } from '../../values/text.ts';
import { OfflineNote } from '../embed/offline-note.tsx';
import { box } from '../section/boxes.css.ts';
import {
  type Answers,
  answersOf,
  type FormWords,
  messageOf,
  restoreAnswers,
  storeAnswers,
} from './answers.ts';
import { Fields } from './fields.tsx';
import * as styles from './message-form.css.ts';

interface MessageFormProps extends CopyNotices {
  form: string;
  content: Form;
  email: string;
  phone: string;
  words: FormWords & { write: string; call: string };
}

/** Maximum number of characters of a message in an address: e-mail programs and WhatsApp cut longer ones. */
const MAX_ADDRESS_LENGTH = 1800;

/** The site's own form: the answers become a message, which the visitor sends. Without scripts only the contacts show. */
export function MessageForm({ form: name, content, words, ...given }: MessageFormProps) {
  const { email, phone, copied, refused } = given;
  const form = useRef<HTMLFormElement>(null);
  // With a dot, because ids of headings have none.
  const id = `message.${name}` as const;
  const [answers, setAnswers] = useState<Answers>({});
  const text = messageOf(answers, content, words);
  const isLong = encodeURIComponent(text).length > MAX_ADDRESS_LENGTH;
  const update = (now: Answers) => {
    setAnswers(now);
    storeAnswers(name, now);
  };
  useEffect(() => {
    if (!form.current) return;
    restoreAnswers(name, form.current);
    setAnswers(answersOf(form.current));
  }, [name]);

  /** Cancels a click on a button while a field is missing or invalid; the browser then shows this field. */
  const send = (event: MouseEvent) => {
    if (!form.current?.reportValidity()) event.preventDefault();
    // Errors are shown from now on. Shown earlier, when a field loses the focus, an error would move the button during a tap.
    form.current?.setAttribute('data-asked', '');
  };
  const link = (href: string, label: string, target?: string) => (
    <ActionLink
      href={href}
      target={target}
      rel="noopener noreferrer"
      className={`${button({})} ${styles.sending}`}
      onClick={send}
    >
      {label}
    </ActionLink>
  );
  return (
    <div data-form={name} className={box}>
      <div data-contacts="" className={styles.contacts}>
        <p>{words.contacts}</p>
        <a href={`mailto:${email}`} className={touchLink}>
          {words.write}
        </a>
        {!isSampleNumber(phone) && (
          <>
            <br />
            <a href={telAddress(phone)} className={touchLink}>
              {words.call}
            </a>
          </>
        )}
      </div>
      {/* With the method `dialog` the browser sends nothing, also before hydration. */}
      <form
        ref={form}
        className={styles.form}
        method="dialog"
        aria-label={content.title}
        onInput={({ currentTarget }) => update(answersOf(currentTarget))}
        onReset={({ currentTarget }) => {
          delete currentTarget.dataset.asked;
          update({});
        }}
      >
        {/* The labels are content, which is French on English pages too. */}
        <div lang={words.lang === 'fr' ? undefined : 'fr'} className={styles.fields}>
          {content.intro && <p className={styles.intro}>{content.intro}</p>}
          <Fields form={name} fields={content.fields} words={words} />
        </div>
        <div className={styles.message}>
          <section aria-label={words.yours} className={styles.preview}>
            <strong aria-hidden="true">{words.yours}</strong>
            <p>
              <data id={id} value={text}>
                {text === content.title ? words.empty : text}
              </data>
            </p>
          </section>
          <p>{words.hint}</p>
          {isLong && <p role="status">{words.tooLong}</p>}
          {!isSampleNumber(phone) && link(whatsappAddress(phone, text), words.whatsapp, '_blank')}
          {link(mailAddress(email, content.title, text), words.email)}
          <Button
            label={words.copy}
            variant={isLong ? undefined : 'outline'}
            onClick={send}
            {...copyProps(id, { copied, refused })}
          />
          <Button label={words.erase} variant="ghost" type="reset" />
        </div>
      </form>
      <OfflineNote text={words.offline} />
    </div>
  );
}
