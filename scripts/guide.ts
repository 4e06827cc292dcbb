import { staleGuide, writeGuide } from '../src/check/guide.ts';

const isCheck = process.argv.includes('--check');
const paths = isCheck ? await staleGuide() : await writeGuide();
for (const path of paths) console.log(isCheck ? `À récrire : ${path}` : `Récrit : ${path}`);
process.exitCode = isCheck && paths.length > 0 ? 1 : 0;
