export { UnitProgress as default } from './progress.ts';
