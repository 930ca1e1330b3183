/** Icons of a card's marks, by their names in the view model. */
import {
  BroadcastIcon,
  CalendarIcon,
  NoteIcon,
  PlayIcon,
  TranslateIcon,
  type IconType,
} from '@oshimado/ui/icon';

export const cardIcons = {
  broadcast: BroadcastIcon,
  calendar: CalendarIcon,
  note: NoteIcon,
  play: PlayIcon,
  translate: TranslateIcon,
} as const satisfies Record<string, IconType>;

export type CardIcon = keyof typeof cardIcons;
