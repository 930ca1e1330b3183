/** Whether this is `npm run test:long`, which tries more of what takes long. */
export const isLong = process.env['TEST_LONG'] === '1';
