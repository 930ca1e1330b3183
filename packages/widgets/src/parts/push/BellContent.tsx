/** What a bell opens: what this device is notified of about some streams. */
import type { PushChoices, PushRule } from '@oshimado/contract';
import { withPushRule } from '@oshimado/domain';
import { Button } from '@oshimado/ui/button';
import { Spinner } from '@oshimado/ui/spinner';
import { useOnline } from '../../base/page';
import { useTranslate } from '../../base/sentences';
import type { BellSubject } from './bell-subject';
import { PushFailed } from './PushFailed';
import { PushOffer, PushProblem } from './PushOffer';
import { RuleFields } from './RuleFields';
import { ruleOf } from './rule-of';
import { usePush } from './use-push';

export interface BellContentProps {
  readonly subject: BellSubject;
}

export function BellContent({ subject }: BellContentProps) {
  const { of, id, name, search } = subject;
  const t = useTranslate('push');
  const isOnline = useOnline();
  const push = usePush();
  const { state, save, hasFailed, retry } = push;
  if (hasFailed) return <PushFailed onRetry={retry} />;
  if (!state) return <Spinner label={t('loading')} />;
  const rules = state.device?.choices.rules ?? [];
  const rule = ruleOf(rules, subject);
  const change = (changed: (rules: PushChoices['rules']) => PushChoices['rules']) =>
    save((choices) => ({ ...choices, rules: changed(choices.rules) }));
  // A saved search may have been renamed since.
  const keep = (kept: PushRule) =>
    change((known) => withPushRule(known, { ...kept, ...(search && { search }) }));
  return (
    <>
      {state.device ? (
        <RuleFields rule={rule} label={t('bell', { name })} onChange={keep} />
      ) : (
        <PushOffer push={push} onTurnOn={() => keep({ ...rule, live: true })} />
      )}
      {rules.includes(rule) ? (
        <div>
          <Button
            size="small"
            disabled={!isOnline}
            onClick={() => change((known) => known.filter((one) => one.of !== of || one.id !== id))}
          >
            {t('bellOff')}
          </Button>
        </div>
      ) : null}
      <PushProblem push={push} />
    </>
  );
}
