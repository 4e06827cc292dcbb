/** The report's look: the site's paper, ink and pigments, light and dark; no file beside it. */
export const REPORT_STYLES = `
:root{color-scheme:light dark;--paper:#fbf6ec;--deep:#f3ead9;--ink:#15261e;--soft:#4a5a50;--line:#d9cdb6;--canopy:#14503a;--laterite:#a63d28;--sun:#f2a82e;--add:#d3ead9;--addInk:#0f4a2c;--del:#f8dcd3;--delInk:#8c2d1a;--card:#fffdf8}
@media(prefers-color-scheme:dark){:root{--paper:#0f1c16;--deep:#16271f;--ink:#f1ead9;--soft:#b3bfb4;--line:#33473c;--canopy:#8fd0b0;--laterite:#f0957c;--sun:#f2a82e;--add:#1d4a33;--addInk:#c5f0d6;--del:#58281d;--delInk:#ffd5c8;--card:#14231b}}
*{box-sizing:border-box}
html{scroll-padding-top:4rem}
body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.55 "Source Sans 3",Figtree,system-ui,sans-serif}
h1,h2,h3{font-family:Fraunces,"Iowan Old Style",Georgia,serif;line-height:1.12;text-wrap:balance;margin:0}
h1{font-size:clamp(2rem,1.4rem + 2.6vw,3.4rem);font-weight:600;max-width:20ch}
h2{font-size:clamp(1.5rem,1.2rem + 1.2vw,2.1rem);font-weight:600;margin-bottom:1rem}
h3{font-size:1.25rem;font-weight:600}
a{color:var(--canopy)}
:focus-visible{outline:3px solid var(--laterite);outline-offset:3px}
.wrap{max-width:72rem;margin-inline:auto;padding-inline:clamp(1rem,4vw,3rem)}
.top{background:var(--deep);border-bottom:1px solid var(--line);padding-block:clamp(2rem,5vw,4rem) 2rem}
.kicker{font-size:.9rem;letter-spacing:.06em;text-transform:uppercase;color:var(--soft);margin:0 0 .75rem}
.lead{font-size:1.2rem;max-width:62ch;margin:1rem 0 0}
.meta{color:var(--soft);font-size:.95rem;margin:.75rem 0 0}
.nav{position:sticky;top:0;z-index:2;background:var(--paper);border-bottom:1px solid var(--line)}
.nav ul{display:flex;gap:.25rem 1.5rem;overflow-x:auto;list-style:none;margin:0;padding:0}
.nav a{display:inline-flex;align-items:center;gap:.5rem;min-height:44px;white-space:nowrap;text-decoration:none;color:var(--ink)}
.nav b{font-variant-numeric:tabular-nums;background:var(--deep);border-radius:1rem;padding:0 .5rem}
.nav .alert b{background:var(--laterite);color:var(--paper)}
section{padding-block:clamp(2rem,4vw,3.25rem);border-bottom:1px solid var(--line)}
section:last-of-type{border:0}
.alerts{border-left:.5rem solid var(--laterite);padding-left:clamp(1rem,2vw,1.5rem)}
.rows{list-style:none;margin:0;padding:0;display:grid;gap:1.25rem}
.rows>li{padding-top:1.25rem;border-top:1px solid var(--line)}
.rows>li:first-child{border:0;padding-top:0}
.tag{display:inline-block;font-size:.85rem;font-weight:600;color:var(--laterite)}
.swap{display:grid;grid-template-columns:1fr 1fr;gap:1px;background:var(--line);margin:.6rem 0}
.swap>*{background:var(--card);padding:.6rem .8rem;margin:0;overflow-wrap:anywhere;font-size:1.1rem}
.swap small{display:block;color:var(--soft);font-size:.85rem}
@media(max-width:40rem){.swap{grid-template-columns:1fr}}
code{font:.92em ui-monospace,"SF Mono",Menlo,Consolas,monospace;overflow-wrap:anywhere}
.paste{display:block;background:var(--deep);padding:.6rem .8rem;margin-top:.4rem;user-select:all}
ins{background:var(--add);color:var(--addInk);text-decoration:none;padding:.05em .1em}
del{background:var(--del);color:var(--delInk);padding:.05em .1em}
.hunk{margin:.75rem 0 0;padding:.2rem 0 .2rem 1rem;border-left:3px solid var(--line);max-width:72ch;overflow-wrap:anywhere}
.under{display:block;color:var(--soft);font-size:.9rem}
.where{color:var(--soft);font-size:.95rem}
.where code{white-space:normal}
details{margin-top:1rem}
summary{cursor:pointer;min-height:32px;font-weight:600}
.views{display:grid;gap:1.5rem;margin-top:1rem}
.pair{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,18rem),1fr));gap:1rem;align-items:start}
.w390 .pair{grid-template-columns:repeat(auto-fit,minmax(12rem,390px))}
figure{margin:0}
figcaption{font-size:.9rem;color:var(--soft);margin-bottom:.35rem}
.shot{position:relative;max-height:34rem;overflow:auto;border:1px solid var(--line);background:#fff}
.shot>div{position:relative}
.shot img{display:block;width:100%;height:auto}
.mark{position:absolute;border:3px solid #d4371c;border-radius:4px;box-shadow:0 0 0 2px #fff;pointer-events:none}
.place{position:absolute;left:0;right:0;border-top:3px dashed #d4371c}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
.scroll{overflow-x:auto}
th,td{text-align:right;padding:.5rem .75rem;border-bottom:1px solid var(--line);white-space:nowrap}
th:first-child,td:first-child{text-align:left;padding-left:0}
th{font-weight:600;color:var(--soft);font-size:.9rem}
.foot{color:var(--soft);font-size:.95rem;padding-block:2rem 4rem}
@media print{.nav{position:static}.shot{max-height:none}}
`.trim();
