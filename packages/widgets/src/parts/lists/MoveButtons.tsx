import { IconButton } from '@oshimado/ui/button';
import { ArrowDownIcon, ArrowUpIcon } from '@oshimado/ui/icon';
import { useTranslate } from '../../base/sentences';

export interface MoveButtonsProps {
  /** Name of the row. */
  readonly name: string;
  /** Place of the row, from 0. */
  readonly at: number;
  /** How many rows there are. */
  readonly count: number;
  /** Called with the new place. */
  readonly onMove: (to: number) => void;
}

/** Move a row one place up or down. At either end a button stays focusable: one that disappears would lose the focus. */
export function MoveButtons({ name, at, count, onMove }: MoveButtonsProps) {
  const t = useTranslate('favorites');
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
