/** The time limit of tests is set in one place, for the slowest machine (`vitest.config.ts`). */
import ts from 'typescript';
import { expect, it } from 'vitest';
import { readSources, walk } from './source';

const REGISTERS =
  /^(it|test|beforeAll|beforeEach|afterAll|afterEach)\b(?!\.each\b)|^(it|test)\.each\b.*\)$/s;

/** Sets the limit of `vi.waitFor`. */
const SETS_LIMITS = 'tests/support/patience.ts';
const WAITS = /(^|\.)(waitFor|waitUntil|waitForElementToBeRemoved|find(All)?By\w+|poll)$/;

it('no test, hook or wait of vitest has a time limit of its own', () => {
  let calls = 0;
  let waits = 0;
  const faults: string[] = [];
  for (const { path, tree, imports } of readSources()) {
    if (!imports.some(({ specifier }) => specifier === 'vitest')) continue;
    walk(tree, (node) => {
      if (!ts.isCallExpression(node)) return;
      const called = node.expression.getText(tree);
      const isWait = WAITS.test(called);
      if (!isWait && !REGISTERS.test(called)) return;
      if (isWait) waits += 1;
      else calls += 1;
      const last = node.arguments.at(-1);
      if (
        last &&
        !path.endsWith(SETS_LIMITS) &&
        (ts.isNumericLiteral(last) || /\btimeout\b/.test(last.getText(tree).slice(0, 40)))
      )
        faults.push(`${path}: ${last.getText(tree).slice(0, 40)}`);
    });
  }
  expect(calls).toBeGreaterThan(2_000);
  expect(waits).toBeGreaterThan(1_000);
  expect(faults).toEqual([]);
});
