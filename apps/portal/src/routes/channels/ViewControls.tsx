/** In which order, and as cards or rows. */
import { IconButton } from '@oshimado/ui/button';
import { ArrowDownIcon, ArrowUpIcon, GridMediumIcon, ListIcon } from '@oshimado/ui/icon';
import { Select } from '@oshimado/ui/select';
import type { ChannelSort, StoredChannelTab } from '@oshimado/domain';
import { useTranslate } from '../../i18n/LanguageProvider';
import { isAscending } from './channel-sorts';
import * as css from './Channels.css';

interface ViewControlsProps {
  readonly sorts: readonly ChannelSort[];
  readonly sort: ChannelSort;
  readonly view: StoredChannelTab;
  readonly onChange: (changes: Partial<StoredChannelTab>) => void;
}

export function ViewControls({ sorts, sort, view, onChange }: ViewControlsProps) {
  const t = useTranslate('channels');
  const isUp = isAscending(sort, view.isReversed);
  const choose = (value: string) => {
    const chosen = sorts.find((one) => one === value);
    // Another sort begins in its own direction.
    if (chosen) onChange({ sort: chosen, isReversed: false });
  };
  return (
    <div className={css.controls}>
      <Select
        label={t('view.sort')}
        hideLabel
        value={sort}
        onChange={(event) => choose(event.currentTarget.value)}
        options={sorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
      />
      <IconButton
        icon={isUp ? ArrowUpIcon : ArrowDownIcon}
        label={t(isUp ? 'view.ascending' : 'view.descending')}
        onClick={() => onChange({ isReversed: !view.isReversed })}
      />
      <IconButton
        icon={view.cardView ? ListIcon : GridMediumIcon}
        label={t(view.cardView ? 'view.rows' : 'view.cards')}
        onClick={() => onChange({ cardView: !view.cardView })}
      />
    </div>
  );
}
