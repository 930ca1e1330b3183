import { CheckIcon, PlusIcon } from '@oshimado/ui/icon';
import { IconButton } from '@oshimado/ui/button';
import { useWidgets } from '../context';
import { place, saveToggle } from './SaveToggle.css';

export interface SaveToggleProps {
  /** Title of the video it saves. */
  readonly title: string;
  /** Where the picture is: above the text of the card, or before it; `bar`: among the buttons of a bar. */
  readonly shape: 'grid' | 'list' | 'bar';
  /** Whether the video is in the list. */
  readonly isSaved: boolean;
  readonly onToggle: () => void;
}

/**
 * In the corner of a card's picture, or below a small one: in the list or not. Seen while the card is pointed at, and wherever it is on.
 */
export function SaveToggle({ title, shape, isSaved, onToggle }: SaveToggleProps) {
  const { t } = useWidgets();
  const button = (
    <IconButton
      icon={isSaved ? CheckIcon : PlusIcon}
      label={t('card.save', { title })}
      pressed={isSaved}
      className={shape === 'bar' ? undefined : saveToggle}
      onClick={onToggle}
    />
  );
  return shape === 'bar' ? button : <span className={place[shape]}>{button}</span>;
}
