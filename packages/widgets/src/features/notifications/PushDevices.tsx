/** The devices of an account that receive notifications. */
import type { PushDevice } from '@oshimado/contract';
import { deviceOfAgent } from '@oshimado/domain';
import { Badge } from '@oshimado/ui/badge';
import { Button } from '@oshimado/ui/button';
import { List, ListItem } from '@oshimado/ui/list';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormatTime } from '../../base/clock';
import { useClient } from '../../base/context';
import { useFocusAfterPress, useOnline } from '../../base/page';
import { reportError } from '../../base/reporting';
import { useTranslate } from '../../base/sentences';
import { PUSH_KEY } from '../../parts/push';
import * as css from '../../parts/setting-fields/settings.css';

interface DeviceItemProps {
  readonly row: PushDevice;
  readonly isThis: boolean;
  readonly onDelete: () => void;
}

function DeviceItem({ row, isThis, onDelete }: DeviceItemProps) {
  const t = useTranslate('push');
  const tPortal = useTranslate();
  const formatTime = useFormatTime();
  const isOff = !useOnline();
  const known = row.device === null ? null : deviceOfAgent(row.device);
  const device = known ? `${known.browser}, ${known.system}` : (row.device ?? t('unknown'));
  const end = isThis ? (
    <Badge tone="success">{t('thisDevice')}</Badge>
  ) : (
    <Button size="small" disabled={isOff} onClick={onDelete} aria-label={t('delete', { device })}>
      {tPortal('button.delete')}
    </Button>
  );
  return (
    <ListItem
      end={end}
      description={
        row.used_at === null ? t('unused') : t('used', { time: formatTime(row.used_at) })
      }
    >
      {device}
    </ListItem>
  );
}

export interface PushDevicesProps {
  /** Id of the device that shows this; undefined where notifications are off. */
  readonly current: string | undefined;
}

/** Renders nothing while there is none. */
export function PushDevices({ current }: PushDevicesProps) {
  const t = useTranslate('push');
  const client = useClient();
  const queries = useQueryClient();
  const [hasFailed, setFailed] = useState(false);
  const { data = [] } = useQuery({
    queryKey: [...PUSH_KEY, 'devices'],
    queryFn: ({ signal }) => client.getPushDevices({}, { signal }),
    staleTime: 0,
  });
  const { ref, note } = useFocusAfterPress<HTMLDivElement>(data.length);
  const remove = async (id: string) => {
    // Its row goes, and the button with it.
    note('h3');
    setFailed(false);
    try {
      await client.deletePushDevice({ id });
    } catch (error) {
      reportError(error);
      setFailed(true);
    }
    await queries.invalidateQueries({ queryKey: PUSH_KEY });
  };
  if (data.length === 0) return null;
  return (
    <div ref={ref} className={css.field}>
      <h3 className={css.subheading} tabIndex={-1}>
        {t('devices')}
      </h3>
      <List label={t('devices')}>
        {data.map((row) => (
          <DeviceItem
            key={row.id}
            row={row}
            isThis={row.id === current}
            onDelete={() => void remove(row.id)}
          />
        ))}
      </List>
      {hasFailed ? (
        <p role="alert" className={css.refusal}>
          {t('failed')}
        </p>
      ) : null}
    </div>
  );
}
