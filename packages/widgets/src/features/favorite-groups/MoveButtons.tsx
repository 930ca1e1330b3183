import { IconButton } from '@oshimado/ui/button';
import { ArrowDownIcon, ArrowUpIcon } from '@oshimado/ui/icon';
import { useTranslate } from '../../base/sentences';

export interface MoveButtonsProps {
  readonly name: string;
  /** From 0. */
  readonly at: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
}

/** One place up or down. At either end a button stays focusable: one that disappears would lose the focus. */
export function MoveButtons({ name, at, count, onMove }: MoveButtonsProps) {
  const t = useTranslate('groups');
  const isFirst = at === 0;
  const isLast = at === count - 1;
  return (
    <>
      <IconButton
        icon={ArrowUpIcon}
        label={t('sort.up', { name })}
        aria-disabled={isFirst || undefined}
        onClick={() => (isFirst ? undefined : onMove(at - 1))}
      />
      <IconButton
        icon={ArrowDownIcon}
        label={t('sort.down', { name })}
        aria-disabled={isLast || undefined}
        onClick={() => (isLast ? undefined : onMove(at + 1))}
      />
    </>
  );
}
