import { vars } from '../theme/contract.css.ts';
import { fontSize, fontWeight, radius, space, touchTarget, zIndex } from '../theme/scale.ts';

const { background, text } = vars.color;
const ground = `background:${background.strong};color:${text.onStrong};font-size:${fontSize.small}`;

/** The styles of a preview's banner and notices: not in the site's sheet, which pays nothing for them. */
export const previewStyles = [
  `.apercu{position:fixed;left:${space[1]};bottom:${space[1]};z-index:${zIndex.header};max-width:min(24rem,calc(100vw - ${space[2]}));border-radius:${radius.small};${ground}}`,
  `.apercu summary{font:inherit;font-weight:${fontWeight.label};cursor:pointer;min-height:${touchTarget};padding:${space[1]} ${space[2]}}`,
  `.apercu div{max-height:60vh;overflow:auto;padding:0 ${space[2]} ${space[2]}}`,
  `.apercu a{display:inline-block;min-height:${touchTarget};color:inherit}`,
  `.ruban{margin:0;padding:${space[1]} ${space[2]};text-align:center;font-weight:${fontWeight.label};${ground}}`,
].join('');
