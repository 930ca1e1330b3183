/**
 * The report dialog: opened for a video, filled in, sent. Topics and mentions are loaded when first needed. Not here: the
 * reporter, and the texts of the reasons.
 *
 * Closing clears everything. While a report is being sent, closing and changes are ignored, so that the form shows what was sent.
 */
import type { Topic } from '@oshimado/contract';
import { failureKind, limitSeconds, reportProblem } from '@oshimado/domain';
import { assign, emit, fromPromise, setup } from 'xstate';
import { missingPort } from '../ports/missing-port';
import { required } from '../ports/required';
import { EMPTY_FORM, idsOf, offeredReasons, sendingOf, toggled, withMention } from './report.rules';
import type {
  MentionsQuery,
  ReportChannel,
  ReportContext,
  ReportEvent,
  ReportInput,
  ReportEmitted,
  ReportSending,
} from './report.types';

/** The report dialog, from opening to the sent report. */
export const reportMachine = setup({
  types: {
    context: {} as ReportContext,
    events: {} as ReportEvent,
    // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- everything in it is optional, yet it has a type
    input: {} as ReportInput,
    emitted: {} as ReportEmitted,
    tags: {} as 'busy',
  },
  actors: {
    loadTopics: fromPromise<readonly Topic[], undefined>(
      missingPort('reportMachine', 'loadTopics'),
    ),
    loadMentions: fromPromise<readonly ReportChannel[], MentionsQuery>(
      missingPort('reportMachine', 'loadMentions'),
    ),
    sendReport: fromPromise<unknown, ReportSending>(missingPort('reportMachine', 'sendReport')),
  },
  guards: {
    isOffered: ({ context, event }) =>
      event.type === 'reason.toggle' && offeredReasons(context).includes(event.reason),
    isOriginal: ({ context, event }) =>
      event.type === 'mention.toggle' && idsOf(context.originals).includes(event.id),
    hasMentionsReason: ({ context }) => context.reasons.includes('mentions'),
    canSend: ({ context }) => reportProblem(context.comments) === undefined,
  },
  actions: {
    takeSubject: assign(({ event }) =>
      event.type === 'report.open' ? { ...EMPTY_FORM, subject: event.subject } : {},
    ),
    clearForm: assign(EMPTY_FORM),
    toggleReason: assign(({ context, event }) =>
      event.type === 'reason.toggle' ? { reasons: toggled(context.reasons, event.reason) } : {},
    ),
    takeComments: assign(({ event }) =>
      event.type === 'comments.change' ? { comments: event.comments } : {},
    ),
    takeTopic: assign(({ event }) =>
      event.type === 'topic.suggest' ? { suggestedTopic: event.topic } : {},
    ),
    toggleMark: assign(({ context, event }) =>
      event.type === 'mention.toggle' ? { marked: toggled(context.marked, event.id) } : {},
    ),
    markAll: assign(({ context }) => ({ marked: idsOf(context.originals) })),
    unmarkAll: assign({ marked: [] }),
    addMention: assign(({ context, event }) =>
      event.type === 'mention.add' ? withMention(context, event.channel) : {},
    ),
    dropMention: assign(({ context, event }) =>
      event.type === 'mention.drop'
        ? { added: context.added.filter(({ id }) => id !== event.id) }
        : {},
    ),
    noteCollabs: assign(({ event }) =>
      event.type === 'collabs.changed' ? { hidesCollabs: event.isHidden } : {},
    ),
    keepTopics: assign((_, { topics }: { topics: readonly Topic[] }) => ({ topics })),
    keepMentions: assign(({ context }, { originals }: { originals: readonly ReportChannel[] }) => ({
      originals,
      // A channel added before the mentions were loaded may be one of them.
      added: context.added.filter(({ id }) => !idsOf(originals).includes(id)),
    })),
    clearError: assign({ error: null, waitS: null }),
    keepError: assign((_, { error }: { error: unknown }) => ({
      error: failureKind(error),
      waitS: limitSeconds(error) ?? null,
    })),
    keepListWait: assign((_, { error }: { error: unknown }) => ({
      listWaitS: limitSeconds(error) ?? null,
    })),
    notifySent: emit({ type: 'report.sent' }),
  },
}).createMachine({
  id: 'report',
  context: ({ input }) => ({ ...EMPTY_FORM, hidesCollabs: input.hidesCollabs ?? false }),
  initial: 'closed',
  on: { 'collabs.changed': { actions: 'noteCollabs' } },
  states: {
    closed: {
      entry: 'clearForm',
      on: { 'report.open': { target: 'open', actions: 'takeSubject' } },
    },
    open: {
      type: 'parallel',
      states: {
        form: {
          initial: 'filling',
          states: {
            filling: {
              initial: 'unsent',
              on: {
                'report.open': { target: '#report.open', actions: 'takeSubject', reenter: true },
                'report.close': '#report.closed',
                'report.send': { guard: 'canSend', target: 'sending' },
                'reason.toggle': { guard: 'isOffered', actions: 'toggleReason' },
                'comments.change': { actions: 'takeComments' },
                'topic.suggest': { actions: 'takeTopic' },
                'mention.toggle': { guard: 'isOriginal', actions: 'toggleMark' },
                'mentions.markAll': { actions: 'markAll' },
                'mentions.unmarkAll': { actions: 'unmarkAll' },
                'mention.add': { actions: 'addMention' },
                'mention.drop': { actions: 'dropMention' },
              },
              states: {
                unsent: {},
                /** The form is kept; `report.send` retries. */
                failed: {},
              },
            },
            sending: {
              tags: 'busy',
              entry: 'clearError',
              invoke: {
                src: 'sendReport',
                input: ({ context }) => sendingOf(context),
                onDone: { target: '#report.closed', actions: 'notifySent' },
                onError: {
                  target: 'filling.failed',
                  actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
                },
              },
            },
          },
        },
        topics: {
          initial: 'unasked',
          states: {
            unasked: { on: { 'topics.open': 'loading' } },
            loading: {
              invoke: {
                src: 'loadTopics',
                onDone: {
                  target: 'loaded',
                  actions: {
                    type: 'keepTopics',
                    params: ({ event }) => ({ topics: event.output }),
                  },
                },
                onError: {
                  target: 'failed',
                  actions: { type: 'keepListWait', params: ({ event: { error } }) => ({ error }) },
                },
              },
            },
            loaded: {},
            /** Opening the picker again retries. */
            failed: { on: { 'topics.open': 'loading' } },
          },
        },
        mentions: {
          initial: 'unasked',
          states: {
            unasked: { always: { guard: 'hasMentionsReason', target: 'loading' } },
            loading: {
              invoke: {
                src: 'loadMentions',
                input: ({ context }) => ({ videoId: required(context.subject).video.id }),
                onDone: {
                  target: 'loaded',
                  actions: {
                    type: 'keepMentions',
                    params: ({ event }) => ({ originals: event.output }),
                  },
                },
                onError: {
                  target: 'failed',
                  actions: { type: 'keepListWait', params: ({ event: { error } }) => ({ error }) },
                },
              },
            },
            loaded: {},
            /** Channels can still be added; `mentions.retry` retries. */
            failed: { on: { 'mentions.retry': 'loading' } },
          },
        },
      },
    },
  },
});
