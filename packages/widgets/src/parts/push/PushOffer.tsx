/** Notifications where they are not on: what they are and a button, or why they cannot be. */
import { Button } from '@oshimado/ui/button';
import { AddToScreenIcon, BellIcon, Icon, ShareUpIcon } from '@oshimado/ui/icon';
import { useOnline } from '../../base/page';
import { useTranslate } from '../../base/sentences';
import * as css from './push.css';
import type { Push } from './use-push';

/** The steps on Apple's phones and tablets, where only apps have notifications. */
function AppleSteps() {
  const t = useTranslate('push');
  return (
    <>
      <p className={css.text}>{t('ios')}</p>
      <ol className={css.steps}>
        <li>
          {t('iosShare')} <Icon icon={ShareUpIcon} size="small" />
        </li>
        <li>
          {t('iosAdd')} <Icon icon={AddToScreenIcon} size="small" />
        </li>
        <li>{t('iosOpen')}</li>
      </ol>
    </>
  );
}

export interface PushOfferProps {
  readonly push: Push;
  readonly onTurnOn: () => void;
}

export function PushOffer({ push, onTurnOn }: PushOfferProps) {
  const t = useTranslate('push');
  const isOnline = useOnline();
  const { ability } = push.state ?? {};
  if (ability === 'ios') return <AppleSteps />;
  if (ability === 'unsupported') return <p className={css.text}>{t('unsupported')}</p>;
  if (ability === 'denied') {
    return (
      <p className={css.text} role="status">
        {t('denied')}
      </p>
    );
  }
  return (
    <>
      <p className={css.text}>{t('explain')}</p>
      <div>
        <Button
          variant="solid"
          startIcon={BellIcon}
          busy={push.isBusy}
          disabled={!isOnline}
          onClick={onTurnOn}
        >
          {t('turnOn')}
        </Button>
      </div>
    </>
  );
}

/** What went wrong, and that changes need a connection. */
export function PushProblem({ push }: { readonly push: Push }) {
  const t = useTranslate('push');
  const isOnline = useOnline();
  return (
    <div role="status" className={css.problem}>
      {isOnline ? push.problem && t(push.problem) : t('offline')}
    </div>
  );
}
