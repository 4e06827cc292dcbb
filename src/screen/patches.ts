/** Replacements in the code of Sveltia CMS, for one reason. The build stops if a newer version does not contain a replaced piece. */
interface Patch {
  /** Start of the title of a test that fails without the patch. */
  test: string;
  /** What breaks without the patch. */
  why: string;
  /** Piece of code -> its replacement. */
  code: Readonly<Record<string, string>>;
}

/** All patches; `owner` is the owner of the site's repository on GitHub. */
export const patchesFor = (owner: string): readonly Patch[] => [
  {
    test: 'the library of pictures is out of sight, and cannot write on the site',
    why: 'pictures could be written on main, without a review',
    code: {
      '(xA.current.length||hX.current.length||pX.current.length)&&e.push({key:`assets`':
        '!1&&e.push({key:`assets`',
    },
  },
  {
    test: 'the first news of a project needs its project, and goes to its folder',
    why: 'the first news of a project would have no folder to go to, and nothing would ask for one',
    code: {
      'g=A(Ca([])),_=k(()=>{if(!R(i))return':
        'g=A(Ca(globalThis.ecran.projectFolders(R(i),KI))),_=k(()=>{if(!R(i))return',
      'return{path:``,label:AF(R(i)),children:R(g)':
        'return{path:``,label:globalThis.ecran.folderPrompt(R(i))??AF(R(i)),children:R(g)',
    },
  },
  {
    test: 'a list shows the texts of all its folders, and where each is',
    why: 'a page or a news would be found only by who knows its folder',
    code: { 'return i?a?t===2:t<=2:t===1': 'return!0' },
  },
  {
    test: 'Escape does not leave a text, and its menu offers only what works',
    why: 'Escape would leave a text, a menu would rename it or offer a preview, a phone would not show which it is',
    code: {
      'W(s,e=>{JR.isSmallScreen?e(l):e(u,-1)})': 'W(s,e=>{e(u,-1)})',
      'OW.closeWithEscape&&!$X.current': '!1',
      'W(m,e=>{JR.isSmallScreen||e(h)})': '0',
      'W(b,e=>{JR.isLargeScreen&&e(x)})': '0',
    },
  },
  {
    test: 'after a save the text stays open',
    why: 'a save would lead away from the text, to a list where it may be hard to find',
    code: {
      'e.closeOnSave??=!0': 'e.closeOnSave??=!1',
      // What is typed while a save is running would be replaced with what was saved.
      'let r=await hze({draft:n,skipCI:e,overwrite:t})':
        'let r=await globalThis.ecran.whileInert(()=>hze({draft:n,skipCI:e,overwrite:t}))',
    },
  },
  {
    test: 'a new question gets the next number and its title as name',
    why: 'a text of a numbered list would have no number',
    code: {
      '_=hR(e,(e,t)=>Ehe(t,g)).trim()':
        '_=(i?``:globalThis.ecran.numberPrefix(n,e=>[...KI(e),...VZ(e)]))+hR(e,(e,t)=>Ehe(t,g)).trim()',
    },
  },
  {
    test: 'a photo that a phone named loses its name, and the day in it',
    why: 'the name of a photo would tell its day',
    code: {
      'i=aR(t,{slugificationEnabled:!0})':
        'i=aR(globalThis.ecran.photoName(t),{slugificationEnabled:!0})',
    },
  },
  {
    test: 'a row of a list says what it holds, opens where it is touched, and asks before it goes',
    why: 'a list would count its own name',
    code: {
      '(R(he).length===1?R(y):void 0)||R(l)||R(c)': 'R(he).length===1?`ligne`:`lignes`',
    },
  },
  {
    test: 'a draft of a new text can be discarded',
    why: 'nobody could discard a draft of a text that is not published yet',
    code: {
      'Ee=k(()=>R(Ce)&&(R(Te)||!SJ.current))': 'Ee=k(()=>R(Te))',
    },
  },
  {
    test: 'the first page leads to GitHub, and to a local copy second',
    why: 'the main button of the first page would not be that of GitHub',
    code: {
      'Cu(e,{variant:`secondary`,get label(){return R(t)},onclick:()=>{j(n,!0)}})':
        'Cu(e,{variant:`primary`,get label(){return R(t)},onclick:()=>{j(n,!0)}})',
      'variant:`primary`,get label(){return R(e)},get disabled(){return R(t)},onclick:async()=>{await bQ(`local`)}':
        'variant:`secondary`,get label(){return R(e)},get disabled(){return R(t)},onclick:async()=>{await bQ(`local`)}',
    },
  },
  {
    test: 'what another published since a text was opened stays',
    why: 'a save would undo what another wrote on main or in the proposal',
    code: {
      'let o=a?void 0:await fbe(n),s=await rY(e,{...t,branch:n,headOid:o});return a?{commit:s,pullRequest:a}:SJ.current&&i===`draft`?{commit:s,pullRequest:{title:r,branch:n,status:i,createdDate:s.date,updatedDate:s.date,files:[]}}:{commit:s,pullRequest:await OY({branch:n,title:r,status:i})}':
        'return globalThis.ecran.save({changes:e,options:t,branch:n,title:r,status:i,pullRequest:a},{graph:nJ,rest:tJ,commit:rY,propose:OY})',
    },
  },
  {
    test: 'a connection lost at any step of a save',
    why: 'a label that is lost would fail each later save',
    code: {
      'body:{labels:[vY(n)]}}),l}': 'body:{labels:[vY(n)]}}).catch(()=>{}),l}',
    },
  },
  {
    test: 'a proposal without its label is listed among the drafts',
    why: 'a proposal without a label would not be listed',
    code: {
      'labels: ${JSON.stringify(yY())}': '',
      'let t=bY(e.labels.nodes.map(e=>e.name));if(!t)return;':
        'let t=bY(e.labels.nodes.map(e=>e.name))??(e.headRefName.startsWith(`cms/`)?e.isDraft?`draft`:`pending_review`:void 0);if(!t)return;',
    },
  },
  {
    test: 'line ends, a BOM and outer blanks pass through the library unchanged',
    why: 'line ends, a BOM and outer blanks of a file would be lost when it is read or written',
    code: {
      'e=e.trim().replace(/\\r\\n?/g,`\n`);let o=!a&&ZP': 'let o=!a&&ZP',
      'return`${(await i(e)).trim()}\\n`': 'return await i(e)',
    },
  },
  {
    test: 'a file with a fault says so when it is opened, and refuses the save',
    why: 'a file that cannot be written would fail without a reason',
    code: {
      '(j(h,!0),j(g,``),console.error(t))': '(j(h,!0),j(g,t.message,!0),console.error(t))',
    },
  },
  {
    test: 'on GitHub, an article and its photo become one branch, one commit, one draft proposal',
    why: 'a proposal would be in English',
    code: {
      'body:`Automatically generated by Sveltia CMS`': 'body:`Écrit avec l’écran du site.`',
    },
  },
  {
    test: 'what it says on GitHub is French, and its token ends by itself',
    why: 'a token would never expire, and other hosts would be asked for the newest version and about GitHub',
    code: {
      '{name:`Sveltia CMS`,contents:`write`}': `{name:\`Écran du site\`,description:\`Écrire les textes du site et les proposer\`,target_name:\`${owner}\`,expires_in:\`90\`,contents:\`write\`}`,
      '`https://unpkg.com/@sveltia/cms`': '`data:,`',
      '`https://www.githubstatus.com/api/v2/status.json`':
        '`data:,{"status":{"indicator":"none"}}`',
    },
  },
  {
    test: 'an editor downloads at most 750 KB in gzip',
    why: 'the words of the library would be sent in English, too',
    code: { 'Vl(AQ,{...KSe,_sui:rfe})': 'Vl(AQ,{})' },
  },
  {
    test: 'a page can be enlarged with two fingers',
    why: 'letters could not be enlarged with two fingers',
    code: {
      '`maximum-scale=1`,': '',
    },
  },
];

/** Applies all patches to the code of Sveltia CMS; throws if the code does not contain a piece. */
export function patched(code: string, patches: readonly Patch[]): string {
  const pieces = patches.flatMap(({ code: pairs, why }) =>
    Object.entries(pairs).map(([theirs, ours]) => ({ theirs, ours, why })),
  );
  return pieces.reduce((text, { theirs, ours, why }) => {
    if (!text.includes(theirs))
      throw new Error(`The library no longer has this code: ${theirs}\nWithout its patch, ${why}.`);
    return text.replace(theirs, () => ours);
  }, code);
}
