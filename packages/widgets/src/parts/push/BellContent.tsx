/** What a bell opens: what this device is notified of about some streams. */
import type { PushRule } from '@oshimado/contract';
import { Button } from '@oshimado/ui/button';
import { Spinner } from '@oshimado/ui/spinner';
import { useFocusAfterPress } from '../../base/page';
import { useTranslate } from '../../base/sentences';
import type { BellSubject } from './bell-subject';
import { PushFailed } from './PushFailed';
import { PushOffer, PushProblem } from './PushOffer';
import { RuleFields } from './RuleFields';
import * as css from './push.css';
import { ruleOf } from './rule-of';
import { useRule } from './use-rule';

export interface BellContentProps {
  readonly subject: BellSubject;
}

export function BellContent({ subject }: BellContentProps) {
  const t = useTranslate('push');
  const tWidgets = useTranslate('widgets');
  const { push, isOnline, rule, keep, drop } = useRule(subject);
  const { state, hasFailed, retry } = push;
  const { ref, note } = useFocusAfterPress<HTMLDivElement>(rule === undefined);
  if (hasFailed) return <PushFailed onRetry={retry} />;
  if (!state) return <Spinner label={t('loading')} />;
  const shown = rule ?? ruleOf([], subject);
  const { name, search } = subject;
  // A saved search may have been renamed since.
  const keepAll = (kept: PushRule) => keep({ ...kept, ...(search && { search }) });
  return (
    <div ref={ref} className={css.content}>
      {state.device ? (
        <RuleFields rule={shown} label={tWidgets('bell', { name })} onChange={keepAll} />
      ) : (
        <PushOffer
          push={push}
          onTurnOn={() => {
            note('input');
            keepAll({ ...shown, live: true });
          }}
        />
      )}
      {rule ? (
        <div>
          <Button
            size="small"
            disabled={!isOnline}
            onClick={() => {
              note('input');
              drop();
            }}
          >
            {t('bellOff')}
          </Button>
        </div>
      ) : null}
      <PushProblem push={push} />
    </div>
  );
}
