import { escapeHtml } from '../content/text.ts';
import { withBase } from '../ui/base.ts';
import type { PictureData } from '../ui/picture/picture.tsx';

interface ErrorPage {
  title: string;
  /** What happened, in whole French sentences. */
  text: string;
  /** For developers, in English. */
  detail: string;
  picture?: PictureData;
}

const WAYS_OUT = [
  ['/', 'Retourner à l’accueil'],
  ['/projets', 'Découvrir les projets'],
  ['/je-participe', 'Participer\u00a0: Je Participe'],
  ['/blog', 'Lire le blog'],
  ['/ressources', 'Consulter les ressources'],
  ['/contact', 'Me contacter'],
] as const;

/**
 * The page for an unknown path or a failed rendering, as HTML: a French title, ways out, and the
 * technical detail under the spec's heading. A string, because it must not depend on what failed.
 */
export function errorHtml({ title, text, detail, picture }: ErrorPage): string {
  const image = picture
    ? `<img src="${escapeHtml(withBase(picture.src))}" alt="" width="${picture.width}" height="${picture.height}">`
    : '';
  const links = WAYS_OUT.map(
    ([href, label]) => `<li><a href="${escapeHtml(withBase(href))}">${escapeHtml(label)}</a></li>`,
  );
  return `<div class="erreur" lang="fr">
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)} Voici où continuer\u00a0:</p>
<ul>${links.join('')}</ul>
${image}<div lang="en"><h2>Unexpected Application Error!</h2><p><code>${escapeHtml(detail)}</code></p></div>
</div>`;
}
