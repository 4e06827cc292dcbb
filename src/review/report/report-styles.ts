import { colorIn, type Scheme } from '../../theme/colors.ts';
import { vars } from '../../theme/contract.css.ts';

const { accent, background, border, state, text } = vars.color;

/** Variables of the report -> variables of the site. */
const NAMES = {
  paper: background.page,
  deep: background.band,
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
:root{color-scheme:light dark;--frame:${colorIn('portfolio', 'light', accent.second)};${colors('light')}}
@media(prefers-color-scheme:dark){:root{${colors('dark')}}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.55 "Source Sans 3",Figtree,system-ui,sans-serif}
h1,h2,h3{font-family:Fraunces,"Iowan Old Style",Georgia,serif;font-weight:600;line-height:1.12;text-wrap:balance;margin:0}
h1{font-size:clamp(2rem,1.4rem + 2.6vw,3.4rem);max-width:20ch}
h2{font-size:clamp(1.5rem,1.2rem + 1.2vw,2.1rem);margin-bottom:1rem}
h3{font-size:1.25rem}
p{max-width:72ch;margin:.5rem 0;overflow-wrap:anywhere}
a{color:var(--link)}
:focus-visible{outline:3px solid var(--alert);outline-offset:3px}
.wrap{max-width:72rem;margin-inline:auto;padding-inline:clamp(1rem,4vw,3rem)}
.top{background:var(--deep);border-bottom:1px solid var(--line);padding-block:clamp(2rem,5vw,4rem) 2rem}
.kicker{font-size:.9rem;letter-spacing:.06em;text-transform:uppercase;color:var(--soft);margin:0 0 .75rem}
.lead{font-size:1.2rem}
.meta,.where,.under,figcaption,.foot{color:var(--soft);font-size:.95rem}
section{padding-block:clamp(2rem,4vw,3.25rem);border-bottom:1px solid var(--line)}
section:last-of-type{border:0}
.alerts{border-left:.5rem solid var(--alert);padding-left:clamp(1rem,2vw,1.5rem)}
.rows{list-style:none;margin:0;padding:0}
.rows>li{padding-block:.75rem;border-top:1px solid var(--line)}
.rows>li:first-child{border:0;padding-top:0}
code{font:.92em ui-monospace,"SF Mono",Menlo,Consolas,monospace}
ins{background:var(--add);color:var(--addInk);text-decoration:none;padding:.05em .1em}
del{background:var(--del);color:var(--delInk);padding:.05em .1em}
.hunk{margin:.75rem 0 0;padding:.2rem 0 .2rem 1rem;border-left:3px solid var(--line)}
.under{display:block}
details{margin-top:1rem}
summary{cursor:pointer;min-height:32px;font-weight:600}
.views{display:grid;gap:1.5rem;margin-top:1rem}
.pair{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,18rem),1fr));gap:1rem;align-items:start}
.w390 .pair{grid-template-columns:repeat(auto-fit,minmax(12rem,390px))}
figure{margin:0}
.shot{position:relative;max-height:34rem;overflow:auto;border:1px solid var(--line)}
.shot>div{position:relative}
.shot img{display:block;width:100%;height:auto}
.mark{position:absolute;left:12px;right:12px;outline:3px solid var(--frame);outline-offset:8px;pointer-events:none}
@media print{`.trim();
