import { Button } from '@oshimado/ui/button';
import { Dialog, DialogClose } from '@oshimado/ui/dialog';
import { Select } from '@oshimado/ui/select';
import { useState } from 'react';
import { useTranslate } from '../../base/sentences';
import { pageClock } from '../../base/ticker';

const HOUR_MS = 3_600_000;
/** The server allows a day; two minutes less, because clocks differ. */
const DAY_MS = 24 * HOUR_MS - 120_000;

const LIVES = { now: 0, hour: HOUR_MS, day: DAY_MS } as const;
type Life = keyof typeof LIVES;

export interface RenewKeyDialogProps {
  readonly onClose: () => void;
  /** Called with the time at which the old key stops working. */
  readonly onRenew: (oldUntil: string) => void;
}

/** Asks before a key is replaced, and how long the old one stays valid. */
export default function RenewKeyDialog({ onClose, onRenew }: RenewKeyDialogProps) {
  const t = useTranslate('account');
  const tWidgets = useTranslate('widgets');
  const [life, setLife] = useState<Life>('day');
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('key.confirmTitle')}
      description={t('key.confirmText')}
      closeLabel={tWidgets('close')}
      actions={
        <>
          <DialogClose>
            <Button>{t('key.cancel')}</Button>
          </DialogClose>
          <Button
            variant="danger"
            onClick={() => {
              onRenew(new Date(pageClock.now() + LIVES[life]).toISOString());
              onClose();
            }}
          >
            {t('key.renew')}
          </Button>
        </>
      }
    >
      <Select
        label={t('key.oldUntil')}
        value={life}
        onChange={(event) => setLife(event.currentTarget.value as Life)}
        options={[
          { value: 'now', label: t('key.untilNow') },
          { value: 'hour', label: t('key.untilHour') },
          { value: 'day', label: t('key.untilDay') },
        ]}
      />
    </Dialog>
  );
}
