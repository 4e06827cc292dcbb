/** True for the long run (`TESTS=all`): all draws, and what is rare. */
export const ALL = process.env.TESTS === 'all';
