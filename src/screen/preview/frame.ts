import { z } from 'zod';
import '../../layouts/styles.ts';
import { type PreviewMessage, type PreviewState, READY } from './messages.ts';
import { renderText } from './render-text.tsx';

z.config({ jitless: true });

const main = document.getElementById('apercu');
let known: Pick<PreviewMessage, 'files' | 'attachments'> = {};
/** Number of the last change: an earlier one that ends later is not shown. */
let last = 0;

/** Shows a text as the site does; a fault leaves what is shown, and is said by the screen. */
async function show({ edited, ...more }: PreviewMessage): Promise<void> {
  known = { ...known, ...more };
  const { files = [], attachments = new Map() } = known;
  const change = ++last;
  const state: PreviewState = { fault: '' };
  try {
    const { html, theme, lang } = await renderText({ files, attachments, edited });
    if (change !== last) return;
    document.querySelector('[role=status]')?.remove();
    document.documentElement.lang = lang;
    document.body.className = theme;
    const parsed = new DOMParser().parseFromString(html, 'text/html');
    main?.replaceChildren(...parsed.body.childNodes);
  } catch (error) {
    const sentence = error instanceof Error ? error.message : String(error);
    const isKept = main?.hasChildNodes();
    state.fault = isKept ? `L’aperçu montre le dernier état lisible. ${sentence}` : sentence;
    document.querySelector('[role=status]')?.remove();
  }
  parent.postMessage(state, location.origin);
}

addEventListener('message', ({ source, origin, data }: MessageEvent<PreviewMessage>) => {
  if (source === parent && origin === location.origin) void show(data);
});

// Nothing answers here: links would leave the preview, and forms the screen.
addEventListener('click', (event) => event.preventDefault(), true);
addEventListener('submit', (event) => event.preventDefault(), true);

if (parent !== self) parent.postMessage(READY, location.origin);
