/** A hint for a first visit that points at the selector. It blocks nothing; screen readers announce it when idle. */
import { IconButton } from '@oshimado/ui/button';
import { CloseIcon } from '@oshimado/ui/icon';
import { useEffect, useEffectEvent } from 'react';
import { useTranslate } from '../sentences';
import * as css from './OrgTip.css';

interface OrgTipProps {
  /** Called when it is on screen. */
  readonly onSeen: () => void;
  readonly onClose: () => void;
}

export default function OrgTip({ onSeen, onClose }: OrgTipProps) {
  const t = useTranslate();
  const seen = useEffectEvent(onSeen);
  useEffect(() => seen(), []);
  return (
    <div role="status" className={css.tip}>
      <p className={css.text}>
        <strong>{t('org.tip')}</strong>
        <br />
        {t('org.tipHint')}
      </p>
      <IconButton icon={CloseIcon} label={t('org.tipClose')} onClick={onClose} />
    </div>
  );
}
