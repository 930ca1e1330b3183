export { firstVisitMachine } from './first-visit.machine';
export { isFirstVisitNoticeShown, isOrgTipShown } from './first-visit.selectors';
export type {
  FirstVisitContext,
  FirstVisitEvent,
  FirstVisitInput,
  FirstVisitNotice,
} from './first-visit.types';
