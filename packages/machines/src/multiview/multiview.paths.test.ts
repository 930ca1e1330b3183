import { provePaths } from '../testing/machine-paths';
import { cellsOf, video } from '../testing/multiview/multiview-run';
import { multiviewMachine } from './multiview.machine';
import type { MultiviewInput } from './multiview.types';

const from = (layout: string): MultiviewInput => ({ initial: { cells: cellsOf(layout) } });
const below = ['AYEG', 'EYEG', 'IYEG', 'MYEG', 'QYEG', 'UYEG'];
const full = [
  'AAYY',
  ...below.flatMap((code) =>
    ['Y', 'e', 'k', 'q', 'w', '2'].map((y) => code.replace(/^(.)Y/, `$1${y}`)),
  ),
];

provePaths({
  machine: multiviewMachine,
  inputs: [{}, from('AAGY:a,GAGY,MAGYchat0'), from('AAYY:a'), from(full.join())],
  events: [
    { type: 'video.pick', video: video('b') },
    { type: 'video.pick', video: video('b'), cell: 'gone' },
    { type: 'link.open', code: 'AAMY' },
    { type: 'link.open', code: '!' },
    { type: 'cell.add' },
    { type: 'cell.delete', id: 'c0' },
    { type: 'cell.empty', id: 'c0' },
    { type: 'cell.place', id: 'c0', x: 0, y: 24 },
    { type: 'cell.place', id: 'c0', w: 1, h: 1 },
    { type: 'cell.swap', id: 'c0', otherId: 'c1' },
    { type: 'chat.place', id: 'c0', panels: 'tl' },
    { type: 'layout.choose', code: 'AAYY' },
    { type: 'layout.clear' },
    { type: 'layout.undo' },
    { type: 'layout.redo' },
    { type: 'layout.preview', change: { type: 'layout.clear' } },
    { type: 'preview.end' },
    { type: 'layout.apply' },
    { type: 'question.confirm' },
    { type: 'question.cancel' },
    { type: 'question.fill', fillEmpty: true },
    { type: 'chat.choose', id: 'c2', tab: 0 },
    { type: 'chat.choose', id: 'c2', tab: 1 },
    { type: 'chat.toggle', id: 'c2', panel: 'tl' },
    { type: 'chat.toggle', id: 'c0', panel: 'tl' },
    { type: 'cell.confirm', id: 'c2' },
    { type: 'cell.edit', id: 'c2' },
    { type: 'player.played', id: 'c0' },
    { type: 'player.paused', id: 'c0' },
    { type: 'sound.mute' },
    { type: 'sound.unmute' },
    { type: 'sound.solo', id: 'c0' },
    { type: 'sound.muteOthers', muteOthers: true },
    { type: 'screen.changed', isMobile: true },
    { type: 'grid.measured', size: { width: 390, height: 700 } },
    { type: 'cell.enlarge', id: 'c0' },
    { type: 'cell.enlarge', id: 'gone' },
  ],
  // Only what the guards read: places and ids would distinguish situations that behave alike.
  seen: ({ value, context }) => ({
    value,
    kinds: context.cells.map(({ content }) => content?.type ?? 'empty').join(),
    isFrozen: context.frozen.length > 0,
    preview: context.preview?.refusal ?? context.preview?.cells.length ?? null,
    question: context.question?.fillEmpty ?? null,
    steps: [context.history.past.length, context.history.future.length],
  }),
  // Two changes reach every branch.
  isEnough: ({ context }) => context.history.past.length + context.history.future.length > 1,
});
