import { BellIcon } from '@oshimado/ui/icon';
import { MenuItem } from '@oshimado/ui/menu';
import { useTranslate } from '../../base/sentences';

/** The entry of a card's menu. */
export default function ReminderItem({ onSelect }: { readonly onSelect: () => void }) {
  const t = useTranslate('push');
  return (
    <MenuItem icon={BellIcon} onSelect={onSelect}>
      {t('remind')}
    </MenuItem>
  );
}
