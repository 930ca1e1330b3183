/** What this device is notified of about one thing: a channel, a group, one stream, or another subject of a bell. */
import type { PushChoices, PushRule } from '@oshimado/contract';
import { withPushRule } from '@oshimado/domain';
import { useOnline } from '../../base/page';
import { usePush } from './use-push';

type Rules = PushChoices['rules'];

const isOf =
  ({ of, id }: Pick<PushRule, 'of' | 'id'>) =>
  (rule: PushRule) =>
    rule.of === of && rule.id === id;

export function useRule(subject: Pick<PushRule, 'of' | 'id'>) {
  const isOnline = useOnline();
  const push = usePush();
  const { state, save } = push;
  const change = (changed: (rules: Rules) => Rules) =>
    save((choices) => ({ ...choices, rules: changed(choices.rules) }));
  return {
    push,
    isOnline,
    /** Undefined where nothing is chosen. */
    rule: state?.device?.choices.rules.find(isOf(subject)),
    keep: (rule: PushRule) => change((rules) => withPushRule(rules, rule)),
    drop: () => change((rules) => rules.filter((rule) => !isOf(subject)(rule))),
  };
}
