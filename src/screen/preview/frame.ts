import { z } from 'zod';
import '../../layouts/styles.ts';
import { type PreviewMessage, renderText } from './render-text.ts';

z.config({ jitless: true });

const main = document.getElementById('apercu');
let known: PreviewMessage = {};
/** Number of the last change: an earlier one that ends later is not shown. */
let last = 0;

/** Shows a text as the site does; a fault leaves what is shown. The screen gets its French sentence, or an empty one. */
async function show(message: PreviewMessage): Promise<void> {
  known = { ...known, ...message };
  const { files = [], attachments = new Map(), edited } = known;
  if (!edited) return;
  const change = ++last;
  let fault = '';
  try {
    const { html, theme, lang } = await renderText({ files, attachments, edited });
    if (change !== last) return;
    document.documentElement.lang = lang;
    document.body.className = theme;
    const parsed = new DOMParser().parseFromString(html, 'text/html');
    main?.replaceChildren(...parsed.body.childNodes);
  } catch (error) {
    fault = error instanceof Error ? error.message : String(error);
  }
  document.querySelector('[role=status]')?.remove();
  parent.postMessage(fault, location.origin);
}

addEventListener('message', ({ source, origin, data }: MessageEvent<PreviewMessage>) => {
  if (source === parent && origin === location.origin) void show(data);
});

// Nothing answers here: links would leave the preview, and forms the screen.
addEventListener('click', (event) => event.preventDefault(), true);
addEventListener('submit', (event) => event.preventDefault(), true);
