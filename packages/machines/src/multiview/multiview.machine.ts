/**
 * A multiview layout: cells, their contents and sound; changes with preview, confirmation and undo. Not here: players, chats,
 * pixels, storage and the address bar, which send events and receive emitted events.
 *
 * Specification, section "Multiview": "The grid has 24 rows. A new cell is 4 wide by 6 high."
 */
import { muteAll, muteCell, muteOthersThan, unmuteCell, videoCellsOf } from '@oshimado/domain';
import { assign, emit, enqueueActions, setup } from 'xstate';
import { edited } from './multiview.layout';
import { answerQuestion, changeTypes, isChange, outcomeOf, previewOf } from './multiview.outcome';
import type {
  MultiviewContext,
  MultiviewEvent,
  MultiviewInput,
  MultiviewEmitted,
  MultiviewRefusal,
} from './multiview.types';
import { chatChange, settle, startingContext } from './multiview.updates';

/** The same transition for each of these events. */
const forEach = <T extends string, const Transition>(types: readonly T[], transition: Transition) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one entry for each type
  Object.fromEntries(types.map((type) => [type, transition])) as Record<T, Transition>;

const whyNot = <Code extends MultiviewRefusal>(code: Code) =>
  ({ actions: { type: 'notifyRefused', params: { code } } }) as const;

/** The layout of a multiview: cells, contents and sound, with preview, questions and undo. */
export const multiviewMachine = setup({
  types: {
    context: {} as MultiviewContext,
    events: {} as MultiviewEvent,
    // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- everything in it is optional, yet it has a type
    input: {} as MultiviewInput,
    emitted: {} as MultiviewEmitted,
  },
  guards: {
    hasQuestion: ({ context }) => context.question !== null,
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
      if (!isChange(event)) return;
      const outcome = outcomeOf(context, event);
      if (outcome.kind === 'refused') {
        const { code, problem } = outcome;
        enqueue.emit(
          event.type === 'link.open' && problem !== undefined
            ? { type: 'link.refused', problem }
            : { type: 'change.refused', change: event.type, code },
        );
        return;
      }
      if (outcome.kind === 'asked') {
        const { question } = outcome;
        enqueue.assign({ question, preview: null });
        enqueue.emit({ type: 'question.asked', reason: question.reason });
      } else {
        const { layout, missing } = outcome;
        enqueue.assign(settle(context, layout));
        enqueue.emit({ type: 'layout.changed', cells: layout.cells, by: event.type });
        if (missing !== undefined) enqueue.emit({ type: 'layout.missing', videos: missing });
      }
      const { faults } = outcome;
      if (faults !== undefined) enqueue.emit({ type: 'link.repaired', faults });
    }),
    notifyRefused: emit(({ event }, { code }: { readonly code: MultiviewRefusal }) => ({
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
    chooseFilling: assign(({ context, event }) => {
      if (event.type !== 'question.fill' || context.question === null) return {};
      const question = { ...context.question, fillEmpty: event.fillEmpty };
      return { question: { ...question, preview: answerQuestion(context.cells, question) } };
    }),
    overwrite: enqueueActions(({ context, enqueue }) => {
      if (context.question === null) return;
      const { preview: cells, nextId } = context.question;
      enqueue.assign(settle(context, edited(context, cells, { nextId })));
      enqueue.emit({ type: 'layout.changed', cells, by: 'question.confirm' });
    }),
    keepLayout: enqueueActions(({ context, enqueue }) => {
      if (context.question === null) return;
      enqueue.assign({ question: null });
      enqueue.emit({ type: 'question.cancelled', reason: context.question.reason });
    }),
    changeChat: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'chat.choose' && event.type !== 'chat.toggle') return;
      const cells = chatChange(context, event) ?? context.cells;
      enqueue.assign({ cells, preview: null });
      enqueue.emit({ type: 'chat.changed' });
    }),
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
      always: { guard: 'hasQuestion', target: 'asking' },
      on: {
        ...forEach(changeTypes, { actions: 'makeChange' }),
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
        ...forEach(
          [...changeTypes, 'layout.preview', 'layout.apply', 'chat.choose', 'chat.toggle'],
          whyNot('asking'),
        ),
      },
    },
  },
});
