/** On a phone: a bar below the previewed layout that asks whether to use it. */
import { selectPreview } from '@oshimado/machines/multiview';
import { Button } from '@oshimado/ui/button';
import { usePortalContainer } from '@oshimado/ui/portal-container';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { useMultiviewState, useSendMultiview } from '../grid';
import { row } from '../../../base/page/elements.css';
import { useTranslate } from '../../../base/sentences';
import { LayoutPicture } from './LayoutPicture';
import * as css from './layouts.css';
import { useIsPortrait } from './use-is-portrait';

export interface PreviewBarProps {
  /** Gets the focus when the layout is used. */
  readonly opener: Element | null;
  /** Called when the layout is used. */
  readonly onApplied: () => void;
  /** Called when the layout stays as it was. */
  readonly onCancelled: () => void;
}

export function PreviewBar({ opener, onApplied, onCancelled }: PreviewBarProps) {
  const t = useTranslate('multiview');
  const tWidgets = useTranslate('widgets');
  const send = useSendMultiview();
  const preview = useMultiviewState(selectPreview);
  const isPortrait = useIsPortrait();
  const container = usePortalContainer();
  const titleId = useId();
  const bar = useRef<HTMLDivElement>(null);
  // What was pressed has gone with the list of layouts.
  useEffect(() => bar.current?.focus(), []);
  const cancel = () => {
    send({ type: 'preview.end' });
    onCancelled();
  };
  const apply = () => {
    send({ type: 'layout.apply' });
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    onApplied();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') cancel();
  };
  if (preview === null) return null;
  const isSame = preview.refusal !== null;
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes the bar from any of its buttons
    <div
      ref={bar}
      role="group"
      aria-labelledby={titleId}
      tabIndex={-1}
      className={css.previewBar}
      onKeyDown={onKeyDown}
    >
      <LayoutPicture cells={preview.cells} isPortrait={isPortrait} size="small" />
      <div className={css.previewWords}>
        <p id={titleId} className={css.previewTitle}>
          {isSame ? t('layouts.refused.unchanged') : t('layouts.preview.title')}
        </p>
        <div className={row}>
          <Button onClick={cancel}>{tWidgets('cancel')}</Button>
          {isSame ? null : (
            <Button variant="solid" onClick={apply}>
              {t('layouts.preview.apply')}
            </Button>
          )}
        </div>
      </div>
    </div>,
    container ?? document.body,
  );
}
