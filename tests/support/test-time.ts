/**
 * The time of the browser tests: the same one on every site and page, whenever they run. `TEST_TIME` names another one.
 *
 * It lies in the future, because browsers judge the age of a cookie by a clock that no test moves: one that ends in their
 * past is not kept.
 */
export const TEST_TIME = Date.parse(process.env.TEST_TIME ?? '2036-05-14T12:00:00Z');

if (Number.isNaN(TEST_TIME)) throw new Error(`TEST_TIME is no time: ${process.env.TEST_TIME}`);
