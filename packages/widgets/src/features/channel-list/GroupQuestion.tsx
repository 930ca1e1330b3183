import { AlertDialog } from '@oshimado/ui/alert-dialog';
import { useTranslate } from '../../base/sentences';

interface GroupQuestionProps {
  readonly group: string;
  readonly count: number;
  readonly isRemoval: boolean;
  readonly onYes: () => void;
  readonly onClose: () => void;
}

/** Confirmation before many favorites change at once. */
export default function GroupQuestion({
  group,
  count,
  isRemoval,
  onYes,
  onClose,
}: GroupQuestionProps) {
  const t = useTranslate('channels');
  const tWidgets = useTranslate('widgets');
  return (
    <AlertDialog
      open
      onClose={onClose}
      title={t(isRemoval ? 'group.confirmRemove' : 'group.confirmAdd', { group })}
      description={t(isRemoval ? 'group.confirmRemoveText' : 'group.confirmAddText', { count })}
      cancelLabel={tWidgets('cancel')}
      actionLabel={t(isRemoval ? 'group.remove' : 'group.add')}
      actionVariant={isRemoval ? 'danger' : 'solid'}
      onAction={onYes}
    />
  );
}
