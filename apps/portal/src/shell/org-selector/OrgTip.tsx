/** A hint for a first visit that points at the selector. It blocks nothing and is read when the reader is idle. */
import { IconButton } from '@oshimado/ui/button';
import { CloseIcon } from '@oshimado/ui/icon';
import { useEffect, useEffectEvent } from 'react';
import { useTranslate } from '../../i18n/LanguageProvider';
import * as css from './OrgTip.css';

interface OrgTipProps {
  /** Called when it is on screen. */
  readonly onSeen: () => void;
  readonly onClose: () => void;
}

export default function OrgTip({ onSeen, onClose }: OrgTipProps) {
  const t = useTranslate();
  const tellSeen = useEffectEvent(onSeen);
  useEffect(() => tellSeen(), []);
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
