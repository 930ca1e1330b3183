/** Saves the places and chats of the layout under a name, without its videos. */
import { nameOf } from '@oshimado/contract';
import { countVideoSlots, saveProblem, withPreset } from '@oshimado/domain';
import { selectCells } from '@oshimado/machines/multiview';
import { Checkbox } from '@oshimado/ui/checkbox';
import { FormDialog } from '@oshimado/ui/dialog';
import { Notice } from '@oshimado/ui/notice';
import { TextField } from '@oshimado/ui/text-field';
import { useState } from 'react';
import { useMultiviewState } from '../grid';
import { useDeviceStore } from '../../../base/device';
import { useDialogLabels, useTranslate } from '../../../base/sentences';
import { useNotify } from '../../../base/toasts';
import { LayoutPicture } from './LayoutPicture';
import * as css from './layouts.css';
import { useIsPortrait } from './use-is-portrait';
import { usePresets } from './use-presets';

const NAME_MAX = 100;

export interface SaveLayoutDialogProps {
  /** Called when the layout was saved, and when the dialog closes without. */
  readonly onClose: () => void;
}

export default function SaveLayoutDialog({ onClose }: SaveLayoutDialogProps) {
  const t = useTranslate('multiview');
  const tPortal = useTranslate();
  const tWidgets = useTranslate('widgets');
  const device = useDeviceStore();
  const notify = useNotify();
  const cells = useMultiviewState(selectCells);
  const { ownPresets } = usePresets();
  const isPortrait = useIsPortrait();
  const [name, setName] = useState('');
  const [useInAuto, setUseInAuto] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const videos = countVideoSlots(cells);
  const problem = saveProblem(cells, name, ownPresets);
  const shown = isRefused || problem === 'takenName' ? problem : null;
  const isEmpty = cells.length === 0;
  const save = () => {
    // Another tab may have saved the same a moment ago.
    device.reread();
    if (saveProblem(cells, name, device.get().multiview.ownPresets) !== null) {
      setRefused(true);
      return;
    }
    device.send({
      type: 'multiview.change',
      change: (stored) => withPreset(stored, { cells, name, useInAuto }),
    });
    notify({ tone: 'success', title: t('layouts.save.saved', { name: nameOf(name) }) });
    onClose();
  };
  const rename = (text: string) => {
    setName(text);
    setRefused(false);
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t('layouts.save.title')}
      description={t('layouts.save.text')}
      {...useDialogLabels()}
      submitLabel={tPortal('button.save')}
      submitDisabled={isEmpty}
      onSubmit={save}
    >
      {isEmpty ? (
        <Notice tone="info">{t('layouts.refused.emptyLayout')}</Notice>
      ) : (
        <figure className={css.figure}>
          <LayoutPicture cells={cells} isPreset isPortrait={isPortrait} />
          <figcaption>{tWidgets('channel.videos', { count: videos })}</figcaption>
        </figure>
      )}
      <TextField
        label={t('layouts.save.name')}
        value={name}
        onValueChange={rename}
        maxLength={NAME_MAX}
        autoComplete="off"
        error={shown ? t(`layouts.refused.${shown}`) : undefined}
      />
      {videos > 0 ? (
        <Checkbox
          label={t('layouts.save.auto', { count: videos })}
          checked={useInAuto}
          onCheckedChange={setUseInAuto}
        />
      ) : null}
    </FormDialog>
  );
}
