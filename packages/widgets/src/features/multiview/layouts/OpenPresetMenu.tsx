/** The popover of layouts, in a chunk that is loaded when it is first opened. */
import { selectPreview } from '@oshimado/machines/multiview';
import { Popover } from '@oshimado/ui/popover';
import { cloneElement, useState } from 'react';
import { useMultiviewState } from '../grid';
import { useTranslate } from '../../../base/sentences';
import { MenuPresets } from './MenuPresets';
import { PreviewBar } from './PreviewBar';
import type { PresetMenuProps } from './preset-menu.types';

/** Open from the start: it takes the place of a pressed button. */
export function OpenPresetMenu({ trigger, onShowAll }: PresetMenuProps) {
  const t = useTranslate('multiview');
  const [state, setState] = useState<'closed' | 'open' | 'previewing'>('open');
  const hasPreview = useMultiviewState(
    (snapshot) => selectPreview(snapshot)?.change.type === 'layout.choose',
  );
  const [opener, setOpener] = useState<Element | null>(null);
  return (
    <>
      <Popover
        label={t('layouts.title')}
        trigger={cloneElement(trigger, { ref: setOpener })}
        open={state === 'open'}
        onOpenChange={(isOpen) => setState(isOpen ? 'open' : 'closed')}
        style={{ maxInlineSize: 'min(550px, calc(100vw - 16px))' }}
      >
        <MenuPresets
          onChosen={() => setState('closed')}
          onPreviewed={() => setState('previewing')}
          onShowAll={() => {
            setState('closed');
            onShowAll();
          }}
        />
      </Popover>
      {state === 'previewing' && hasPreview ? (
        <PreviewBar
          opener={opener}
          onApplied={() => setState('closed')}
          onCancelled={() => setState('open')}
        />
      ) : null}
    </>
  );
}
