/** A page is hydrated part by part, and a part may come late: by then a store has moved on from what the server drew. */
import ts from 'typescript';
import { expect, it } from 'vitest';
import { readSources, walk } from './source';

/** What may be read as it is, and why. */
const AS_THEY_ARE: Readonly<Record<string, string>> = {
  'packages/widgets/src/features/script-editor/EditorProvider.tsx':
    'nothing of the editor is drawn by the server',
  'packages/widgets/src/parts/live-feed/use-live-board.ts':
    'the answers of the server come with the page',
};

it('no store is hydrated with its state of the moment', () => {
  const calls: string[] = [];
  const faults: string[] = [];
  for (const { path, role, tree } of readSources()) {
    if (role !== 'source') continue;
    walk(tree, (node) => {
      if (!ts.isCallExpression(node) || node.expression.getText(tree) !== 'useSyncExternalStore')
        return;
      calls.push(path);
      const [, read, drawn] = node.arguments;
      if (drawn !== undefined && drawn.getText(tree) === read?.getText(tree)) faults.push(path);
    });
  }
  expect(calls.length).toBeGreaterThan(20);
  expect(faults).toEqual(Object.keys(AS_THEY_ARE));
});

it('a date is drawn by Time alone, which hydrates another spelling of the server and is not translated', () => {
  const drawn: string[] = [];
  for (const { path, role, tree } of readSources()) {
    if (role !== 'source') continue;
    walk(tree, (node) => {
      if (!ts.isJsxOpeningElement(node) && !ts.isJsxSelfClosingElement(node)) return;
      if (node.tagName.getText(tree) === 'time') drawn.push(path);
    });
  }
  expect(drawn).toEqual(['packages/widgets/src/base/clock/Time.tsx']);
});
