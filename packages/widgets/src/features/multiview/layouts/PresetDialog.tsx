/** All layouts: those for a computer by number of videos, the viewer's own, and those for phones. */
import { MOBILE_PRESETS, type MultiviewPreset } from '@oshimado/domain';
import { selectPreview } from '@oshimado/machines/multiview';
import { Dialog } from '@oshimado/ui/dialog';
import { PanelTabs } from '@oshimado/ui/panel-tabs';
import { useState } from 'react';
import { useMultiviewState, useSendMultiview } from '../grid';
import { useTranslate } from '../../../base/sentences';
import { DesktopLayouts } from './DesktopLayouts';
import * as css from './layouts.css';
import { OwnLayouts } from './OwnLayouts';
import { PresetChoice } from './PresetChoice';
import { choices } from './PresetChoice.css';
import { PreviewBar } from './PreviewBar';

export interface PresetDialogProps {
  /** Called when a layout was chosen, and when the dialog closes without. */
  readonly onClose: () => void;
}

/** On a computer a press chooses a layout. On a phone it gives way to a preview, which can be used or left. */
export default function PresetDialog({ onClose }: PresetDialogProps) {
  const t = useTranslate('multiview');
  const tWidgets = useTranslate('widgets');
  const send = useSendMultiview();
  const isMobile = useMultiviewState(({ context }) => context.isMobile);
  const hasPreview = useMultiviewState(
    (snapshot) => selectPreview(snapshot)?.change.type === 'layout.choose',
  );
  // The dialog goes while a layout is previewed, and what opened it would be forgotten.
  const [opener] = useState(() => document.activeElement);
  const [isPreviewing, setPreviewing] = useState(false);
  const [tab, setTab] = useState(isMobile ? 'phone' : 'desktop');
  const choose = ({ code }: MultiviewPreset) => {
    const change = { type: 'layout.choose', code } as const;
    if (isMobile) {
      send({ type: 'layout.preview', change });
      setPreviewing(true);
    } else {
      send(change);
      onClose();
    }
  };
  if (isPreviewing && hasPreview) {
    return (
      <PreviewBar opener={opener} onApplied={onClose} onCancelled={() => setPreviewing(false)} />
    );
  }
  const phone = (
    <ul className={choices}>
      {MOBILE_PRESETS.map((preset) => (
        <li key={preset.code}>
          <PresetChoice preset={preset} onClick={() => choose(preset)} />
        </li>
      ))}
    </ul>
  );
  const tabs = [
    {
      value: 'desktop',
      label: t('layouts.desktop'),
      content: <DesktopLayouts onChoose={choose} />,
    },
    { value: 'own', label: t('layouts.own.title'), content: <OwnLayouts onChoose={choose} /> },
    { value: 'phone', label: t('layouts.phone'), content: phone },
  ];
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('layouts.title')}
      closeLabel={tWidgets('close')}
      style={{ maxInlineSize: '1000px' }}
    >
      <PanelTabs
        label={t('layouts.title')}
        value={tab}
        onValueChange={setTab}
        tabs={tabs.map((one) => ({
          ...one,
          content: <div className={css.scroller}>{one.content}</div>,
        }))}
      />
    </Dialog>
  );
}
