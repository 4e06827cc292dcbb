import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { messageOf } from '../../../src/blocks/message-form/answers.ts';
import { MessageForm } from '../../../src/blocks/message-form/message-form.tsx';
import { isSampleNumber, mailAddress, whatsappAddress } from '../../../src/site/contact-links.ts';
import type { FormField } from '../../../src/site/schema/form.ts';
import words from '../../content/interface/fr.json' with { type: 'json' };

const FORM_WORDS = { ...words.ownForms, wrong: words.wrong, lang: 'fr' } as const;

const field = (name: string, kind: FormField['kind'], label = name) => ({ name, kind, label });
const form = {
  title: 'Proposer',
  fields: [
    field('lieu', 'text', 'Le lieu'),
    field('quand', 'long', 'Quand ?'),
    field('budget', 'number', 'Le budget'),
    field('jour', 'date', 'Le jour'),
    field('accord', 'check', 'J’ai lu la charte'),
  ],
};

test('a message has each answer with its label, in the order of the fields', () => {
  const answers = {
    accord: 'on',
    jour: '2027-03-12',
    budget: '9500000',
    quand: 'Lundi.\nMardi.',
    lieu: 'Ndjolé',
  };
  expect(
    messageOf(answers, form, FORM_WORDS)
      .replace(/[\u00a0\u202f]/g, ' ')
      .split('\n'),
  ).toEqual([
    'Proposer',
    '',
    'Le lieu : Ndjolé',
    '',
    'Quand ?',
    'Lundi.',
    'Mardi.',
    '',
    'Le budget : 9 500 000',
    'Le jour : 12 mars 2027',
    'J’ai lu la charte : oui',
  ]);
  expect(messageOf({}, form, FORM_WORDS)).toBe('Proposer');
});

test('an emoji of which half is typed breaks no address', () => {
  const text = messageOf({ lieu: 'Ici \ud83c' }, form, FORM_WORDS);
  expect(whatsappAddress('+241 77 00 11 22', text)).toContain('Ici');
});

test.each([
  ['+241 77 00 11 22', '24177001122'],
  ['77 00 11 22', '24177001122'],
  ['00241 77 00 11 22', '24177001122'],
  ['+33 6 12 34 56 78', '33612345678'],
])('the number %s is %s at WhatsApp', (phone, number) => {
  expect(whatsappAddress(phone, 'a&b')).toBe(`https://wa.me/${number}?text=a%26b`);
});

test.each([
  ['+241 00 00 00 00', true],
  ['+241 77 00 00 00', false],
])('the number %s is a sample: %s', (phone, isSample) => {
  expect(isSampleNumber(phone)).toBe(isSample);
});

test.each([
  ['+241 00 00 00 00', false],
  ['+241 77 00 11 22', true],
])('a form that writes to %s leads to it: %s', (phone, isLed) => {
  const notice = { title: 'x', message: 'x' };
  const { ownForms } = words;
  const props = { form: 'map', content: form, email: 'a@b.ga', phone, copied: notice };
  const said = { ...FORM_WORDS, ...ownForms, write: 'Écrire', call: 'Appeler' };
  const markup = renderToStaticMarkup(
    createElement(MessageForm, { ...props, refused: notice, words: said }),
  );
  expect([/wa\.me/.test(markup), /tel:/.test(markup)]).toEqual([isLed, isLed]);
  expect(markup).toContain('mailto:');
});

test('the lines of an e-mail end with CRLF', () => {
  expect(mailAddress('a@b.ga', 'Été', 'x\ny')).toBe(
    'mailto:a@b.ga?subject=%C3%89t%C3%A9&body=x%0D%0Ay',
  );
});
