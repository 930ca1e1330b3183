export type { BellSubject } from './bell-subject';
export { LateBell } from './LateBell';
export type { PushAbility, PushBrowser } from './push-browser';
export { PushFailed } from './PushFailed';
export { PushOffer, PushProblem } from './PushOffer';
export { ReminderHost } from './ReminderHost';
export { RuleFields } from './RuleFields';
export { ruleOf } from './rule-of';
export { PUSH_KEY, PushBrowserProvider, usePush, type Push } from './use-push';
