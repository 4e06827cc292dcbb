/** CSS of the report, light and dark. */
export const REPORT_STYLES = `
:root{color-scheme:light dark}
*{box-sizing:border-box}
body{max-width:72rem;margin:auto;padding:2rem clamp(1rem,4vw,3rem);font:1.0625rem/1.55 system-ui,sans-serif;overflow-wrap:anywhere}
p{max-width:72ch;margin:.5rem 0}
.alerts{border-left:.5rem solid light-dark(#b4432b,#e88f72);padding-left:1rem}
ul{list-style:none;padding:0}
li{padding-block:.75rem;border-top:1px solid light-dark(#ccc,#555)}
ins{background:light-dark(#d9f2dd,#12381b);text-decoration:none}
del{background:light-dark(#fbdcdc,#4a1515)}
.passage{padding-left:1rem;border-left:3px solid light-dark(#ccc,#555)}
summary{cursor:pointer;min-height:32px;font-weight:600}
.views{display:flex;flex-wrap:wrap;gap:1rem;align-items:start}
figure{flex:1 1 16rem;max-width:fit-content;margin:0}
img{display:block;max-width:100%;height:auto;border:1px solid light-dark(#ccc,#555)}`;
