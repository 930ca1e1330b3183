export type { BellSubject } from './bell-subject';
export { LateBell } from './LateBell';
export { PushFailed } from './PushFailed';
export { PushOffer, PushProblem } from './PushOffer';
export { ReminderHost } from './ReminderHost';
export { RuleFields } from './RuleFields';
export { ruleOf } from './rule-of';
export { PUSH_KEY } from './push-query';
export { usePush, type Push } from './use-push';
