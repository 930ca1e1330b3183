/** What it shows is known to the browser alone, and it is the last group of the settings: it is loaded when it comes near the screen. */
import type { WebhookClient } from '@oshimado/contract';
import { useCallback, useState } from 'react';
import { latePart, PartFailed } from '../../base/late-part';
import { useNearScreen } from '../../base/page';
import { useTranslate } from '../../base/sentences';
import { SettingsGroup } from '../../parts/setting-fields/SettingsGroup';

const Notifications = latePart(() => import('./Notifications'), { Failed: PartFailed });
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
