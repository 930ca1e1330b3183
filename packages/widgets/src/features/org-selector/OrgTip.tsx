/** A hint for a first visit that points at the selector. It blocks nothing; screen readers announce it when idle. */
import { ORG_TIP_MS } from '@oshimado/domain';
import { IconButton } from '@oshimado/ui/button';
import { CloseIcon } from '@oshimado/ui/icon';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useReadingTime } from '../../base/page';
import { useTranslate } from '../../base/sentences';
import * as css from './OrgTip.css';

interface OrgTipProps {
  /** Called when it is on screen. */
  readonly onSeen: () => void;
  readonly onClose: () => void;
}

export default function OrgTip({ onSeen, onClose }: OrgTipProps) {
  const t = useTranslate();
  const seen = useEffectEvent(onSeen);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => seen(), []);
  useReadingTime(root, ORG_TIP_MS, onClose);
  return (
    <div ref={root} role="status" className={css.tip}>
      <p className={css.text}>
        <strong>{t('org.tip')}</strong>
        <br />
        {t('org.tipHint')}
      </p>
      <IconButton icon={CloseIcon} label={t('org.tipClose')} onClick={onClose} />
    </div>
  );
}
