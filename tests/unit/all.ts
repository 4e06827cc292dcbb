/** True in the nightly run (`npm run test:all`), which adds the tests that are rare and long, in both runners. */
export const ALL = process.env.TESTS === 'all';
