/** Keys of an input method are told apart in one place, and no handler of keys leaves that out. */
import ts from 'typescript';
import { expect, it } from 'vitest';
import { readSources, walk, type Source } from './source';

const HOME = 'packages/ui/src/input-method/';

/** Handlers whose keys no input method writes with, and why. */
const WITHOUT_TEXT: Readonly<Record<string, string>> = {
  'packages/ui/src/accordion/Accordion.tsx': 'headings alone',
  'packages/ui/src/after-press/after-press.ts': 'any key is one of the viewer',
  'packages/ui/src/tabs/Tabs.tsx': 'tabs alone',
  'packages/ui/src/virtual-list/VirtualGrid.tsx': 'leaves fields out',
  'packages/ui/src/virtual-list/VirtualList.tsx': 'leaves fields out',
  'packages/widgets/src/features/commands/KeyRecorder.tsx': 'a box of keys, which is no field',
  'packages/widgets/src/features/highlights-bar/HighlightsBar.tsx': 'buttons alone',
  'packages/widgets/src/features/multiview/layouts/PreviewBar.tsx': 'buttons alone',
  'packages/widgets/src/features/multiview/layouts/use-swap.ts': 'pictures alone',
  'packages/widgets/src/features/multiview/grid/CellBar.tsx': 'the keys are in use-cell-keys',
  'packages/widgets/src/features/multiview/grid/use-cell-drag.ts': 'while a pointer is down',
  'packages/widgets/src/parts/playlist-panel/PlaylistPanel.tsx': 'leaves fields out',
  'packages/widgets/src/features/script-editor/LineInput.tsx': 'the keys are in profile-keys',
  'packages/widgets/src/features/script-editor/ScriptEditor.tsx': 'the keys are in use-editor-keys',
  'packages/widgets/src/features/script-editor/timeline/ScriptTimeline.tsx': 'cards alone',
  'packages/widgets/src/features/tl-client/LineForm.tsx': 'the keys are in profile-keys',
  'packages/widgets/src/parts/video-selector/StripRow.tsx': 'photos alone',
  'packages/widgets/src/embed/oshi-search/use-own-keys.ts':
    'keeps keys from the page around it, and takes none',
  'apps/portal/src/platform/use-focus-after-navigation.ts': 'any key is one of the viewer',
  'apps/portal/src/platform/use-scroll-restoration.ts': 'any key is one of the viewer',
  'packages/widgets/src/features/schedule/WeekGrid.tsx': 'links alone',
};

const ours = readSources().filter(({ role }) => role === 'source');

function hasKeyHandler({ tree }: Source): boolean {
  let isFound = false;
  walk(tree, (node) => {
    if (
      (ts.isJsxAttribute(node) && /^onKey(Down|Up|Press)/.test(node.name.getText(tree))) ||
      (ts.isStringLiteral(node) &&
        /^key(down|up|press)$/.test(node.text) &&
        !ts.isNewExpression(node.parent)) ||
      (ts.isPropertyAssignment(node) && /^onKey(Down|Up|Press)$/.test(node.name.getText(tree)))
    )
      isFound = true;
  });
  return isFound;
}

const asks = ({ imports }: Source) =>
  imports.some(({ specifier }) => /(^|\/)(leave-to-)?input-method$/.test(specifier));

it('only one module reads the events of an input method', () => {
  const own = ours.filter(
    ({ path, text }) =>
      !path.startsWith(HOME) && /\bisComposing\b|\.keyCode\b|\.which\b|\b229\b/.test(text),
  );
  expect(own.map(({ path }) => path)).toEqual([]);
});

it('every handler of keys asks it, or is where nothing is written', () => {
  const handlers = ours.filter(hasKeyHandler);
  expect(handlers.length).toBeGreaterThan(20);
  const silent = handlers.filter((source) => !asks(source)).map(({ path }) => path);
  expect(silent.toSorted()).toEqual(Object.keys(WITHOUT_TEXT).toSorted());
});
