import { setFlagsFromString } from 'node:v8';

/**
 * Makes V8 wait longer before it optimizes a function: most of what a build loads runs for less time
 * than optimizing it takes, a sixth of a build's processor time. Imported first, for its effect.
 */
const FLAGS: Record<string, string> = {
  // Six times the default, of Node 20; then four times, of Node 22 to 26.
  '11': '--interrupt-budget=400000',
  '12': '--invocation-count-for-turbofan=12000',
  '13': '--invocation-count-for-turbofan=12000',
  '14': '--invocation-count-for-turbofan=12000',
};

const flag = FLAGS[process.versions.v8.split('.', 1)[0] ?? ''];
if (flag) setFlagsFromString(flag);
