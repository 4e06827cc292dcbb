export { encode } from './encode.ts';
export { factsOf } from './facts.ts';
export { upright } from './upright.ts';
