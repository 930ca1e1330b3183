/** What it shows is known to the browser alone, and it is the last group of the settings: it is loaded when it comes near the screen. */
import type { WebhookClient } from '@oshimado/contract';
import { Spinner } from '@oshimado/ui/spinner';
import { useCallback, useState } from 'react';
import { latePart, PartFailed } from '../../base/late-part';
import { useNearScreen } from '../../base/page';
import { useTranslate } from '../../base/sentences';
import { SettingsGroup } from '../../parts/setting-fields/SettingsGroup';

/** Keeps the room of what stood there: a page that is scrolled to its end would move under a press while the group is lower. */
function Loading() {
  const t = useTranslate('push');
  return <Spinner label={t('loading')} />;
}

const Notifications = latePart(() => import('./Notifications'), { Loading, Failed: PartFailed });
const Webhooks = latePart(() => import('./Webhooks'), { Failed: PartFailed });

export interface LateNotificationsGroupProps {
  /** Makes the calls of Discord webhooks. */
  readonly webhooks: WebhookClient;
}

export function LateNotificationsGroup({ webhooks }: LateNotificationsGroupProps) {
  const t = useTranslate('push');
  const [isNear, setNear] = useState(false);
  const show = useCallback(() => setNear(true), []);
  const place = useNearScreen(!isNear, 0, show);
  return (
    <SettingsGroup id="notifications" title={t('title')}>
      {isNear ? (
        <>
          <Notifications />
          <Webhooks client={webhooks} />
        </>
      ) : (
        <div ref={place} />
      )}
    </SettingsGroup>
  );
}
