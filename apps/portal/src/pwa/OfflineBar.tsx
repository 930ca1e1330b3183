/** A small note at the foot of the page, as long as there is no connection and the page itself does not say so. */
import { relativeTime } from '@oshimado/domain';
import { IconButton } from '@oshimado/ui/button';
import { CloseIcon, Icon, OfflineIcon } from '@oshimado/ui/icon';
import { useState } from 'react';
import { useIsOfflineTold } from '../app/offline-told';
import { useLanguage, useTranslate } from '../i18n/LanguageProvider';
import * as css from './OfflineBar.css';
import { useTicker } from './use-ticker';

function useAge(since: number): string {
  const { language } = useLanguage();
  const now = useTicker();
  const age = relativeTime(since, { now, language });
  return age.kind === 'text' ? age.text : '';
}

function Bar({ since, onClose }: { since: number; onClose: () => void }) {
  const t = useTranslate('notices');
  const time = useAge(since);
  return (
    <div className={css.place}>
      <div className={css.bar} role="status">
        <Icon icon={OfflineIcon} />
        <span>
          {t('pwa.offline')} {time === '' ? t('pwa.offlineHint') : t('pwa.asOf', { time })}
        </span>
        <IconButton icon={CloseIcon} label={t('close')} onClick={onClose} />
      </div>
    </div>
  );
}

/** `since`: when the connection was lost, epoch ms; null while there is one. */
export function OfflineBar({ since }: { since: number | null }) {
  const [closedOn, setClosedOn] = useState<number | null>(null);
  const isTold = useIsOfflineTold();
  if (since === null || closedOn === since || isTold) return null;
  return <Bar since={since} onClose={() => setClosedOn(since)} />;
}
