import { CheckIcon, PlusIcon } from '@oshimado/ui/icon';
import { IconButton } from '@oshimado/ui/button';
import { useWidgets } from '../context';
import { saveToggle } from './SaveToggle.css';

export interface SaveToggleProps {
  /** Title of the video it saves. */
  readonly title: string;
  /** Whether the video is in the list. */
  readonly isSaved: boolean;
  readonly onToggle: () => void;
}

/** In the corner of a card's picture: in the list or not. Seen while the card is pointed at, and wherever it is on. */
export function SaveToggle({ title, isSaved, onToggle }: SaveToggleProps) {
  const { t } = useWidgets();
  return (
    <IconButton
      icon={isSaved ? CheckIcon : PlusIcon}
      label={t('card.save', { title })}
      pressed={isSaved}
      className={saveToggle}
      onClick={onToggle}
    />
  );
}
