import { expect, test } from 'vitest';
import { renderBody } from './render.ts';

/** Name, body, and all of the HTML that a page has of it. */
const SHOWN: [name: string, body: string, html: string][] = [
  [
    'two telephone numbers are links, a sample is none',
    'Au +241 77 45 67 89, au +241 66 12 34 56 ou au +241 00 00 00 00.',
    '<p>Au <a href="tel:+24177456789">+241 77 45 67 89</a>, au <a href="tel:+24166123456">+241 66 12 34 56</a> ou au +241 00 00 00 00.</p>',
  ],
  [
    'a number in a link is no link of its own',
    '[Au +241 77 45 67 89][ici] et [au +241 77 45 67 89](/contact)\n\n[ici]: /contact',
    '<p><a href="/contact">Au +241 77 45 67 89</a> et <a href="/contact">au +241 77 45 67 89</a></p>',
  ],
  [
    'a repeated title goes, alone',
    '# Un essai\n\nTexte.\n\n## Suite',
    '<p>Texte.</p>\n<h2 id="suite">Suite</h2>',
  ],
  [
    'a list keeps the numbers that are written',
    '2019. un\n2020. deux\n2022. trois',
    '<ol start="2019">\n<li>un</li>\n<li>deux</li>\n<li value="2022">trois</li>\n</ol>',
  ],
  ['a list of ones counts', '1. un\n1. deux', '<ol>\n<li>un</li>\n<li>deux</li>\n</ol>'],
  [
    'an address keeps its signs, words in a link get theirs',
    "[exemple.ga/l'eau](https://exemple.ga/l'eau), [l'eau](/contact), [`l'eau`](/contact), [l'**eau**](/l'eau)",
    '<p><a href="https://exemple.ga/l&#x27;eau">exemple.ga/l&#x27;eau</a>, <a href="/contact">l’eau</a>, <a href="/contact"><code>l&#x27;eau</code></a>, <a href="/l&#x27;eau">l’<strong>eau</strong></a></p>',
  ],
  [
    'a picture by reference has its decoded address, and words with French signs',
    '![L\'île][p]\n\n[p]: /images/%C3%AEle.svg "L\'autre"',
    '<p><img src="/images/île.svg" alt="L’île" title="L’autre"/></p>',
  ],
  [
    'an alert has its name in French, and keeps its text',
    '> [!WARNING]\n> Un *mot*.',
    '<aside role="note">\n<p><strong>Attention</strong></p>\n<p>Un <em>mot</em>.</p>\n</aside>',
  ],
  [
    'a text property of a block is typeset',
    '<Highlight title="L\'eau">\n\nTexte.\n\n</Highlight>',
    '<x-block name="Highlight" data-props="{&quot;title&quot;:&quot;L’eau&quot;}"><p>Texte.</p></x-block>',
  ],
];

test.each(SHOWN)('%s', async (_name, body, html) => {
  const shown = await renderBody(body);
  expect(shown.replace(/<link [^>]*>/g, '')).toBe(html);
});
