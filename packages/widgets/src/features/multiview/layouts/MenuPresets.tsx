/** The content of the popover of layouts. */
import { countVideoSlots } from '@oshimado/domain';
import { selectMenuPresets, type MultiviewChange } from '@oshimado/machines/multiview';
import { Button } from '@oshimado/ui/button';
import { useEffect, type FocusEvent, type PointerEvent } from 'react';
import { isSameList, useMultiviewState, useSendMultiview } from '../grid';
import { muted } from '../../../base/page/elements.css';
import { useTranslate } from '../../../base/sentences';
import { menuTitle } from './layouts.css';
import { PresetChoice } from './PresetChoice';
import { choices } from './PresetChoice.css';
import { usePresets } from './use-presets';

export interface MenuPresetsProps {
  /** Called when a layout was chosen. */
  readonly onChosen: () => void;
  /** Called on a phone when a layout is previewed. */
  readonly onPreviewed: () => void;
  readonly onShowAll: () => void;
}

export function MenuPresets({ onChosen, onPreviewed, onShowAll }: MenuPresetsProps) {
  const t = useTranslate('multiview');
  const send = useSendMultiview();
  const { ownPresets } = usePresets();
  const presets = useMultiviewState(
    (snapshot) => selectMenuPresets(snapshot, ownPresets),
    isSameList,
  );
  const isMobile = useMultiviewState(({ context }) => context.isMobile);
  const videos = useMultiviewState(({ context }) => countVideoSlots(context.cells));
  const end = () => send({ type: 'preview.end' });
  // Closing the popover fires no pointerleave, so end the preview here. On phones it stays until it is confirmed.
  useEffect(() => (isMobile ? undefined : () => send({ type: 'preview.end' })), [isMobile, send]);
  const handlersOf = (change: MultiviewChange) => {
    const preview = () => send({ type: 'layout.preview', change });
    if (isMobile) {
      return {
        onClick: () => {
          preview();
          onPreviewed();
        },
      };
    }
    return {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'touch') preview();
      },
      onPointerLeave: end,
      // A popover that a pointer opens focuses its first button, which the viewer has not asked about.
      onFocus: ({ currentTarget }: FocusEvent) => {
        if (currentTarget.matches(':focus-visible')) preview();
      },
      onBlur: end,
      onClick: () => {
        send(change);
        onChosen();
      },
    };
  };
  const title = isMobile ? t('layouts.menu.phone') : t('layouts.menu.title', { count: videos });
  return (
    <>
      <h2 className={menuTitle}>{videos === 0 && !isMobile ? t('layouts.title') : title}</h2>
      {presets.length > 0 ? (
        <ul className={choices}>
          {presets.map((preset) => (
            <li key={preset.code}>
              <PresetChoice
                preset={preset}
                size="small"
                {...handlersOf({ type: 'layout.choose', code: preset.code })}
              />
            </li>
          ))}
        </ul>
      ) : (
        <p className={muted}>
          {videos === 0 ? t('layouts.menu.start') : t('layouts.menu.none', { count: videos })}
        </p>
      )}
      <div>
        <Button onClick={onShowAll}>{t('layouts.menu.showAll')}</Button>
      </div>
    </>
  );
}
