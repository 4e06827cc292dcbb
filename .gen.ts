import { readFileSync, writeFileSync, readdirSync } from 'node:fs';
import { fixtureReport } from './tests/unit/check/fixture.ts';
const folders=process.argv.slice(2);
for (const f of folders) { const {text}=fixtureReport('tests/fixtures/'+f); writeFileSync('tests/fixtures/'+f+'/attendu.txt', text); console.log('=== '+f+'\n'+text.slice(0,2500)); }
