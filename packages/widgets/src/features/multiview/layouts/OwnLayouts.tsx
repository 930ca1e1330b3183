/** The layouts that the viewer saved; each can be deleted. */
import { withoutPreset, type MultiviewPreset } from '@oshimado/domain';
import { AlertDialog } from '@oshimado/ui/alert-dialog';
import { IconButton } from '@oshimado/ui/button';
import { EmptyState } from '@oshimado/ui/empty-state';
import { DeleteIcon, MoreIcon, MultiviewIcon } from '@oshimado/ui/icon';
import { Menu, MenuItem } from '@oshimado/ui/menu';
import { useRef, useState } from 'react';
import { useSendDevice } from '../../../base/device';
import { useTranslate } from '../../../base/sentences';
import { useNotify } from '../../../base/toasts';
import * as css from './layouts.css';
import { PresetChoice } from './PresetChoice';
import { choices } from './PresetChoice.css';
import { useIsPortrait } from './use-is-portrait';
import { usePresets } from './use-presets';

export interface OwnLayoutsProps {
  readonly onChoose: (preset: MultiviewPreset) => void;
}

export function OwnLayouts({ onChoose }: OwnLayoutsProps) {
  const t = useTranslate('multiview');
  const tPortal = useTranslate();
  const tWidgets = useTranslate('widgets');
  const send = useSendDevice();
  const notify = useNotify();
  const { ownPresets: own, autoLayouts } = usePresets();
  const isPortrait = useIsPortrait();
  const [asked, setAsked] = useState<MultiviewPreset>();
  const root = useRef<HTMLDivElement>(null);
  const remove = ({ code, name }: MultiviewPreset) => {
    // What had the focus goes with the layout.
    root.current?.focus();
    send({ type: 'multiview.change', change: (stored) => withoutPreset(stored, code) });
    notify({ title: t('layouts.own.deleted', { name }) });
  };
  return (
    <div ref={root} tabIndex={-1}>
      {own.length === 0 ? (
        <EmptyState
          icon={MultiviewIcon}
          title={t('layouts.own.empty')}
          description={t('layouts.own.emptyHint')}
          headingLevel={3}
        />
      ) : (
        <ul className={choices}>
          {own.map((preset) => (
            <li key={preset.code} className={css.own}>
              <PresetChoice
                preset={preset}
                isPortrait={isPortrait}
                isAuto={autoLayouts.includes(preset.code)}
                onClick={() => onChoose(preset)}
              />
              <Menu
                trigger={
                  <IconButton icon={MoreIcon} label={t('cell.more', { name: preset.name })} />
                }
              >
                <MenuItem icon={DeleteIcon} onSelect={() => setAsked(preset)}>
                  {tPortal('button.delete')}
                </MenuItem>
              </Menu>
            </li>
          ))}
        </ul>
      )}
      <AlertDialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={t('layouts.own.question', { name: asked?.name ?? '' })}
        description={t('layouts.own.questionText')}
        cancelLabel={tWidgets('cancel')}
        actionLabel={tPortal('button.delete')}
        onAction={() => {
          if (asked) remove(asked);
        }}
      />
    </div>
  );
}
