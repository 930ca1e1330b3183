/** Whether this is `npm run test:long`, which runs more cases of slow tests. */
export const isLong = process.env['TEST_LONG'] === '1';
