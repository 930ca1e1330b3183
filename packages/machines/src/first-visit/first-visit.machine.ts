/**
 * The two hints a device is given once: a tip that points at the org selector and a notice of the first visit. Each hides by
 * itself or by hand, and is remembered; the tip already when it was seen. It refuses to know what they say and where the memory lies.
 */
import { FIRST_VISIT_NOTICE_MS, ORG_TIP_MS } from '@oshimado/domain';
import { assign, emit, setup } from 'xstate';
import type {
  FirstVisitContext,
  FirstVisitEvent,
  FirstVisitInput,
  FirstVisitNotice,
} from './first-visit.types';

export const firstVisitMachine = setup({
  types: {
    context: {} as FirstVisitContext,
    events: {} as FirstVisitEvent,
    input: {} as FirstVisitInput,
    emitted: {} as FirstVisitNotice,
  },
  guards: {
    isTipOwed: ({ context }) => context.showOrgTip && !context.isCrawler,
    isNoticeOwed: ({ context }) => context.firstVisit && !context.isCrawler,
  },
  actions: {
    rememberTip: assign({ showOrgTip: false }),
    rememberNotice: assign({ firstVisit: false }),
    tellTips: emit(({ context }) => ({
      type: 'tips.changed' as const,
      showOrgTip: context.showOrgTip,
      firstVisit: context.firstVisit,
    })),
    takeTips: assign(({ event }) =>
      event.type === 'tips.replaced'
        ? { showOrgTip: event.showOrgTip, firstVisit: event.firstVisit }
        : {},
    ),
  },
  delays: { tipTime: ORG_TIP_MS, noticeTime: FIRST_VISIT_NOTICE_MS },
}).createMachine({
  id: 'firstVisit',
  context: ({ input }) => ({
    isCrawler: input.isCrawler ?? false,
    showOrgTip: input.showOrgTip,
    firstVisit: input.firstVisit,
  }),
  type: 'parallel',
  on: { 'tips.replaced': { actions: 'takeTips', target: ['.tip.deciding', '.notice.deciding'] } },
  states: {
    tip: {
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'isTipOwed', target: 'shown' }, { target: 'hidden' }] },
        shown: {
          after: { tipTime: { target: 'hidden', actions: ['rememberTip', 'tellTips'] } },
          on: {
            'tip.seen': { actions: ['rememberTip', 'tellTips'] },
            'tip.dismiss': { target: 'hidden', actions: ['rememberTip', 'tellTips'] },
          },
        },
        hidden: {},
      },
    },
    notice: {
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'isNoticeOwed', target: 'shown' }, { target: 'hidden' }] },
        shown: {
          after: { noticeTime: { target: 'hidden', actions: ['rememberNotice', 'tellTips'] } },
          on: { 'notice.dismiss': { target: 'hidden', actions: ['rememberNotice', 'tellTips'] } },
        },
        hidden: {},
      },
    },
  },
});
