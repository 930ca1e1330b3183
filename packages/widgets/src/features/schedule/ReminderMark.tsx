import { BellIcon, Icon } from '@oshimado/ui/icon';
import { useTranslate } from '../../base/sentences';
import * as css from './ReminderMark.css';

/** That this device reminds of a stream. Renders a `<span>`. */
export function ReminderMark() {
  const t = useTranslate('schedule');
  return (
    <span className={css.mark}>
      <Icon icon={BellIcon} size="small" />
      {t('reminderSet')}
    </span>
  );
}
