/** A piece of the library's code that is replaced. The build stops where a newer version no longer has it. */
interface Patch {
  theirs: string;
  ours: string;
  /** What breaks without it. */
  why: string;
  /** The beginning of the title of a test that fails without it. */
  test: string;
}

/** What the library's code is replaced with, for a repository of this owner. */
export const patchesFor = (owner: string): readonly Patch[] => [
  {
    theirs: '(xA.current.length||hX.current.length||pX.current.length)&&e.push({key:`assets`',
    ours: '!1&&e.push({key:`assets`',
    why: 'pictures could be written on main, without a review',
    test: 'the library of pictures is out of sight, and cannot write on the site',
  },
  {
    theirs: 'g=A(Ca([])),_=k(()=>{if(!R(i))return',
    ours: 'g=A(Ca(globalThis.ecran.folders(R(i),KI))),_=k(()=>{if(!R(i))return',
    why: 'the first news of a project would have no folder to go to',
    test: 'the first news of a project needs its project, and goes to its folder',
  },
  {
    theirs: 'return{path:``,label:AF(R(i)),children:R(g)',
    ours: 'return{path:``,label:globalThis.ecran.rootOf(R(i))??AF(R(i)),children:R(g)',
    why: 'nothing would ask for the project of a piece of news',
    test: 'the first news of a project needs its project, and goes to its folder',
  },
  {
    theirs: 'W(s,e=>{JR.isSmallScreen?e(l):e(u,-1)})',
    ours: 'W(s,e=>{e(u,-1)})',
    why: 'a phone would not show which text is open',
    test: 'Escape does not leave a text, and its menu offers only what works',
  },
  {
    theirs: '_=hR(e,(e,t)=>Ehe(t,g)).trim()',
    ours: '_=(i?``:globalThis.ecran.numberFor(n,KI))+hR(e,(e,t)=>Ehe(t,g)).trim()',
    why: 'a text of a numbered list would have no number',
    test: 'a new question gets the next number and its title as name',
  },
  {
    theirs: 'i=aR(t,{slugificationEnabled:!0})',
    ours: 'i=aR(globalThis.ecran.pictureName(t),{slugificationEnabled:!0})',
    why: 'the name of a photo would tell its day',
    test: 'a photo that a phone named loses its name, and the day in it',
  },
  {
    theirs: '(R(he).length===1?R(y):void 0)||R(l)||R(c)',
    ours: 'R(he).length===1?`ligne`:`lignes`',
    why: 'a list would count its own name',
    test: 'a row of a list says what it holds, opens where it is touched, and asks before it goes',
  },
  {
    theirs: 'OW.closeWithEscape&&!$X.current',
    ours: '!1',
    why: 'Escape would leave a text that is being written',
    test: 'Escape does not leave a text, and its menu offers only what works',
  },
  {
    theirs: 'Ee=k(()=>R(Ce)&&(R(Te)||!SJ.current))',
    ours: 'Ee=k(()=>R(Te))',
    why: 'nobody could discard a draft of a text that is not published yet',
    test: 'a draft of a new text can be discarded',
  },
  {
    theirs: 'W(m,e=>{JR.isSmallScreen||e(h)})',
    ours: '0',
    why: 'a menu would offer to rename a file that others name',
    test: 'Escape does not leave a text, and its menu offers only what works',
  },
  {
    theirs: 'W(b,e=>{JR.isLargeScreen&&e(x)})',
    ours: '0',
    why: 'a menu would offer a preview that there is not',
    test: 'Escape does not leave a text, and its menu offers only what works',
  },
  {
    theirs: 'Cu(e,{variant:`secondary`,get label(){return R(t)},onclick:()=>{j(n,!0)}})',
    ours: 'Cu(e,{variant:`primary`,get label(){return R(t)},onclick:()=>{j(n,!0)}})',
    why: 'the main button of the first page would not be that of GitHub',
    test: 'the first page leads to GitHub, and to a local copy second',
  },
  {
    theirs:
      'variant:`primary`,get label(){return R(e)},get disabled(){return R(t)},onclick:async()=>{await bQ(`local`)}',
    ours: 'variant:`secondary`,get label(){return R(e)},get disabled(){return R(t)},onclick:async()=>{await bQ(`local`)}',
    why: 'the main button of the first page would not be that of GitHub',
    test: 'the first page leads to GitHub, and to a local copy second',
  },
  {
    theirs:
      'let o=a?void 0:await fbe(n),s=await rY(e,{...t,branch:n,headOid:o});return a?{commit:s,pullRequest:a}:SJ.current&&i===`draft`?{commit:s,pullRequest:{title:r,branch:n,status:i,createdDate:s.date,updatedDate:s.date,files:[]}}:{commit:s,pullRequest:await OY({branch:n,title:r,status:i})}',
    ours: 'return globalThis.ecran.save({changes:e,options:t,branch:n,title:r,status:i,pullRequest:a},{graph:nJ,rest:tJ,commit:rY,propose:OY})',
    why: 'a save would undo what another wrote on main or in the proposal',
    test: 'what another published since a text was opened stays',
  },
  {
    theirs: 'body:{labels:[vY(n)]}}),l}',
    ours: 'body:{labels:[vY(n)]}}).catch(()=>{}),l}',
    why: 'a label that is lost would fail each later save',
    test: 'a connection lost at any step of a save',
  },
  {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a piece of the library’s code
    theirs: 'labels: ${JSON.stringify(yY())}',
    ours: '',
    why: 'a proposal without a label would not be listed',
    test: 'a proposal without its label is listed among the drafts',
  },
  {
    theirs: 'let t=bY(e.labels.nodes.map(e=>e.name));if(!t)return;',
    ours: 'let t=bY(e.labels.nodes.map(e=>e.name))??(e.headRefName.startsWith(`cms/`)?e.isDraft?`draft`:`pending_review`:void 0);if(!t)return;',
    why: 'a proposal without a label would not be listed',
    test: 'a proposal without its label is listed among the drafts',
  },
  {
    theirs: 'e=e.trim().replace(/\\r\\n?/g,`\n`);let o=!a&&ZP',
    ours: 'let o=!a&&ZP',
    why: 'line ends, a BOM and outer blanks of a file would be lost when it is read',
    test: 'line ends, a BOM and outer blanks pass through the library unchanged',
  },
  {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a piece of the library’s code
    theirs: 'return`${(await i(e)).trim()}\\n`',
    ours: 'return await i(e)',
    why: 'outer blanks of a file would be lost when it is written',
    test: 'line ends, a BOM and outer blanks pass through the library unchanged',
  },
  {
    theirs: '(j(h,!0),j(g,``),console.error(t))',
    ours: '(j(h,!0),j(g,t.message,!0),console.error(t))',
    why: 'a file that cannot be written would fail without a reason',
    test: 'a file with a fault says so when it is opened, and refuses the save',
  },
  {
    theirs: 'body:`Automatically generated by Sveltia CMS`',
    ours: 'body:`Écrit avec l’écran du site.`',
    why: 'a proposal would be in English',
    test: 'on GitHub, an article and its photo become one branch, one commit, one draft proposal',
  },
  {
    theirs: '{name:`Sveltia CMS`,contents:`write`}',
    ours: `{name:\`Écran du site\`,description:\`Écrire les textes du site et les proposer\`,target_name:\`${owner}\`,expires_in:\`90\`,contents:\`write\`}`,
    why: 'a token would never expire',
    test: 'what it says on GitHub is French, and its token ends by itself',
  },
  {
    theirs: '`maximum-scale=1`,',
    ours: '',
    why: 'letters could not be enlarged with two fingers',
    test: 'a page can be enlarged with two fingers',
  },
  {
    theirs: '`https://unpkg.com/@sveltia/cms`',
    ours: '`data:,`',
    why: 'it would ask another host for its newest version',
    test: 'what it says on GitHub is French, and its token ends by itself',
  },
  {
    theirs: '`https://www.githubstatus.com/api/v2/status.json`',
    ours: '`data:,{"status":{"indicator":"none"}}`',
    why: 'it would ask another host about GitHub',
    test: 'what it says on GitHub is French, and its token ends by itself',
  },
];

/** The library's code with every patch; throws where a newer version no longer has a piece. */
export function patched(code: string, patches: readonly Patch[]): string {
  return patches.reduce((text, { theirs, ours, why }) => {
    if (!text.includes(theirs))
      throw new Error(`The library no longer has this code: ${theirs}\nWithout its patch, ${why}.`);
    return text.replace(theirs, () => ours);
  }, code);
}
