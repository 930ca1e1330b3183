/**
 * A multiview layout: cells, their contents and sound; changes with preview, confirmation and undo. Not here: players, chats,
 * pixels, storage and the address bar, which send events and receive emitted events.
 *
 * Specification, section "Multiview": "The grid has 24 rows. A new cell is 4 wide by 6 high."
 */
import { muteAll, muteCell, muteOthersThan, unmuteCell, videoCellsOf } from '@oshimado/domain';
import { assign, emit, enqueueActions, setup } from 'xstate';
import { edited } from './multiview.layouts';
import { answerQuestion, outcomeOf, previewOf } from './multiview.outcome';
import type {
  MultiviewContext,
  MultiviewEvent,
  MultiviewInput,
  MultiviewEmitted,
  MultiviewRefusal,
} from './multiview.types';
import { chatChange, settle, startingContext } from './multiview.updates';

/** Transition of every change that never asks. */
const change = [
  { guard: 'isRefused', actions: 'notifyRefused' },
  { actions: 'makeChange' },
] as const;

/** Transition of changes that ask before they overwrite a layout the viewer made. */
const changeOrAsk = [
  { guard: 'isRefused', actions: 'notifyRefused' },
  { guard: 'isQuestion', target: 'asking', actions: 'askQuestion' },
  { actions: 'makeChange' },
] as const;

const whyNot = <Code extends MultiviewRefusal>(code: Code) =>
  ({ actions: { type: 'notifyRefusedWith', params: { code } } }) as const;

const refuse = whyNot('asking');

