import { Link } from '@oshimado/ui/link';
import { useTranslate } from '../../base/sentences';
import { useNotify } from '../../base/toasts';
import { CopyField } from './CopyField';
import { calendarApp } from './calendar-address';

/** "Copied with a notice for 1 s." */
const COPIED_MS = 1_000;

export interface CalendarAddressProps {
  readonly label: string;
  readonly address: string;
  readonly description?: string;
}

/** The address of a calendar, to copy or to open in a calendar program. */
export function CalendarAddress({ address, ...texts }: CalendarAddressProps) {
  const t = useTranslate('account');
  const tWidgets = useTranslate('widgets');
  const notify = useNotify();
  const onCopied = () =>
    notify({
      key: 'calendar',
      tone: 'success',
      title: tWidgets('menu.copied'),
      durationMs: COPIED_MS,
    });
  return (
    <CopyField
      {...texts}
      value={address}
      feedbackMs={COPIED_MS}
      onCopied={onCopied}
      more={<Link href={calendarApp(address)}>{t('calendar.app')}</Link>}
    />
  );
}
