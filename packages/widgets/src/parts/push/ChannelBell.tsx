/** The bell of a channel: what this device is notified of about its streams. */
import { withPushRule } from '@oshimado/domain';
import { IconButton } from '@oshimado/ui/button';
import { BellIcon } from '@oshimado/ui/icon';
import { Popover } from '@oshimado/ui/popover';
import { Spinner } from '@oshimado/ui/spinner';
import { useState } from 'react';
import { useTranslate } from '../../base/sentences';
import * as css from './push.css';
import { PushFailed } from './PushFailed';
import { PushOffer, PushProblem } from './PushOffer';
import { RuleFields } from './RuleFields';
import { ruleOf } from './rule-of';
import { usePush } from './use-push';

export interface ChannelBellProps {
  readonly channelId: string;
  /** As it is shown. */
  readonly name: string;
}

function BellContent({ channelId, name }: ChannelBellProps) {
  const t = useTranslate('push');
  const push = usePush();
  const { state, save, hasFailed, retry } = push;
  if (hasFailed) return <PushFailed onRetry={retry} />;
  if (!state) return <Spinner label={t('loading')} />;
  const rule = ruleOf(state.device?.choices.rules ?? [], 'channel', channelId);
  const keep = (changed: typeof rule) =>
    save((choices) => ({ ...choices, rules: withPushRule(choices.rules, changed) }));
  return (
    <>
      {state.device ? (
        <RuleFields rule={rule} label={t('bell', { name })} onChange={keep} />
      ) : (
        <PushOffer push={push} onTurnOn={() => keep({ ...rule, live: true })} />
      )}
      <PushProblem push={push} />
    </>
  );
}

export default function ChannelBell(props: ChannelBellProps) {
  const t = useTranslate('push');
  const [isOpen, setOpen] = useState(false);
  const label = t('bell', { name: props.name });
  return (
    <Popover
      label={label}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<IconButton icon={BellIcon} label={label} />}
    >
      <div className={css.popover}>{isOpen ? <BellContent {...props} /> : null}</div>
    </Popover>
  );
}
