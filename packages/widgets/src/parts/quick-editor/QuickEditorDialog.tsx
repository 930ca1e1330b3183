/** The quick editor in a dialog, opened from the menu of a card. */
import { plainTitle } from '@oshimado/domain';
import { Dialog } from '@oshimado/ui/dialog';
import { useState } from 'react';
import type { VideoDialogRequest } from '../../base/asked-part/use-requested-dialog';
import { useLanguage, useTranslate } from '../../base/sentences';
import { textLanguage } from '../video-card';
import { QuickEditorFields } from './QuickEditorFields';

export interface QuickEditorDialogProps {
  /** The latest request; a new one opens it. */
  readonly request: VideoDialogRequest;
}

export default function QuickEditorDialog({ request }: QuickEditorDialogProps) {
  const tWidgets = useTranslate('widgets');
  const { language } = useLanguage();
  const [closed, setClosed] = useState<VideoDialogRequest>();
  const title = plainTitle(request.video.title);
  return (
    <Dialog
      open={closed !== request}
      onClose={() => setClosed(request)}
      title={tWidgets('menu.quickEditor')}
      description={
        <span lang={textLanguage(title, language)} translate="no">
          {title}
        </span>
      }
      closeLabel={tWidgets('close')}
    >
      <QuickEditorFields video={request.video} />
    </Dialog>
  );
}
