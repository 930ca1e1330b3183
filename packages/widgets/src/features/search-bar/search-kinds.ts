/** Word and icon of each kind of condition. */
import { chipText, type ChipType, type SearchRow } from '@oshimado/domain';
import type { MessageKey } from '@oshimado/locales';
import {
  ChatIcon,
  PeopleIcon,
  TagIcon,
  TwitchMark,
  WordsIcon,
  YouTubeMark,
  type IconType,
} from '@oshimado/ui/icon';

export interface SearchKind {
  readonly word: MessageKey<'search'>;
  readonly icon: IconType;
}

export const KINDS: Readonly<Record<ChipType, SearchKind>> = {
  'title & desc': { word: 'kind.title', icon: WordsIcon },
  comments: { word: 'kind.comments', icon: ChatIcon },
  channel: { word: 'kind.channel', icon: YouTubeMark },
  topic: { word: 'kind.topic', icon: TagIcon },
  org: { word: 'kind.org', icon: PeopleIcon },
  'video url': { word: 'kind.video', icon: YouTubeMark },
};
const ELSEWHERE: SearchKind = { word: 'kind.elsewhere', icon: TwitchMark };

export const kindOf = (row: SearchRow): SearchKind =>
  row.kind === 'chip' ? KINDS[row.chip.type] : ELSEWHERE;

export const textOf = (row: SearchRow): string =>
  row.kind === 'chip' ? chipText(row.chip) : row.video.id;
