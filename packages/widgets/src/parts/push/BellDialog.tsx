/** The choices of a bell in a dialog, for menus and lists. */
import { Button } from '@oshimado/ui/button';
import { Dialog, DialogClose } from '@oshimado/ui/dialog';
import { useTranslate } from '../../base/sentences';
import type { BellSubject } from './bell-subject';
import { BellContent } from './BellContent';
import * as css from './push.css';

export interface BellDialogProps {
  readonly subject: BellSubject;
  readonly onClose: () => void;
}

export default function BellDialog({ subject, onClose }: BellDialogProps) {
  const t = useTranslate('push');
  const tWidgets = useTranslate('widgets');
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      closeLabel={tWidgets('close')}
      actions={
        <DialogClose>
          <Button>{tWidgets('close')}</Button>
        </DialogClose>
      }
    >
      <div className={css.fields}>
        <BellContent subject={subject} />
      </div>
    </Dialog>
  );
}
