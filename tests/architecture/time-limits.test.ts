/** The time limit of tests is set in one place, for the slowest machine (`vitest.config.ts`). */
import ts from 'typescript';
import { expect, it } from 'vitest';
import { readSources, walk } from './source';

const REGISTERS =
  /^(it|test|beforeAll|beforeEach|afterAll|afterEach)\b(?!\.each\b)|^(it|test)\.each\b.*\)$/s;

it('no test or hook of vitest has a time limit of its own', () => {
  let calls = 0;
  const faults: string[] = [];
  for (const { path, tree, imports } of readSources()) {
    if (!imports.some(({ specifier }) => specifier === 'vitest')) continue;
    walk(tree, (node) => {
      if (!ts.isCallExpression(node) || !REGISTERS.test(node.expression.getText(tree))) return;
      calls += 1;
      const last = node.arguments.at(-1);
      if (
        last &&
        (ts.isNumericLiteral(last) || /\btimeout\b/.test(last.getText(tree).slice(0, 40)))
      )
        faults.push(`${path}: ${last.getText(tree).slice(0, 40)}`);
    });
  }
  expect(calls).toBeGreaterThan(2_000);
  expect(faults).toEqual([]);
});
