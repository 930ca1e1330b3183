import { AlertDialog } from '@oshimado/ui/alert-dialog';
import { Button } from '@oshimado/ui/button';
import { DeleteIcon, SearchIcon } from '@oshimado/ui/icon';
import { Switch } from '@oshimado/ui/switch';
import { TextField } from '@oshimado/ui/text-field';
import { useChangeSetting, useSettings } from '../../base/device';
import { useTranslate } from '../../base/sentences';
import { useViewer } from '../../base/viewer';
import * as css from './HistoryPage.css';
import { useHistoryActions } from './use-history-actions';

/** Whether watched videos are noted. */
export function KeepSwitch() {
  const t = useTranslate('history');
  const { keepHistory } = useSettings();
  const change = useChangeSetting();
  return (
    <Switch
      label={t('keep')}
      checked={keepHistory}
      onChange={(event) => change('keepHistory', event.currentTarget.checked)}
    />
  );
}

type ClearProps = Pick<HistoryToolbarProps, 'onClear'>;

function ClearButton({ onClear }: ClearProps) {
  const t = useTranslate('history');
  const tWidgets = useTranslate('widgets');
  const { user } = useViewer();
  const { clear } = useHistoryActions();
  return (
    <AlertDialog
      title={t('clearTitle')}
      description={t(user ? 'clearTextAccount' : 'clearText')}
      cancelLabel={tWidgets('cancel')}
      actionLabel={t('clear')}
      onAction={() => {
        onClear();
        clear();
      }}
      trigger={<Button startIcon={DeleteIcon}>{t('clear')}</Button>}
    />
  );
}

export interface HistoryToolbarProps {
  /** What is searched for. */
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Called when everything is about to be deleted. */
  readonly onClear: () => void;
}

/** Search, pause and deletion of everything. */
export function HistoryToolbar({ text, onText, onClear }: HistoryToolbarProps) {
  const t = useTranslate('history');
  const tPortal = useTranslate();
  return (
    <div className={css.toolbar} role="group" aria-label={tPortal('nav.history')}>
      <div className={css.search}>
        <TextField
          type="search"
          label={t('search')}
          hideLabel
          placeholder={t('search')}
          startIcon={SearchIcon}
          clearLabel={tPortal('searchBar.clear')}
          value={text}
          onValueChange={onText}
          maxLength={200}
        />
      </div>
      <KeepSwitch />
      <ClearButton onClear={onClear} />
    </div>
  );
}
