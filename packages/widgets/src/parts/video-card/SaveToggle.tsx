import { CheckIcon, PlusIcon } from '@oshimado/ui/icon';
import { IconButton } from '@oshimado/ui/button';
import { useWidgets } from '../../base/context';
import { place, saveToggle } from './SaveToggle.css';

export interface SaveToggleProps {
  /** Title of the video it saves. */
  readonly title: string;
  /** Position of the picture: above the text of the card or before it; `bar`: the button is in a bar. */
  readonly shape: 'grid' | 'list' | 'bar';
  /** Whether the video is in the list. */
  readonly isSaved: boolean;
  readonly onToggle: () => void;
}

/**
 * Adds the video to the list or removes it. In the corner of the card's picture, or below a small one; visible on hover, and always
 * if the video is in the list.
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
