import { readBody } from './src/mdx/read-body.ts';
const cpu=(f:()=>void)=>{const c=process.cpuUsage();f();const d=process.cpuUsage(c);return Math.round((d.user+d.system)/1000)};
const head='---\ntitle: x\n---\n\n';
for (const n of [2500,5000,10000,20000]) console.log(n, ...Object.entries({notes:'<!-- a\n\n',list:'- a\n',h:'# a\n\n',nl:'\n',paras:'Bonjour à tous.\n\n',q:'> a\n\n', link:'[a](/x)\n\n',nested:'- a\n  - b\n'}).map(([k,v])=>k+' '+cpu(()=>readBody({text:head+v.repeat(n),path:'pages/x.mdx'}))));
console.log(cpu(()=>readBody({text:head+'Bonjour à tous les amis. '.repeat(40000),path:'pages/x.mdx'})));
console.log(cpu(()=>readBody({text:head+('Bonjour à tous les amis, voici un texte. '.repeat(10)+'\n\n').repeat(2400),path:'pages/x.mdx'})));
