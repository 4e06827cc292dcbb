import { colorIn, type Scheme } from '../theme/colors.ts';
import { vars } from '../theme/contract.css.ts';

const { background, border, state, text } = vars.color;

/** Variables of the report -> variables of the site. */
const NAMES = {
  paper: background.page,
  ink: text.body,
  soft: text.quiet,
  link: text.link,
  alert: text.accent,
  line: border.soft,
  add: state.success,
  addInk: state.successText,
  del: state.danger,
  delInk: state.dangerText,
};

const colors = (scheme: Scheme) =>
  Object.entries(NAMES)
    .map(([name, variable]) => `--${name}:${colorIn('portfolio', scheme, variable)}`)
    .join(';');

/** CSS of the report, light and dark. */
export const REPORT_STYLES = `
:root{color-scheme:light dark;${colors('light')}}
@media(prefers-color-scheme:dark){:root{${colors('dark')}}}
*{box-sizing:border-box}
body{max-width:72rem;margin:auto;padding:2rem clamp(1rem,4vw,3rem);background:var(--paper);color:var(--ink);font:1.0625rem/1.55 system-ui,sans-serif;overflow-wrap:anywhere}
p{max-width:72ch;margin:.5rem 0}
a{color:var(--link)}
:focus-visible{outline:3px solid var(--alert);outline-offset:3px}
.quiet{display:block;color:var(--soft);font-size:.95rem}
.alerts{border-left:.5rem solid var(--alert);padding-left:1rem}
ul{list-style:none;padding:0}
li{padding-block:.75rem;border-top:1px solid var(--line)}
ins{background:var(--add);color:var(--addInk);text-decoration:none}
del{background:var(--del);color:var(--delInk)}
.passage{padding-left:1rem;border-left:3px solid var(--line)}
summary{cursor:pointer;min-height:32px;font-weight:600}
.views{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,26rem),1fr));gap:1rem;align-items:start}
.views>p{grid-column:1/-1}
.w390{grid-template-columns:repeat(auto-fit,minmax(12rem,390px))}
figure{margin:0}
.shot{position:relative;border:1px solid var(--line)}
.shot img{display:block;width:100%;height:auto}
.frame{position:absolute;inset-inline:12px;outline:3px solid var(--delInk);outline-offset:8px;pointer-events:none}`;
