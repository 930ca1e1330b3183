/** A note at the bottom of the page while there is no connection, unless the page itself shows an offline state. */
import { relativeTime } from '@oshimado/domain';
import { IconButton } from '@oshimado/ui/button';
import { CloseIcon, Icon, OfflineIcon } from '@oshimado/ui/icon';
import { useEffect, useState } from 'react';
import { useIsOfflineAnnounced } from '../../base/page';
import { useLanguage, useTranslate } from '../../base/sentences';
import * as css from './OfflineBar.css';

const EVERY_MS = 30_000;

/** The current time, updated often enough to show minutes. */
function useTicker(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

function useAge(since: number): string {
  const { language } = useLanguage();
  const now = useTicker();
  const age = relativeTime(since, { now, language });
  return age.kind === 'text' ? age.text : '';
}

function Bar({ since, onClose }: { since: number; onClose: () => void }) {
  const t = useTranslate('notices');
  const tWidgets = useTranslate('widgets');
  const time = useAge(since);
  return (
    <div className={css.place}>
      <div className={css.bar} role="status">
        <Icon icon={OfflineIcon} />
        <span>
          {t('pwa.offline')} {time === '' ? t('pwa.offlineHint') : t('pwa.asOf', { time })}
        </span>
        <IconButton icon={CloseIcon} label={tWidgets('close')} onClick={onClose} />
      </div>
    </div>
  );
}

export interface OfflineBarProps {
  /** When the connection was lost, epoch ms; null while there is one. */
  readonly since: number | null;
}

export function OfflineBar({ since }: OfflineBarProps) {
  const [closedOn, setClosedOn] = useState<number | null>(null);
  const isAnnounced = useIsOfflineAnnounced();
  if (since === null || closedOn === since || isAnnounced) return null;
  return <Bar since={since} onClose={() => setClosedOn(since)} />;
}
