/** Saves the places and chats of the layout under a name, without its videos. */
import { countVideoSlots, presetNameProblem } from '@oshimado/domain';
import { selectCells, type PresetRefusal } from '@oshimado/machines/multiview';
import { Checkbox } from '@oshimado/ui/checkbox';
import { FormDialog } from '@oshimado/ui/dialog';
import { Notice } from '@oshimado/ui/notice';
import { TextField } from '@oshimado/ui/text-field';
import { useState } from 'react';
import { useMultiviewEvents, useMultiviewState, useSendMultiview } from '../grid';
import { useTranslate } from '../../../base/sentences';
import { useNotify } from '../../../base/toasts';
import { LayoutPicture } from './LayoutPicture';
import * as css from './layouts.css';
import { useIsPortrait } from './use-is-portrait';

const NAME_MAX = 100;

export interface SaveLayoutDialogProps {
  /** Called when the layout was saved, and when the dialog closes without. */
  readonly onClose: () => void;
}

export default function SaveLayoutDialog({ onClose }: SaveLayoutDialogProps) {
  const t = useTranslate('multiview');
  const send = useSendMultiview();
  const notify = useNotify();
  const cells = useMultiviewState(selectCells);
  const own = useMultiviewState(({ context }) => context.ownPresets);
  const isPortrait = useIsPortrait();
  const [name, setName] = useState('');
  const [useInAuto, setUseInAuto] = useState(false);
  const [refused, setRefused] = useState<PresetRefusal>();
  useMultiviewEvents('preset.refused', ({ code }) => setRefused(code));
  useMultiviewEvents('preset.saved', ({ preset }) => {
    notify({ tone: 'success', title: t('layouts.save.saved', { name: preset.name }) });
    onClose();
  });
  const videos = countVideoSlots(cells);
  const problem = presetNameProblem(name, own);
  const code = problem === 'taken' ? 'takenName' : refused;
  const isEmpty = cells.length === 0;
  const save = () => send({ type: 'preset.save', name, useInAuto: useInAuto && videos > 0 });
  const rename = (text: string) => {
    setName(text);
    setRefused(undefined);
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t('layouts.save.title')}
      description={t('layouts.save.text')}
      closeLabel={t('close')}
      cancelLabel={t('cancel')}
      submitLabel={t('layouts.save.save')}
      submitDisabled={isEmpty}
      onSubmit={save}
    >
      {isEmpty ? (
        <Notice tone="info">{t('layouts.refused.emptyLayout')}</Notice>
      ) : (
        <figure className={css.figure}>
          <LayoutPicture cells={cells} isPreset isPortrait={isPortrait} />
          <figcaption>{t('layouts.picture.videos', { count: videos })}</figcaption>
        </figure>
      )}
      <TextField
        label={t('layouts.save.name')}
        value={name}
        onValueChange={rename}
        maxLength={NAME_MAX}
        autoComplete="off"
        error={code ? t(`layouts.refused.${code}`) : undefined}
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
