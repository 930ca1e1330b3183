/** What the button "Layouts" of the toolbar opens: the layouts for the current number of videos. */
import { selectPreview } from '@oshimado/machines/multiview';
import { Popover } from '@oshimado/ui/popover';
import { Spinner } from '@oshimado/ui/spinner';
import { useState, type ReactElement } from 'react';
import { latePart, PartFailed } from '../../../base/late-part';
import { useMultiviewState } from '../grid';
import { useTranslate } from '../../../base/sentences';
import { PreviewBar } from './PreviewBar';

function Loading() {
  const t = useTranslate();
  return <Spinner label={t('list.loading')} />;
}

const MenuPresets = latePart(() => import('./MenuPresets'), { Loading, Failed: PartFailed });

export interface PresetMenuProps {
  /** The button that opens it; one element that takes a ref. */
  readonly trigger: ReactElement;
  /** Called when all layouts are wanted: opens the `PresetDialog`. */
  readonly onShowAll: () => void;
}

/**
 * A popover of layouts. What the pointer or the keyboard is on is previewed on the grid, and a press chooses it. On a phone
 * a press previews it, and a bar at the bottom asks whether to use it.
 */
export function PresetMenu({ trigger, onShowAll }: PresetMenuProps) {
  const t = useTranslate('multiview');
  const [state, setState] = useState<'closed' | 'open' | 'previewing'>('closed');
  const hasPreview = useMultiviewState(
    (snapshot) => selectPreview(snapshot)?.change.type === 'layout.choose',
  );
  const [opener, setOpener] = useState<Element | null>(null);
  return (
    <>
      <Popover
        label={t('layouts.title')}
        trigger={trigger}
        open={state === 'open'}
        onOpenChange={(isOpen) => {
          if (isOpen) setOpener(document.activeElement);
          setState(isOpen ? 'open' : 'closed');
        }}
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