export const multiviewMachine = setup({
  types: {
    context: {} as MultiviewContext,
    events: {} as MultiviewEvent,
    // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- everything in it is optional, yet it has a type
    input: {} as MultiviewInput,
    emitted: {} as MultiviewEmitted,
  },
  guards: {
    isRefused: ({ context, event }) => outcomeOf(context, event).kind === 'refused',
    isQuestion: ({ context, event }) => outcomeOf(context, event).kind === 'asked',
    hasPreview: ({ context }) => context.preview !== null,
    isChatChange: ({ context, event }) =>
      (event.type === 'chat.choose' || event.type === 'chat.toggle') &&
      chatChange(context, event) !== null,
    isFilled: ({ context, event }) =>
      'id' in event && context.cells.some(({ id, content }) => id === event.id && content !== null),
    isVideo: ({ context, event }) =>
      'id' in event && videoCellsOf(context.cells).some(({ id }) => id === event.id),
  },
  actions: {
    makeChange: enqueueActions(({ context, event, enqueue }) => {
      const outcome = outcomeOf(context, event);
      if (outcome.kind !== 'changed') return;
      const { missing, faults } = outcome;
      enqueue.assign(settle(context, outcome));
      enqueue.emit({ type: 'layout.changed', cells: outcome.cells, by: event.type });
      if (missing !== undefined) enqueue.emit({ type: 'layout.missing', videos: missing });
      if (faults !== undefined) enqueue.emit({ type: 'link.repaired', faults });
    }),
    notifyRefused: enqueueActions(({ context, event, enqueue }) => {
      const outcome = outcomeOf(context, event);
      if (outcome.kind !== 'refused') return;
      const { code, problem } = outcome;
      if (event.type === 'link.open' && problem !== undefined) {
        enqueue.emit({ type: 'link.refused', problem });
      } else {
        enqueue.emit({ type: 'change.refused', change: event.type, code });
      }
    }),
    notifyRefusedWith: emit(({ event }, { code }: { readonly code: MultiviewRefusal }) => ({
      type: 'change.refused',
      change: event.type,
      code,
    })),
    previewChange: assign(({ context, event }) =>
      event.type === 'layout.preview' ? { preview: previewOf(context, event) } : {},
    ),
    endPreview: assign({ preview: null }),
    applyPreview: enqueueActions(({ context, enqueue }) => {
      if (context.preview !== null) enqueue.raise(context.preview.change);
    }),
    askQuestion: enqueueActions(({ context, event, enqueue }) => {
      const outcome = outcomeOf(context, event);
      if (outcome.kind !== 'asked') return;
      enqueue.assign({ question: outcome.question, preview: null });
      enqueue.emit({ type: 'question.asked', reason: outcome.question.reason });
      if (outcome.faults !== undefined)
        enqueue.emit({ type: 'link.repaired', faults: outcome.faults });
    }),
    chooseFilling: assign(({ context, event }) => {
      if (event.type !== 'question.fill' || context.question === null) return {};
      const question = { ...context.question, fillEmpty: event.fillEmpty };
      return { question: { ...question, preview: answerQuestion(context.cells, question) } };
    }),
    overwrite: enqueueActions(({ context, enqueue }) => {
      if (context.question === null) return;
      const { preview: cells, nextId } = context.question;
      enqueue.assign(settle(context, edited(context, cells, nextId)));
      enqueue.emit({ type: 'layout.changed', cells, by: 'question.confirm' });
    }),
    keepLayout: enqueueActions(({ context, enqueue }) => {
      if (context.question === null) return;
      enqueue.assign({ question: null });
      enqueue.emit({ type: 'question.cancelled', reason: context.question.reason });
    }),
    changeChat: assign(({ context, event }) =>
      event.type === 'chat.choose' || event.type === 'chat.toggle'
        ? { cells: chatChange(context, event) ?? context.cells, preview: null }
        : {},
    ),
    freeze: assign(({ context, event }) =>
      'id' in event && event.id !== undefined
        ? { frozen: [...context.frozen.filter((id) => id !== event.id), event.id] }
        : {},
    ),
    unfreeze: assign(({ context, event }) =>
      'id' in event ? { frozen: context.frozen.filter((id) => id !== event.id) } : {},
    ),
    mute: assign(({ context: { cells, muted }, event }) => {
      if (event.type !== 'sound.mute') return {};
      return { muted: event.id === undefined ? muteAll(cells) : muteCell(cells, muted, event.id) };
    }),
    unmute: assign(({ context: { cells, muted, muteOthers }, event }) => {
      if (event.type !== 'sound.unmute') return {};
      if (event.id !== undefined) {
        return { muted: unmuteCell(cells, muted, { id: event.id, muteOthers }) };
      }
      return { muted: muteOthers ? muteOthersThan(cells) : [] };
    }),
    soundAlone: assign(({ context: { cells }, event }) =>
      event.type === 'sound.solo' ? { muted: muteOthersThan(cells, event.id) } : {},
    ),
    chooseMuteOthers: assign(({ context: { cells, muted }, event }) =>
      event.type === 'sound.muteOthers'
        ? {
            muteOthers: event.muteOthers,
            muted: event.muteOthers ? muteOthersThan(cells) : muted,
          }
        : {},
    ),
    noteScreen: assign(({ event }) =>
      event.type === 'screen.changed' ? { isMobile: event.isMobile, preview: null } : {},
    ),
    noteGrid: assign(({ event }) => (event.type === 'grid.measured' ? { grid: event.size } : {})),
  },
}).createMachine({
  id: 'multiview',
  context: ({ input }) => startingContext(input),
  initial: 'arranged',
  on: {
    'player.played': { guard: 'isFilled', actions: 'freeze' },
    'player.paused': { actions: 'unfreeze' },
    'cell.confirm': { guard: 'isFilled', actions: 'freeze' },
    'cell.edit': { actions: 'unfreeze' },
    'sound.mute': { actions: 'mute' },
    'sound.unmute': { actions: 'unmute' },
    'sound.solo': { guard: 'isVideo', actions: 'soundAlone' },
    'sound.muteOthers': { actions: 'chooseMuteOthers' },
    'screen.changed': { actions: 'noteScreen' },
    'grid.measured': { actions: 'noteGrid' },
  },
  states: {
    /** No question is open; changes are accepted. */
    arranged: {
      on: {
        'video.pick': changeOrAsk,
        'link.open': changeOrAsk,
        'cell.add': change,
        'cell.delete': change,
        'cell.empty': change,
        'cell.place': change,
        'cell.swap': change,
        'chat.place': change,
        'cell.enlarge': change,
        'layout.choose': change,
        'layout.clear': change,
        'layout.undo': change,
        'layout.redo': change,
        'layout.preview': { actions: 'previewChange' },
        'preview.end': { actions: 'endPreview' },
        'layout.apply': [{ guard: 'hasPreview', actions: 'applyPreview' }, whyNot('nothing')],
        'chat.choose': [{ guard: 'isChatChange', actions: 'changeChat' }, whyNot('unchanged')],
        'chat.toggle': [{ guard: 'isChatChange', actions: 'changeChat' }, whyNot('unchanged')],
      },
    },
    /** "Only one can be open": other changes are ignored until it is answered. */
    asking: {
      on: {
        'question.confirm': { target: 'arranged', actions: 'overwrite' },
        'question.cancel': { target: 'arranged', actions: 'keepLayout' },
        'question.fill': { actions: 'chooseFilling' },
        'video.pick': refuse,
        'link.open': refuse,
        'cell.add': refuse,
        'cell.delete': refuse,
        'cell.empty': refuse,
        'cell.place': refuse,
        'cell.swap': refuse,
        'chat.place': refuse,
        'cell.enlarge': refuse,
        'layout.choose': refuse,
        'layout.clear': refuse,
        'layout.undo': refuse,
        'layout.redo': refuse,
        'layout.preview': refuse,
        'layout.apply': refuse,
        'chat.choose': refuse,
        'chat.toggle': refuse,
      },
    },
  },
});
