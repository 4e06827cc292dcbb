import type { Outcome } from '../outcome.ts';
import { type Html, html } from './html.ts';
import { cost, kilobytes, signed } from './words.ts';

/** Pages that weigh more or less than before, with what that costs a visitor. */
export function weightsHtml({ weights, price }: Outcome): Html {
  return html`<p>Ce que télécharge un téléphone lors d’une première visite, fichiers compressés.${
    price &&
    html` Au prix de ${price.pricePerMb} FCFA le mégaoctet (${price.source}, ${price.date}).`
  }</p>
<div class="scroll" tabindex="0" role="region" aria-label="Poids des pages"><table><thead><tr><th scope="col">Page</th><th scope="col">Avant</th><th scope="col">Après</th><th scope="col">Écart</th>${price && html`<th scope="col">Coût avant</th><th scope="col">Coût après</th>`}</tr></thead>
<tbody>${weights.map(({ route, before, after }) => html`<tr><td><code>${route}</code></td><td>${before ? kilobytes(before) : '–'}</td><td>${kilobytes(after)}</td><td>${signed(after - before, kilobytes(after - before))}</td>${price && html`<td>${before ? cost(before, price) : '–'}</td><td>${cost(after, price)}</td>`}</tr>`)}</tbody></table></div>`;
}
