/** A dialog about one video, opened from menus; its code is loaded with the first request, and it stays mounted after that. */
import type { TranslationLanguage, Video } from '@oshimado/contract';
import { Suspense, useCallback, useState, type ComponentType, type ReactNode } from 'react';
import { usePressedPart } from './use-pressed-part';

/** A request to open it; each is a new object, so that it can be opened twice for the same video. */
export interface VideoDialogRequest {
  readonly video: Video;
  /** The language that is chosen at first. Default: that of the dialog. */
  readonly lang?: TranslationLanguage | undefined;
}

export interface RequestedDialog {
  readonly open: (video: Video, lang?: TranslationLanguage) => void;
  /** The dialog; null before the first request. */
  readonly dialog: ReactNode;
}

/** `load` must be the same function on every render. */
export function useRequestedDialog(
  load: () => Promise<ComponentType<{ readonly request: VideoDialogRequest }>>,
): RequestedDialog {
  const { Part: Dialog, open: openDialog } = usePressedPart(load);
  const [request, setRequest] = useState<VideoDialogRequest | null>(null);
  const open = useCallback(
    (video: Video, lang?: TranslationLanguage) => {
      setRequest({ video, lang });
      openDialog();
    },
    [openDialog],
  );
  const dialog =
    Dialog && request ? (
      <Suspense fallback={null}>
        <Dialog request={request} />
      </Suspense>
    ) : null;
  return { open, dialog };
}
