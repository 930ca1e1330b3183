/** What this device is notified of about one stream, whatever is chosen for its channel. */
import type { PushRule, Video } from '@oshimado/contract';
import { plainTitle } from '@oshimado/domain';
import { Button } from '@oshimado/ui/button';
import { Dialog, DialogClose } from '@oshimado/ui/dialog';
import { BellIcon } from '@oshimado/ui/icon';
import { Spinner } from '@oshimado/ui/spinner';
import { useLanguage, useTranslate } from '../../base/sentences';
import { textLanguage } from '../video-card';
import * as css from './push.css';
import { PushFailed } from './PushFailed';
import { PushOffer, PushProblem } from './PushOffer';
import { RuleFields } from './RuleFields';
import { ruleOf } from './rule-of';
import { useRule } from './use-rule';

const MINUTES = 15;

function Content({ video: { id } }: { readonly video: Video }) {
  const t = useTranslate('push');
  const { push, isOnline, rule, keep, drop } = useRule({ of: 'video', id });
  const { state, hasFailed, retry } = push;
  if (hasFailed) return <PushFailed onRetry={retry} />;
  if (!state) return <Spinner label={t('loading')} />;
  const first: PushRule = {
    ...ruleOf([], { of: 'video', id }),
    live: true,
    moved: true,
    before: MINUTES,
  };
  const hint = <p className={css.text}>{t('remindHint', { minutes: MINUTES })}</p>;
  if (!state.device) {
    return (
      <>
        {state.ability === 'ready' ? hint : null}
        <PushOffer push={push} onTurnOn={() => keep(first)} />
        <PushProblem push={push} />
      </>
    );
  }
  return (
    <>
      {rule ? <RuleFields rule={rule} label={t('remindOn')} onChange={keep} /> : hint}
      <div>
        {rule ? (
          <Button disabled={!isOnline} onClick={drop}>
            {t('remindOff')}
          </Button>
        ) : (
          <Button
            variant="solid"
            startIcon={BellIcon}
            disabled={!isOnline}
            onClick={() => keep(first)}
          >
            {t('remind')}
          </Button>
        )}
      </div>
      <PushProblem push={push} />
    </>
  );
}

export interface ReminderDialogProps {
  readonly video: Video;
  readonly onClose: () => void;
}

export default function ReminderDialog({ video, onClose }: ReminderDialogProps) {
  const t = useTranslate('push');
  const tWidgets = useTranslate('widgets');
  const { language } = useLanguage();
  const title = plainTitle(video.title);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('remind')}
      description={
        <span lang={textLanguage(title, language)} translate="no">
          {title}
        </span>
      }
      closeLabel={tWidgets('close')}
      actions={
        <DialogClose>
          <Button>{tWidgets('close')}</Button>
        </DialogClose>
      }
    >
      <div className={css.fields}>
        <Content video={video} />
      </div>
    </Dialog>
  );
}
